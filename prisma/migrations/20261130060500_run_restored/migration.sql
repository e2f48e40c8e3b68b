-- AlterTable: the earlier run that this one brought back.
ALTER TABLE "runs" ADD COLUMN "restoredFrom" TEXT;
