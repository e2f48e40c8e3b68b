import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inRoot, root } from "./paths.mjs";

function* filesUnder(file, skip) {
  if (!existsSync(file)) return;
  if (!statSync(file).isDirectory()) {
    yield file;
    return;
  }
  const names = readdirSync(file).sort();
  for (const name of names) {
    const below = path.join(file, name);
    if (!skip(path.relative(root, below).replaceAll(path.sep, "/"))) yield* filesUnder(below, skip);
  }
}

/** A hash over names and contents of files and folders of the checkout. `skip` gets paths with forward slashes and leaves out what it says yes to. */
export function hashSources(places, skip = () => false) {
  const hash = createHash("sha256").update(process.version);
  for (const place of places) {
    for (const file of filesUnder(inRoot(place), skip)) {
      hash.update(`\0${path.relative(root, file).replaceAll(path.sep, "/")}\0`);
      hash.update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}

/** What a stamp file says; null when there is none. */
export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, "utf8").trim() : null;
}

export function writeStamp(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
}
