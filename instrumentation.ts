/** Called once by Next when a server starts: imports that the last one left unfinished are gone on with. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { resumeCutOff } = await import("@/lib/pipeline/jobs");
  await resumeCutOff().catch((error) => console.error(error));
}
