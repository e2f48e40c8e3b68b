-- CreateTable: what a book's pages say together, so that a few of them can be segmented again without the others.
CREATE TABLE "segment_facts" (
    "bookId" TEXT NOT NULL PRIMARY KEY,
    "body" BLOB NOT NULL,
    CONSTRAINT "segment_facts_bookId_fkey" FOREIGN KEY ("bookId") REFERENCES "books" ("bookId") ON DELETE CASCADE ON UPDATE CASCADE
);
