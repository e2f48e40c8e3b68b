import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { inRoot } from "./paths.mjs";
import { readStamp, writeStamp } from "./stamp.mjs";

/** The thread that reads PDFs, and what pdf.js fetches while it draws: character maps, the fourteen standard fonts, colour profiles, image decoders. */
const PARTS = ["build/pdf.worker.min.mjs", "cmaps", "standard_fonts", "wasm", "iccs"];

/** Puts the PDF viewer's data where the server serves it, so that it works without a network. */
export function copyViewerData(say) {
  const target = inRoot("public", "pdfjs");
  const { version } = JSON.parse(readFileSync(inRoot("node_modules", "pdfjs-dist", "package.json"), "utf8"));
  const stamp = inRoot("public", "pdfjs", "version.txt");
  const wanted = `${version} ${PARTS.join(" ")}`;
  if (readStamp(stamp) === wanted) return false;
  say("Copying the PDF viewer's data …");
  rmSync(target, { recursive: true, force: true });
  for (const part of PARTS) {
    const source = inRoot("node_modules", "pdfjs-dist", part);
    if (existsSync(source)) cpSync(source, inRoot("public", "pdfjs", path.basename(part)), { recursive: true });
  }
  writeStamp(stamp, wanted);
  return true;
}
