/**
 * Comes in: a browser. Goes out: a window in it that nobody records, as a reader's is. The windows that the test library opens are watched, and a watched window
 * keeps the body of every answer for whoever watches: its memory grows with all that was ever sent to it.
 */
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, CDPSession } from "@playwright/test";

export interface PlainPage {
  /** What an expression yields in the page, as JSON; a promise is waited for. Rejects with what it throws. */
  evaluate<T>(expression: string): Promise<T>;
  /** Collects what nothing holds any more, in the page and in its threads. */
  collect(): Promise<void>;
  /** Does one thing of the debugging protocol to the page. */
  send<T>(method: string, params?: object): Promise<T>;
  close(): Promise<void>;
}

interface Reply {
  id?: number;
  method?: string;
  params?: { sessionId: string };
  result?: unknown;
  error?: { message: string };
}

/** A window of 1440 × 900 in a browser context of its own. */
export async function plainPage(browser: Browser, url: string): Promise<PlainPage> {
  const cdp = await browser.newBrowserCDPSession();
  const { browserContextId } = await cdp.send("Target.createBrowserContext");
  const { targetId } = await cdp.send("Target.createTarget", { url: "about:blank", browserContextId });
  const { sessionId } = await cdp.send("Target.attachToTarget", { targetId });
  const threads = new Set<string>();
  const send = sender(cdp, sessionId, (thread) => threads.add(thread));
  await send("Emulation.setDeviceMetricsOverride", { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false });
  await send("Page.enable");
  // The compiler that runs this file names functions by a helper that a page does not have.
  await send("Page.addScriptToEvaluateOnNewDocument", { source: "globalThis.__name = (it) => it" });
  await send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  await send("Page.navigate", { url });
  return {
    send,
    async evaluate<T>(expression: string): Promise<T> {
      const { result, exceptionDetails } = await send<{ result: { value: T }; exceptionDetails?: { exception?: { description?: string }; text: string } }>("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    async collect() {
      await send("HeapProfiler.collectGarbage");
      // A thread that has ended cannot be told anything.
      for (const thread of threads) await send("Target.sendMessageToTarget", { sessionId: thread, message: JSON.stringify({ id: 1, method: "HeapProfiler.collectGarbage" }) }).catch(() => threads.delete(thread));
      await pause(500);
    },
    async close() {
      await cdp.send("Target.disposeBrowserContext", { browserContextId });
      await cdp.detach();
    },
  };
}

function sender(cdp: CDPSession, sessionId: string, onThread: (sessionId: string) => void): PlainPage["send"] {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  cdp.on("Target.receivedMessageFromTarget", (event) => {
    if (event.sessionId !== sessionId) return;
    const reply = JSON.parse(event.message) as Reply;
    if (reply.method === "Target.attachedToTarget" && reply.params !== undefined) onThread(reply.params.sessionId);
    if (reply.id === undefined) return;
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  return <T>(method: string, params: object = {}) =>
    new Promise<T>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ result, error }) => (error === undefined ? resolve(result as T) : reject(new Error(`${method}: ${error.message}`))));
      cdp.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method, params }) }).catch(reject);
    });
}
