/** A PDF file in, the result files of a run in a folder out. Never opens the database. */
import { boxesFile, findingsFile, monographsFile, pagesFile, summaryFile } from "@/lib/export/run-files";
import { writeJsonl } from "@/lib/export/write-jsonl";
import type { FindingCounts } from "@/lib/model/views";
import type { ChunkLimits, TokenCounterName } from "@/lib/model/limits";
import { addLedgers } from "@/lib/model/section-ledger";
import { countSeverities } from "./count-severities";
import { jsonFile } from "./output-file";
import { processPdf } from "./process-pdf";
import type { WorkOptions } from "./progress";
import { namingFile, readPdfFile } from "./read-pdf-file";
import { writeOutput } from "./write-output";

export interface RunFileResult {
  profileId: string;
  counter: TokenCounterName;
  pages: number;
  monographs: number;
  chunks: number;
  findings: FindingCounts;
  /** Characters of sections that stand in no chunk and are not quarantined. */
  unaccounted: number;
  files: string[];
}

/** Runs all stages on a file and writes pages.json, monographs.json, chunks.jsonl, boxes.json, findings.json and summary.json to `folder`. Throws UserError. */
export async function runFile(filePath: string, folder: string, profile: string, limits: ChunkLimits, options: WorkOptions & { ocr?: boolean | undefined } = {}): Promise<RunFileResult> {
  const file = await readPdfFile(filePath);
  return namingFile(file.fileName, async () => {
    const { book, chunked, counter, bookFindings, ran } = await processPdf(file.bytes, profile, limits, options);
    const chunks = chunked.flatMap((entry) => entry.chunks);
    const findings = [...chunked.flatMap((entry) => entry.findings), ...bookFindings];
    const ledger = addLedgers(chunked.flatMap((entry) => entry.sections.map((section) => section.ledger)));
    const states = new Map(book.monographs.flatMap((monograph) => monograph.blocks.map((block) => [block.blockId, block.machineState])));
    const blockStateOf = (blockId: string) => states.get(blockId) ?? "quarantined";
    const files = [
      jsonFile("pages.json", pagesFile(book)),
      jsonFile("monographs.json", monographsFile(book, blockStateOf)),
      { name: "chunks.jsonl", text: writeJsonl(chunks, { strict: true }).text },
      jsonFile("boxes.json", boxesFile(chunks)),
      jsonFile("findings.json", findingsFile(findings)),
      jsonFile("summary.json", summaryFile({ fileName: file.fileName, sha256: file.sha256, book, chunks, limits, counterName: counter.name, ledger, findings, ran, blockStateOf })),
    ];
    await writeOutput(folder, files);
    return {
      profileId: book.profileId,
      counter: counter.name,
      pages: book.pages.length,
      monographs: book.monographs.length,
      chunks: chunks.length,
      findings: countSeverities(findings),
      unaccounted: ledger.unaccounted,
      files: files.map((entry) => entry.name),
    };
  });
}
