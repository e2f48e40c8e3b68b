/** Titles that programs write into a PDF and that say nothing: "Microsoft Word - draft.docx", "untitled", a bare file name. */
const EMPTY_TITLE = /^(untitled|document\d*|microsoft word|.*\.(docx?|rtf|indd|qxd|pdf|tex))\b/i;

/** What a book is called: the PDF's own title where it says something, else the file's name without its ending. */
export function bookTitle(pdfTitle: string | null, fileName: string): string {
  const title = pdfTitle?.normalize("NFC").trim() ?? "";
  if (title !== "" && !EMPTY_TITLE.test(title)) return title;
  return fileName.replace(/\.pdf$/i, "").normalize("NFC");
}
