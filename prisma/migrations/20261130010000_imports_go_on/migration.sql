-- An import that was cut off goes on from what is stored.
ALTER TABLE "books" ADD COLUMN "importedBy" TEXT NOT NULL DEFAULT '';
ALTER TABLE "books" ADD COLUMN "monographTotal" INTEGER;
ALTER TABLE "jobs" ADD COLUMN "profile" TEXT NOT NULL DEFAULT 'auto';
ALTER TABLE "jobs" ADD COLUMN "ocr" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "jobs" ADD COLUMN "resumes" INTEGER NOT NULL DEFAULT 0;

-- What was read of a page stands on its own: it is written before anything else is known of the page.
CREATE TABLE "extracted_pages" (
    "bookId" TEXT NOT NULL,
    "physicalPage" INTEGER NOT NULL,
    "body" BLOB NOT NULL,

    PRIMARY KEY ("bookId", "physicalPage"),
    CONSTRAINT "extracted_pages_bookId_fkey" FOREIGN KEY ("bookId") REFERENCES "books" ("bookId") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "extracted_pages" ("bookId", "physicalPage", "body") SELECT "bookId", "physicalPage", "extracted" FROM "pages" ORDER BY "bookId", "physicalPage";
ALTER TABLE "pages" DROP COLUMN "extracted";
