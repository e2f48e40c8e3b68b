-- AlterTable: what is known of the reading where a page's text was read from its picture; null for every other page.
ALTER TABLE "pages" ADD COLUMN "ocrJson" TEXT;
