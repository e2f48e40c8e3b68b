-- AlterTable: what a correction sets right, as JSON; null for every other decision.
ALTER TABLE "decisions" ADD COLUMN "valueJson" TEXT;
