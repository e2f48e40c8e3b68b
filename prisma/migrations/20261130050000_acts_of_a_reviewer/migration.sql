-- AlterTable: what was entered in the log together, and what an entry takes back.
ALTER TABLE "decisions" ADD COLUMN "actJson" TEXT;

-- CreateIndex: a reviewer's own acts are read at every undo.
CREATE INDEX "decisions_bookId_reviewer_idx" ON "decisions"("bookId", "reviewer");
