/** The files of an export, in the order in which screens list them. */
export const EXPORT_FILES = ["chunks.jsonl", "chunks-full.jsonl", "boxes.json", "findings.json", "manifest.json"] as const;
export type ExportFileName = (typeof EXPORT_FILES)[number];
