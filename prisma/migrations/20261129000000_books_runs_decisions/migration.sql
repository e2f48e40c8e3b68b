-- CreateTable
CREATE TABLE "books" (
    "bookId" TEXT NOT NULL PRIMARY KEY,
    "sha256" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "fileName" TEXT NOT NULL,
    "byteLength" INTEGER NOT NULL,
    "profileId" TEXT NOT NULL,
    "profileReasonJson" TEXT NOT NULL,
    "pageCount" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "isSample" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL,
    "openedAt" DATETIME,
    "activeRunId" TEXT,
    "jobId" TEXT,
    "knownFindings" BLOB NOT NULL
);

-- CreateTable
CREATE TABLE "pages" (
    "bookId" TEXT NOT NULL,
    "physicalPage" INTEGER NOT NULL,
    "printedPage" TEXT,
    "printedPageInferred" BOOLEAN NOT NULL,
    "pageLabel" TEXT,
    "headerName" TEXT,
    "width" REAL NOT NULL,
    "height" REAL NOT NULL,
    "rotate" INTEGER NOT NULL,
    "textReliability" REAL NOT NULL,
    "furnitureJson" TEXT NOT NULL,
    "ledgerJson" TEXT NOT NULL,
    "extracted" BLOB NOT NULL,
    "segmented" BLOB NOT NULL,

    PRIMARY KEY ("bookId", "physicalPage"),
    CONSTRAINT "pages_bookId_fkey" FOREIGN KEY ("bookId") REFERENCES "books" ("bookId") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "monographs" (
    "bookId" TEXT NOT NULL,
    "drugId" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "drugName" TEXT NOT NULL,
    "firstPage" INTEGER NOT NULL,
    "lastPage" INTEGER NOT NULL,
    "firstPrinted" TEXT,
    "lastPrinted" TEXT,
    "atcCodesJson" TEXT NOT NULL,
    "atcStatedAbsent" BOOLEAN NOT NULL,
    "body" BLOB NOT NULL,
    "activeRunId" TEXT,

    PRIMARY KEY ("bookId", "drugId"),
    CONSTRAINT "monographs_bookId_fkey" FOREIGN KEY ("bookId") REFERENCES "books" ("bookId") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "sections" (
    "bookId" TEXT NOT NULL,
    "drugId" TEXT NOT NULL,
    "sectionKey" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "displayName" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "body" BLOB NOT NULL,

    PRIMARY KEY ("bookId", "drugId", "sectionKey"),
    CONSTRAINT "sections_bookId_drugId_fkey" FOREIGN KEY ("bookId", "drugId") REFERENCES "monographs" ("bookId", "drugId") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "blocks" (
    "bookId" TEXT NOT NULL,
    "blockId" TEXT NOT NULL,
    "drugId" TEXT NOT NULL,
    "sectionKey" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "physicalPage" INTEGER NOT NULL,
    "machineState" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "body" BLOB NOT NULL,
    "previewBody" BLOB NOT NULL,

    PRIMARY KEY ("bookId", "blockId"),
    CONSTRAINT "blocks_bookId_drugId_fkey" FOREIGN KEY ("bookId", "drugId") REFERENCES "monographs" ("bookId", "drugId") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "runs" (
    "runId" TEXT NOT NULL PRIMARY KEY,
    "bookId" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "drugId" TEXT,
    "ceilingTokens" INTEGER NOT NULL,
    "targetTokens" INTEGER NOT NULL,
    "overlapTokens" INTEGER NOT NULL,
    "maxEmbedTokens" INTEGER NOT NULL,
    "counter" TEXT NOT NULL,
    "reviewer" TEXT,
    "createdAt" DATETIME NOT NULL,
    "gatesJson" TEXT NOT NULL,
    CONSTRAINT "runs_bookId_fkey" FOREIGN KEY ("bookId") REFERENCES "books" ("bookId") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "run_sections" (
    "runId" TEXT NOT NULL,
    "drugId" TEXT NOT NULL,
    "sectionKey" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "characters" INTEGER NOT NULL,
    "inChunks" INTEGER NOT NULL,
    "quarantined" INTEGER NOT NULL,
    "unaccounted" INTEGER NOT NULL,
    "labels" BLOB NOT NULL,

    PRIMARY KEY ("runId", "drugId", "sectionKey"),
    CONSTRAINT "run_sections_runId_fkey" FOREIGN KEY ("runId") REFERENCES "runs" ("runId") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "chunks" (
    "runId" TEXT NOT NULL,
    "chunkId" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "drugId" TEXT NOT NULL,
    "sectionKey" TEXT NOT NULL,
    "chunkKind" TEXT NOT NULL,
    "blockId" TEXT,
    "partIndex" INTEGER NOT NULL,
    "partCount" INTEGER NOT NULL,
    "estTokens" INTEGER NOT NULL,
    "oversized" BOOLEAN NOT NULL,
    "hasQuarantinedContent" BOOLEAN NOT NULL,
    "text" TEXT NOT NULL,
    "sourceText" TEXT NOT NULL,
    "body" BLOB NOT NULL,

    PRIMARY KEY ("runId", "chunkId"),
    CONSTRAINT "chunks_runId_fkey" FOREIGN KEY ("runId") REFERENCES "runs" ("runId") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "attachments" (
    "runId" TEXT NOT NULL,
    "chunkId" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "blockId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "physicalPage" INTEGER NOT NULL,
    "bboxJson" TEXT NOT NULL,
    "printedPage" TEXT,
    "quarantined" BOOLEAN NOT NULL,

    PRIMARY KEY ("runId", "chunkId", "ordinal"),
    CONSTRAINT "attachments_runId_chunkId_fkey" FOREIGN KEY ("runId", "chunkId") REFERENCES "chunks" ("runId", "chunkId") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "seams" (
    "runId" TEXT NOT NULL,
    "drugId" TEXT NOT NULL,
    "sectionKey" TEXT NOT NULL,
    "seamIndex" INTEGER NOT NULL,
    "at" INTEGER NOT NULL,
    "pinned" BOOLEAN NOT NULL,
    "seamJson" TEXT NOT NULL,

    PRIMARY KEY ("runId", "drugId", "sectionKey", "seamIndex"),
    CONSTRAINT "seams_runId_fkey" FOREIGN KEY ("runId") REFERENCES "runs" ("runId") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "findings" (
    "findingId" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "runId" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "scope" TEXT NOT NULL,
    "gate" TEXT NOT NULL,
    "severity" TEXT NOT NULL,
    "drugId" TEXT,
    "sectionKey" TEXT,
    "chunkId" TEXT,
    "blockId" TEXT,
    "physicalPage" INTEGER,
    "bboxJson" TEXT,
    "expected" TEXT NOT NULL,
    "found" TEXT NOT NULL,
    CONSTRAINT "findings_runId_fkey" FOREIGN KEY ("runId") REFERENCES "runs" ("runId") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "decisions" (
    "decisionId" TEXT NOT NULL PRIMARY KEY,
    "bookId" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "targetKind" TEXT NOT NULL,
    "drugId" TEXT NOT NULL,
    "sectionKey" TEXT NOT NULL,
    "blockId" TEXT,
    "anchorJson" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    "reason" TEXT,
    "note" TEXT NOT NULL,
    "reviewer" TEXT NOT NULL,
    "decidedAt" TEXT NOT NULL,
    "previousHash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    CONSTRAINT "decisions_bookId_fkey" FOREIGN KEY ("bookId") REFERENCES "books" ("bookId") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "decision_places" (
    "decisionId" TEXT NOT NULL PRIMARY KEY,
    "bookId" TEXT NOT NULL,
    "drugId" TEXT NOT NULL,
    "sectionKey" TEXT NOT NULL,
    "carry" TEXT NOT NULL,
    "current" BOOLEAN NOT NULL,
    "verdict" TEXT NOT NULL,
    "seamKey" TEXT,
    "blockId" TEXT,
    CONSTRAINT "decision_places_decisionId_fkey" FOREIGN KEY ("decisionId") REFERENCES "decisions" ("decisionId") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "jobs" (
    "jobId" TEXT NOT NULL PRIMARY KEY,
    "fileName" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "stage" TEXT NOT NULL,
    "done" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "pid" INTEGER,
    "startedAt" DATETIME NOT NULL,
    "seenAt" DATETIME NOT NULL,
    "errorCode" TEXT,
    "errorDetailsJson" TEXT NOT NULL,
    "bookId" TEXT
);

-- CreateIndex
CREATE UNIQUE INDEX "books_sha256_key" ON "books"("sha256");

-- CreateIndex
CREATE INDEX "books_state_idx" ON "books"("state");

-- CreateIndex
CREATE INDEX "monographs_bookId_ordinal_idx" ON "monographs"("bookId", "ordinal");

-- CreateIndex
CREATE INDEX "blocks_bookId_drugId_idx" ON "blocks"("bookId", "drugId");

-- CreateIndex
CREATE UNIQUE INDEX "runs_bookId_ordinal_key" ON "runs"("bookId", "ordinal");

-- CreateIndex
CREATE INDEX "chunks_runId_drugId_ordinal_idx" ON "chunks"("runId", "drugId", "ordinal");

-- CreateIndex
CREATE INDEX "findings_runId_drugId_idx" ON "findings"("runId", "drugId");

-- CreateIndex
CREATE INDEX "decisions_bookId_drugId_idx" ON "decisions"("bookId", "drugId");

-- CreateIndex
CREATE UNIQUE INDEX "decisions_bookId_sequence_key" ON "decisions"("bookId", "sequence");

-- CreateIndex
CREATE INDEX "decision_places_bookId_drugId_idx" ON "decision_places"("bookId", "drugId");

-- CreateIndex
CREATE INDEX "jobs_state_idx" ON "jobs"("state");


-- The decisions are a log: nothing in it may be changed or taken away, and every entry must follow the last one.
CREATE TRIGGER "decisions_never_updated" BEFORE UPDATE ON "decisions"
BEGIN
    SELECT RAISE(ABORT, 'decisions are append-only');
END;

CREATE TRIGGER "decisions_never_deleted" BEFORE DELETE ON "decisions"
BEGIN
    SELECT RAISE(ABORT, 'decisions are append-only');
END;

-- REPLACE deletes without firing the trigger above, so an entry that is already there is refused here.
CREATE TRIGGER "decisions_follow_the_last" BEFORE INSERT ON "decisions"
WHEN EXISTS (SELECT 1 FROM "decisions" WHERE "decisionId" = NEW."decisionId")
    OR NEW."sequence" <> (SELECT COALESCE(MAX("sequence"), 0) + 1 FROM "decisions" WHERE "bookId" = NEW."bookId")
    OR EXISTS (SELECT 1 FROM "decisions" WHERE "bookId" = NEW."bookId" AND "sequence" = NEW."sequence" - 1 AND "hash" <> NEW."previousHash")
BEGIN
    SELECT RAISE(ABORT, 'a decision must follow the last one of its book');
END;
