/** What runs inside the page: waits until something is on the screen and says when. Each function stands for itself: it is sent to the page as text. */

/** The page as it is drawn. */
export interface Painted {
  /** Milliseconds since the page began (`performance.now()`). */
  at: number;
  /** The address without its host. */
  path: string;
}

/** The open page is drawn, its boxes lie on it and, where `lit`, one of them is lit; rejects after half a minute. `physicalPage` null: whichever page. 0-indexed. */
export const paintedPage = ([physicalPage, lit]: [number | null, boolean]): Promise<Painted> =>
  new Promise((resolve, reject) => {
    const called = performance.now();
    const look = () => {
      if (performance.now() - called > 30_000) return reject(new Error(`page ${physicalPage} is not drawn`));
      const overlay = document.querySelector<SVGSVGElement>("svg[data-physical-page]");
      const there = overlay !== null && (physicalPage === null || Number(overlay.dataset.physicalPage) === physicalPage);
      const drawn = there && document.querySelector("[data-painted]") !== null && overlay.querySelector(lit ? "[data-box][data-lit]" : "[data-box]") !== null;
      if (drawn) requestAnimationFrame(() => resolve({ at: performance.now(), path: location.pathname }));
      else requestAnimationFrame(look);
    };
    look();
  });

/** How long an event took to show, milliseconds. */
export interface Answer {
  /** From the event's own time until the page was told: the browser tells of a pointer's moves once a frame. */
  told: number;
  /** From then until what it changes stands in the page, with styles and layout worked out. */
  work: number;
  /** From the event's own time until the next frame had been painted. */
  painted: number;
}

/** The answer to the next event of that kind. With `selector`: what it matches must change; rejects where it does not within five seconds. */
export const answerTo = ([event, selector]: [string, string | null]): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const mark = () => (selector === null ? Math.random() : [...document.querySelectorAll(selector)].map((element) => element.outerHTML).join());
    const before = mark();
    const limit = setTimeout(() => reject(new Error(`nothing changed in ${selector} after ${event}`)), 5_000);
    let told = 0;
    const look = (timeStamp: number) => {
      if (mark() === before) return requestAnimationFrame(() => look(timeStamp));
      document.body.getBoundingClientRect();
      const work = performance.now() - told;
      clearTimeout(limit);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve({ told: told - timeStamp, work, painted: performance.now() - timeStamp });
      // The task after the frame's own: the frame has been painted.
      requestAnimationFrame(() => port2.postMessage(null));
    };
    addEventListener(event, () => (told = performance.now()), { capture: true, once: true });
    // After the page's own listeners; what they changed stands in the page when the microtasks are done.
    addEventListener(event, ({ timeStamp }) => queueMicrotask(() => look(timeStamp)), { once: true });
  });

/** Bytes of all canvases' pixels. */
export const canvasBytes = (): number => [...document.querySelectorAll("canvas")].reduce((sum, canvas) => sum + canvas.width * canvas.height * 4, 0);
