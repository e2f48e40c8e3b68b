import { writeFile } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";
import path from "node:path";
import { writePoints } from "@/lib/export/vector-point";
import type { RecordError } from "@/lib/export/read-jsonl";
import { loadRecords } from "@/lib/load/load-records";
import type { Finding } from "@/lib/model/finding";
import { groupBy } from "@/lib/model/group-by";
import { sectionKeySchema } from "@/lib/model/section-key-schema";
import { UserError } from "@/lib/model/user-error";
import type { RunDiff } from "@/lib/model/views";
import { countSeverities } from "@/lib/pipeline/count-severities";
import { exportBook } from "@/lib/pipeline/export-book";
import { importChunks } from "@/lib/pipeline/import-chunks";
import { ingest } from "@/lib/pipeline/ingest";
import { prepareData } from "@/lib/pipeline/prepare-data";
import type { Progress } from "@/lib/pipeline/progress";
import { findProfile } from "@/lib/pipeline/find-profile";
import { readAgain } from "@/lib/pipeline/read-again";
import { fill } from "@/lib/pipeline/messages/messages";
import { previewRechunk, rechunk } from "@/lib/pipeline/rechunk";
import { readKeptLog, verifyLogs } from "@/lib/pipeline/verify-logs";
import { runFile } from "@/lib/pipeline/run-file";
import { writeOutput } from "@/lib/pipeline/write-output";
import { readActiveFindings } from "@/lib/store/list-gates";
import { openStore } from "@/lib/store/open-store";
import { findBookId } from "@/lib/store/read-book";
import { listBooks } from "@/lib/store/queries";
import { EXIT } from "./exit-codes";
import { type Arguments, readLimits, soleOperand, wanted } from "./read-arguments";
import { refusalError } from "./refusal-error";
import { resolvePath } from "./resolve-path";
import type { Terminal } from "./terminal";

/** A command: does its work, prints, and gives the exit code. Throws UserError. */
export type Command = (args: Arguments, terminal: Terminal) => Promise<number>;

async function bookOf(args: Arguments, { messages }: Terminal): Promise<string> {
  return findBook(soleOperand(args, "BOOK", messages));
}

async function findBook(reference: string): Promise<string> {
  const bookId = await findBookId(reference);
  if (!bookId) throw new UserError("book_not_found", { book: reference });
  return bookId;
}

const run: Command = async (args, terminal) => {
  const { messages, signal } = terminal;
  const file = resolvePath(soleOperand(args, "FILE.pdf", messages));
  const folder = resolvePath(wanted(args.options.out, "--out DIR", messages));
  const done = await runFile(file, folder, args.options.profile ?? "auto", readLimits(args, messages), { ocr: args.options.ocr, signal, onProgress: terminal.progress });
  terminal.settle();
  terminal.say(fill(messages.ran, { ...done, profile: done.profileId, counter: messages.counter[done.counter] }));
  terminal.say(fill(messages.findings, { ...done.findings }));
  terminal.say(fill(messages.unaccounted, { unaccounted: done.unaccounted }));
  terminal.say(fill(messages.written, { folder, files: done.files.join(", ") }));
  terminal.result({ ...done, folder });
  return EXIT.ok;
};

/**
 * By how much of what is in use the heap may grow before it is cleared, percent. The engine's own measure lets it double or more, which for a large book that
 * is all at hand, to be segmented, is some hundred megabytes of garbage. While pages are read little is in use, and clearing it so often would only cost time.
 */
const HEAP_GROWTH = { reading: 150, later: 30 };

function limitHeapGrowth({ stage, done, total }: Progress): void {
  setFlagsFromString(`--heap-growing-percent=${stage === "reading" && done < total ? HEAP_GROWTH.reading : HEAP_GROWTH.later}`);
}

const ingestFile: Command = async (args, terminal) => {
  const { messages, signal } = terminal;
  const onProgress = (progress: Progress) => {
    limitHeapGrowth(progress);
    terminal.progress(progress);
  };
  const { profile = "auto", name, job } = args.options;
  const done = await ingest({ filePath: resolvePath(soleOperand(args, "FILE.pdf", messages)), fileName: name, profile, ocr: args.options.ocr, jobId: job, signal, onProgress });
  terminal.settle();
  if (done.alreadyThere) terminal.say(fill(messages.alreadyThere, { title: done.title, bookId: done.bookId }));
  else {
    terminal.say(fill(messages.ingested, { ...done, profile: done.profileId, counter: done.counter ? messages.counter[done.counter] : "" }));
    terminal.say(fill(messages.findings, { ...done.findings }));
  }
  terminal.result(done);
  return EXIT.ok;
};

const books: Command = async (_args, terminal) => {
  const rows = await listBooks();
  if (rows.length === 0) terminal.say(terminal.messages.noBooks);
  for (const row of rows) terminal.say(fill(terminal.messages.book, { bookId: row.bookId, title: row.title, pages: row.pageCount, monographs: row.monographCount, chunks: row.chunkCount, block: row.findings.block }));
  terminal.result({ books: rows });
  return EXIT.ok;
};

function sayDiff({ messages, say }: Terminal, { decisions, findingsBefore, findingsAfter, ...counts }: RunDiff): void {
  say(fill(messages.diff, { ...counts, blockBefore: findingsBefore.block, blockAfter: findingsAfter.block }));
  say(fill(messages.decisions, decisions));
}

const chunk: Command = async (args, terminal) => {
  const { messages, signal } = terminal;
  const bookId = await bookOf(args, terminal);
  const drugId = args.options.monograph ?? null;
  const { section } = args.options;
  if (section !== undefined) wanted(args.options.monograph, "--monograph ID", messages);
  const sectionKey = section === undefined ? null : sectionKeySchema.safeParse(section).data;
  const about = { book: bookId, monograph: drugId ?? "", section: section ?? "" };
  if (sectionKey === undefined) throw new UserError("section_not_found", about);
  const request = { bookId, drugId, sectionKey, limits: readLimits(args, messages) };
  const work = { signal, onProgress: terminal.progress };
  if (args.options["dry-run"]) {
    const preview = await previewRechunk(request, work);
    terminal.settle();
    if (!preview.ok) throw refusalError(preview, about);
    terminal.say(messages.wouldRechunk);
    sayDiff(terminal, preview.diff);
    terminal.result({ diff: preview.diff });
    return EXIT.ok;
  }
  const done = await rechunk({ ...request, reviewer: null }, work);
  terminal.settle();
  if (!done.ok) throw refusalError(done, about);
  terminal.say(fill(messages.rechunked, { runId: done.run.runId, chunks: done.run.chunkCount, counter: messages.counter[done.run.counter] }));
  sayDiff(terminal, done.diff);
  terminal.result({ run: done.run, diff: done.diff });
  return EXIT.ok;
};

const readAs: Command = async (args, terminal) => {
  const { messages } = terminal;
  const { profile, reviewer = "" } = args.options;
  const profileId = wanted(profile, "--profile", messages);
  const isPreview = args.options["dry-run"] === true;
  if (!isPreview) wanted(reviewer, "--reviewer NAME", messages);
  const bookId = await bookOf(args, terminal);
  findProfile(profileId);
  const done = await readAgain({ bookId, profileId, note: "", reviewer, isPreview });
  if (!done.ok) throw refusalError(done, { book: bookId, profile: profileId });
  const { change } = done;
  terminal.say(isPreview ? messages.wouldReadAgain : fill(messages.readAgain, { profile: profileId }));
  terminal.say(fill(messages.readAgainChange, { before: change.monographs.before, after: change.monographs.after, added: change.added.count, gone: change.gone.count, sectionsAdded: change.sections.added, sectionsGone: change.sections.gone, sectionsChanged: change.sections.changed }));
  terminal.say(fill(messages.decisions, { ...change.decisions }));
  terminal.result({ bookId, profileId, change });
  return EXIT.ok;
};

/** Findings by gate, the blocking ones with their places. */
function sayFindings({ messages, say }: Terminal, findings: readonly Finding[]): void {
  for (const group of groupBy(findings, ({ gate, severity }) => `${gate} ${severity}`).values()) {
    const [first] = group;
    if (!first) continue;
    say(fill(messages.gate, { gate: first.gate, count: group.length, severity: first.severity }));
    for (const { place, expected, found } of first.severity === "block" ? group : []) {
      const where = [place.chunkId ?? [place.drugId, place.sectionKey].filter(Boolean).join("__"), place.physicalPage === null ? "" : `PDF ${place.physicalPage + 1}`].filter(Boolean).join(" · ");
      say(fill(messages.place, { where, expected, found }));
    }
  }
}

const check: Command = async (args, terminal) => {
  const { messages } = terminal;
  const bookId = await bookOf(args, terminal);
  const findings = await readActiveFindings(openStore().prisma, bookId);
  const counts = countSeverities(findings);
  sayFindings(terminal, findings);
  terminal.say(counts.block > 0 ? fill(messages.gatesRed, { count: counts.block }) : messages.gatesGreen);
  terminal.result({ bookId, counts, findings });
  return counts.block > 0 ? EXIT.gatesFailed : EXIT.ok;
};

const exportTo: Command = async (args, terminal) => {
  const { messages } = terminal;
  const folder = resolvePath(wanted(args.options.out, "--out DIR", messages));
  const bookId = await bookOf(args, terminal);
  const done = await exportBook(bookId);
  if (!done.ok) {
    sayFindings(terminal, done.findings);
    terminal.result({ bookId, ok: false, findings: done.findings });
    throw new UserError("export_blocked", { count: done.findings.length });
  }
  await writeOutput(folder, done.files);
  terminal.say(fill(messages.exported, { folder, files: done.files.map((file) => file.name).join(", ") }));
  if (done.leftOut > 0) terminal.say(fill(messages.leftOut, { count: done.leftOut }));
  terminal.result({ bookId, ok: true, folder, files: done.files.map((file) => file.name), leftOut: done.leftOut });
  return EXIT.ok;
};

/** Faults that are printed one by one; the rest is in the count, and all of them with `--json`. */
const FAULTS_SHOWN = 30;

/** Says what is wrong with the records of a file, and gives the error that refuses it. */
function recordsError(file: string, errors: readonly RecordError[], { messages, say, result }: Terminal): UserError {
  for (const { line, field, code, expected } of errors.slice(0, FAULTS_SHOWN))
    say(fill(messages.recordFault, { line, code, field: field === null ? "" : ` · ${field}`, expected: expected === "" ? "" : ` (${expected})` }));
  result({ ok: false, errors });
  return new UserError("records_invalid", { file: path.basename(file), count: errors.length });
}

function sayIgnored(ignoredFields: readonly string[], { messages, say }: Terminal): void {
  if (ignoredFields.length > 0) say(fill(messages.recordsIgnored, { fields: ignoredFields.join(", ") }));
}

const load: Command = async (args, terminal) => {
  const { messages } = terminal;
  const file = resolvePath(soleOperand(args, "CHUNKS.jsonl", messages));
  const loaded = await loadRecords(file);
  if (!loaded.ok) throw recordsError(file, loaded.errors, terminal);
  const records = loaded.records.map((entry) => entry.record);
  sayIgnored(loaded.ignoredFields, terminal);
  terminal.say(fill(messages.recordsRead, { count: records.length }));
  if (args.options.out !== undefined) {
    const folder = resolvePath(args.options.out);
    await writeOutput(folder, [{ name: "points.jsonl", text: writePoints(records) }]);
    terminal.say(fill(messages.written, { folder, files: "points.jsonl" }));
  }
  terminal.result({ ok: true, records: records.length, ignoredFields: loaded.ignoredFields });
  return EXIT.ok;
};

const importFile: Command = async (args, terminal) => {
  const { messages, signal } = terminal;
  const filePath = resolvePath(soleOperand(args, "CHUNKS.jsonl", messages));
  const limits = readLimits(args, messages);
  const bookId = await findBook(wanted(args.options.book, "--book BOOK", messages));
  const done = await importChunks({ bookId, filePath, limits }, { signal, onProgress: terminal.progress });
  terminal.settle();
  if ("errors" in done) throw recordsError(filePath, done.errors, terminal);
  if (!done.ok) throw refusalError(done, { book: bookId });
  const { run, diff, records, ignoredFields } = done;
  sayIgnored(ignoredFields, terminal);
  terminal.say(fill(messages.imported, { runId: run.runId, records }));
  terminal.say(fill(messages.findings, { ...run.findings }));
  sayDiff(terminal, diff);
  terminal.result({ ok: true, bookId, run, diff, records, ignoredFields });
  return EXIT.ok;
};

/** `audit verify`: walks the log of one book or of all, against what a manifest kept of it where one is given. */
const audit: Command = async (args, terminal) => {
  const { messages, say } = terminal;
  const what = soleOperand(args, "verify", messages);
  if (what !== "verify") throw new UserError("usage", { problem: fill(messages.problems.command, { name: `audit ${what}` }) });
  const { book, manifest } = args.options;
  const kept = manifest === undefined ? null : await readKeptLog(resolvePath(manifest));
  const checked = await verifyLogs(book === undefined ? null : await findBook(book), kept);
  for (const { bookId, title, state } of checked) say(state.ok ? fill(messages.logHolds, { bookId, title, length: state.length, head: state.head }) : fill(messages.logBroken[state.fault], { bookId, title, sequence: state.sequence }));
  const ok = checked.every((entry) => entry.state.ok);
  terminal.result({ ok, books: checked });
  return ok ? EXIT.ok : EXIT.logBroken;
};

const sample: Command = async (args, terminal) => {
  const file = resolvePath(wanted(args.options.out, "--out FILE.pdf", terminal.messages));
  // Only here: what sets type takes a good part of a second to load.
  const { typesetSample } = await import("@/lib/sample/typeset-sample");
  const { pdf } = await typesetSample();
  try {
    await writeFile(file, pdf);
  } catch {
    throw new UserError("output_not_writable", { path: file });
  }
  terminal.say(fill(terminal.messages.sample, { file }));
  terminal.result({ file });
  return EXIT.ok;
};

const prepare: Command = async (_args, terminal) => {
  const { loaded } = await prepareData({ signal: terminal.signal, onProgress: terminal.progress });
  terminal.settle();
  terminal.say(terminal.messages.prepared);
  terminal.result({ loaded });
  return EXIT.ok;
};

/** Every command by its name. `prepare` is for `npm start`, which runs it before the first start. */
export const COMMANDS: Readonly<Record<string, Command>> = { run, ingest: ingestFile, books, chunk, "read-again": readAs, check, export: exportTo, load, import: importFile, audit, sample, prepare };
