import dynamic from "next/dynamic";

// As the viewer itself: fetched beside the page's own scripts, and never on the server.
const load = () => import("./drawing").then((module) => module.Drawing);
if (typeof window !== "undefined") void load();

/** One page's drawing; see `Drawing`. */
export const LazyDrawing = dynamic(load, { ssr: false });
