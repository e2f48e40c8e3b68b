/** How far a book has come: its pages are being read, its monographs are coming in, or it is whole. */
export type BookState = "loading" | "importing" | "ready";

/** Books that readers see. */
export const VISIBLE = { in: ["importing", "ready"] satisfies BookState[] };

/** Books whose import has not ended. */
export const UNFINISHED = { in: ["loading", "importing"] satisfies BookState[] };
