ALTER TABLE "runs" ADD COLUMN "sectionKey" TEXT;
ALTER TABLE "runs" ADD COLUMN "sectionLimitsJson" TEXT NOT NULL DEFAULT '{}';
