/** A PDF's bytes and its pages as extracted in; the same pages, those without usable text read from their pictures, out. Only where a person asked for it. */
import { readByOcr } from "@/lib/extract/read-by-ocr";
import type { OcrLanguage, Page } from "@/lib/model/page";
import { PROFILES } from "@/lib/profiles";
import { pagesToRead } from "@/lib/segment/needs-ocr";
import { findProfile } from "./find-profile";
import type { WorkOptions } from "./progress";

const LANGUAGES: Readonly<Record<"vi" | "en", OcrLanguage>> = { vi: "vie", en: "eng" };

/** `profile` is a profile's id or "auto"; its language is read, and by "auto" Vietnamese. A page that was read in this way before is left as it is; `keep` is told each as soon as it is read. One that cannot be read is marked as damaged, and tried again the next time. Throws UserError cancelled. */
export async function readScans(bytes: Uint8Array, pages: readonly Page[], profile: string, { onProgress, signal }: WorkOptions = {}, keep: (page: Page) => Promise<void> = async () => undefined): Promise<Page[]> {
  const wanted = pagesToRead(pages, profile === "auto" ? PROFILES : [findProfile(profile)]);
  if (wanted.length === 0) return [...pages];
  const original = new Map(pages.map((page) => [page.physicalPage, page]));
  const read = new Map<number, Page>();
  const keeping: Promise<void>[] = [];
  onProgress?.({ stage: "recognising", done: 0, total: wanted.length });
  const onPage = (answer: Page | null, physicalPage: number) => {
    const page = answer?.ocr ? answer : { ...(answer ?? (original.get(physicalPage) as Page)), damaged: true, unread: true };
    read.set(physicalPage, page);
    const kept = keep(page);
    // Awaited below; until then a failure must not end the process.
    kept.catch(() => undefined);
    keeping.push(kept);
    onProgress?.({ stage: "recognising", done: read.size, total: wanted.length });
  };
  await readByOcr(bytes, wanted, { languages: [LANGUAGES[findProfile(profile).language]], onPage, signal });
  await Promise.all(keeping);
  return pages.map((page) => read.get(page.physicalPage) ?? page);
}
