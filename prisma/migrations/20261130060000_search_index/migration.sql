-- What is searched: a row a chunk that counts, or a section's text that stands in no chunk. Written by lib/store/search-index.ts; not in schema.prisma,
-- which knows no full-text tables. A book that was stored before has no rows: they are made when it is first searched.
CREATE TABLE "search_docs" (
    "docId" INTEGER NOT NULL PRIMARY KEY,
    "bookId" TEXT NOT NULL,
    "drugId" TEXT NOT NULL,
    "sectionKey" TEXT NOT NULL,
    -- Of the chunk in its monograph's active run; -1 for what stands in no chunk.
    "ordinal" INTEGER NOT NULL,
    CONSTRAINT "search_docs_bookId_drugId_fkey" FOREIGN KEY ("bookId", "drugId") REFERENCES "monographs" ("bookId", "drugId") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "search_docs_bookId_drugId_idx" ON "search_docs"("bookId", "drugId");

-- The words only; the text stays where it is. `drug` and `plain` are folded (no accents, đ as d), `exact` keeps accents.
CREATE VIRTUAL TABLE "search_index" USING fts5("drug", "plain", "exact", content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0");

CREATE TRIGGER "search_docs_gone" AFTER DELETE ON "search_docs" BEGIN DELETE FROM "search_index" WHERE rowid = old."docId"; END;
