import { prepareData } from "./prepare-data";
import { listBooks } from "@/lib/store/queries";
import { throwAwayData } from "@/lib/store/throw-away-data";

/** For tests: a throw-away data folder with the sample formulary in it. */
export async function sampleData(): Promise<ReturnType<typeof throwAwayData> & { bookId: string }> {
  const data = throwAwayData();
  await prepareData({});
  const [book] = await listBooks();
  if (!book) throw new Error("the sample was not loaded");
  return { ...data, bookId: book.bookId };
}
