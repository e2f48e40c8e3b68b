/** The address of a table's desk. */
export function tableDeskHref(bookId: string, blockId: string): string {
  return `/books/${bookId}/blocks/${encodeURIComponent(blockId)}`;
}
