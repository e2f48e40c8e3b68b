import { Fragment } from "react";
import { type SearchQuery, findMarks } from "@/lib/model/search-query";

/** Text with what was looked for marked in it. Text nodes only: whatever a book prints is never read as markup. */
export function MarkedText({ text, query, begins }: { text: string; query: SearchQuery; begins: boolean }) {
  const pieces: { from: number; text: string; marked: boolean }[] = [];
  let at = 0;
  for (const { start, end } of findMarks(text, query, begins)) {
    pieces.push({ from: at, text: text.slice(at, start), marked: false }, { from: start, text: text.slice(start, end), marked: true });
    at = end;
  }
  pieces.push({ from: at, text: text.slice(at), marked: false });
  return pieces.filter((piece) => piece.text !== "").map((piece) => (piece.marked ? <mark key={piece.from}>{piece.text}</mark> : <Fragment key={piece.from}>{piece.text}</Fragment>));
}
