import { createServer } from "node:net";

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host: "127.0.0.1", exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** The first free port of this computer's own address, from `first` on; null when a hundred in a row are taken. */
export async function freePort(first) {
  for (let port = first; port < Math.min(first + 100, 65_536); port++) if (await isFree(port)) return port;
  return null;
}
