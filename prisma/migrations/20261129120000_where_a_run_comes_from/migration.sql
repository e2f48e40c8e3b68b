-- AlterTable: whether our chunker made the run, or its chunks were read from a file.
ALTER TABLE "runs" ADD COLUMN "origin" TEXT NOT NULL DEFAULT 'chunked';
