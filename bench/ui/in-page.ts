/** What runs inside the page: waits until something is on the screen and says when, in milliseconds since the page began (`performance.now()`). */

/** The open page is drawn and its boxes lie on it; rejects after half a minute. `physicalPage` null: whichever page. 0-indexed. */
export const paintedPage = (physicalPage: number | null): Promise<number> =>
  new Promise((resolve, reject) => {
    const called = performance.now();
    const look = () => {
      if (performance.now() - called > 30_000) return reject(new Error(`page ${physicalPage} is not drawn`));
      const overlay = document.querySelector<SVGSVGElement>("svg[data-physical-page]");
      const there = overlay !== null && (physicalPage === null || Number(overlay.dataset.physicalPage) === physicalPage);
      if (there && document.querySelector("[data-painted]") !== null && overlay.querySelector("[data-box]") !== null) requestAnimationFrame(() => resolve(performance.now()));
      else requestAnimationFrame(look);
    };
    look();
  });

/** Milliseconds from the next event of that kind to the frame after the one in which `selector` matches another set of elements than now. */
export const changeAfter = ([event, selector]: [string, string]): Promise<number> =>
  new Promise((resolve) => {
    const mark = () => [...document.querySelectorAll(selector)].map((element) => element.outerHTML.slice(0, 120)).join();
    const before = mark();
    addEventListener(
      event,
      ({ timeStamp }) => {
        const look = () => (mark() === before ? requestAnimationFrame(look) : resolve(performance.now() - timeStamp));
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
