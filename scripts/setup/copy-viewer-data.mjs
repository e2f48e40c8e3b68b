import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { readStamp, writeStamp } from "./stamp.mjs";

/** What pdf.js fetches while it draws: character maps, the fourteen standard fonts, colour profiles, image decoders. */
const FOLDERS = ["cmaps", "standard_fonts", "wasm", "iccs"];

/** Puts the PDF viewer's data where the server serves it, so that it works without a network. */
export function copyViewerData(say) {
  const target = inRoot("public", "pdfjs");
  const { version } = JSON.parse(readFileSync(inRoot("node_modules", "pdfjs-dist", "package.json"), "utf8"));
  if (readStamp(inRoot("public", "pdfjs", "version.txt")) === version) return false;
  say("Copying the PDF viewer's data …");
  rmSync(target, { recursive: true, force: true });
  for (const folder of FOLDERS) {
    const source = inRoot("node_modules", "pdfjs-dist", folder);
    if (existsSync(source)) cpSync(source, inRoot("public", "pdfjs", folder), { recursive: true });
  }
  writeStamp(inRoot("public", "pdfjs", "version.txt"), version);
  return true;
}
