/** Comes in: a port of this computer. Goes out: another port that leads to it, and counts what the browser is sent, headers and all. Changes no byte. */
import net from "node:net";

export interface CountingProxy {
  port: number;
  /** Bytes sent to the browser since the last call. */
  take(): number;
  close(): void;
}

export async function countingProxy(target: number): Promise<CountingProxy> {
  let bytes = 0;
  const open = new Set<() => void>();
  const server = net.createServer((browser) => {
    const there = net.connect(target, "127.0.0.1");
    there.on("data", (part) => {
      bytes += part.length;
    });
    browser.pipe(there).pipe(browser);
    const end = () => {
      open.delete(end);
      browser.destroy();
      there.destroy();
    };
    open.add(end);
    for (const socket of [browser, there]) socket.on("error", end).on("close", end);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as net.AddressInfo;
  return {
    port,
    take: () => {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    close: () => {
      server.close();
      for (const end of open) end();
    },
  };
}
