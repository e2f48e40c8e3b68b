// Preloaded into the server: when the process that started it is gone, however it ended, the server goes too.
if (process.send) {
  process.on("disconnect", () => process.exit(0));
  process.channel?.unref();
}
