/** What the command line says, in English. Errors have their sentences in lib/model/error-sentences.ts. */
export const EN = {
  help: `seamcheck – turn a formulary PDF into chunks that a pharmacist can judge

  seamcheck run FILE.pdf --out DIR [--profile auto|duoc-thu|ema-smpc|vi-leaflet|fda-label|vi-drug-list] [--ocr] [LIMITS]
      All stages, no database: pages.json, monographs.json, chunks.jsonl, boxes.json, findings.json, summary.json
  seamcheck ingest FILE.pdf [--profile …] [--name NAME] [--ocr]
      Adds a book to the workbench
      --ocr reads pages without usable text from their pictures (Tesseract); such text is quarantined until it is approved
  seamcheck books
      The books that are there
  seamcheck chunk BOOK [--monograph ID [--section KEY]] [LIMITS] [--dry-run]
      Chunks again; decisions are kept. --dry-run only says what would change
  seamcheck read-again BOOK --profile … --reviewer NAME [--dry-run]
      Reads the stored pages again as another kind of book; decisions are kept, and it can be undone. --dry-run only says what would change
  seamcheck check BOOK
      What the gates found; ends with 1 when something blocks an export
  seamcheck export BOOK --out DIR
      chunks.jsonl (schema v4), chunks-full.jsonl, boxes.json, findings.json, manifest.json; refused while something blocks
  seamcheck load CHUNKS.jsonl [--out DIR]
      Checks anybody's chunks.jsonl as a loader does; with --out writes points.jsonl, an id and a payload a line
  seamcheck import CHUNKS.jsonl --book BOOK [LIMITS]
      Takes chunks made elsewhere into a book, to be checked and reviewed like its own; a record without its one place there refuses the file
  seamcheck audit verify [--book BOOK] [--manifest MANIFEST.json]
      Whether the logs of decisions are unbroken; with a manifest also whether a log still has all that it had then. Ends with 5 where one is not
  seamcheck sample --out FILE.pdf
      Writes the sample formulary

  LIMITS    --target N --ceiling N --overlap N   in cl100k_base tokens (650, 800, 65)
  BOOK      a book's id or its beginning, its title, or its file's name
  --json    one JSON object on standard output, for scripts
  --lang    vi or en; otherwise the environment's language
  Data lie in the folder data, or where SEAMCHECK_DATA says.

  Ends with 0 done · 1 gates failed · 2 wrong command · 3 unusable input or output · 4 not found · 5 log broken · 70 fault of the program · 130 stopped`,
  stages: { queued: "Waiting", reading: "Reading pages", recognising: "Reading scans by OCR", segmenting: "Finding monographs", chunking: "Chunking" },
  units: { queued: "", reading: "pages", recognising: "pages", segmenting: "pages", chunking: "monographs" },
  rate: "{rate} {unit}/s",
  remaining: "about {seconds} s left",
  counter: { cl100k_base: "tokens counted with cl100k_base", estimate: "tokens only estimated: no tokenizer could be loaded" },
  ran: "{monographs} monographs on {pages} pages ({profile}), {chunks} chunks; {counter}.",
  findings: "Findings: {block} blocking, {warn} to look at, {note} noted.",
  unaccounted: "Characters unaccounted for: {unaccounted}.",
  written: "Written to {folder}: {files}.",
  ingested: "“{title}” is in the workbench as {bookId}: {monographs} monographs on {pages} pages ({profile}), {chunks} chunks; {counter}.",
  alreadyThere: "“{title}” is there already, as {bookId}. Nothing was changed.",
  noBooks: "No books yet. Add one: seamcheck ingest FILE.pdf",
  book: "{bookId}  {title} · {pages} pages · {monographs} monographs · {chunks} chunks · {block} blocking",
  rechunked: "Run {runId}: {chunks} chunks; {counter}.",
  wouldRechunk: "Nothing was changed. It would change:",
  diff: "{seamsMoved} seams moved, {chunksAdded} chunks added, {chunksGone} gone, {chunksSame} the same; tokens {tokensBefore} → {tokensAfter}; blocking findings {blockBefore} → {blockAfter}.",
  decisions: "Decisions: {carried} carried, {lookAgain} to look at again, {orphaned} without a place.",
  wouldReadAgain: "Nothing was changed. It would change:",
  readAgain: "The book is now read as {profile}.",
  readAgainChange: "{before} monographs → {after} ({added} new, {gone} gone); sections: {sectionsAdded} new, {sectionsGone} gone, {sectionsChanged} with another text.",
  gate: "{gate}: {count} ({severity})",
  gatesGreen: "Nothing blocks an export.",
  gatesRed: "{count} findings block an export.",
  place: "  {where}: expected {expected}, found {found}",
  exported: "Exported to {folder}: {files}.",
  leftOut: "{count} chunks of table rows are only in chunks-full.jsonl: schema v4 does not know them.",
  recordFault: "  line {line}{field}: {code}{expected}",
  recordsIgnored: "Fields that schema v4 does not have were left out: {fields}.",
  recordsRead: "{count} records, none with a fault.",
  imported: "Run {runId}: {records} chunks imported from the file.",
  logHolds: "{bookId}  {title}: the chain holds, {length} entries, head {head}",
  logBroken: {
    number_missing: "{bookId}  {title}: BROKEN, entry {sequence} is missing",
    chain_broken: "{bookId}  {title}: BROKEN, entry {sequence} does not follow the one before",
    entry_changed: "{bookId}  {title}: BROKEN, entry {sequence} was changed",
    end_cut_off: "{bookId}  {title}: BROKEN, the end was cut off: entry {sequence} of the manifest is missing",
    entry_replaced: "{bookId}  {title}: BROKEN, entry {sequence} is not the one that the manifest names",
  },
  sample: "Sample formulary written to {file}.",
  prepared: "The data folder is ready.",
  problems: {
    command: "there is no command “{name}”",
    missing: "{what} is missing",
    number: "{option} wants a whole number, not “{value}”",
    surplus: "“{value}” is too much",
  },
};
