import { prepareData } from "./prepare-data";
import { listBooks } from "@/lib/store/queries";
import { dataFixture } from "@/lib/store/data-fixture";

/** For tests: a throw-away data folder with the sample formulary in it. */
export async function sampleFixture(): Promise<ReturnType<typeof dataFixture> & { bookId: string }> {
  const data = dataFixture();
  await prepareData({});
  const [book] = await listBooks();
  if (!book) throw new Error("the sample was not loaded");
  return { ...data, bookId: book.bookId };
}
