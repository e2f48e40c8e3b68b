/** Work to do in a transaction in; its result out, and nothing of the transaction kept where that is not wanted of such a result. */
import { type Store, type Transaction, openStore } from "@/lib/store/open-store";

/** Thrown inside a transaction that must leave nothing behind. */
class Undone extends Error {
  constructor() {
    super("nothing of this transaction is kept");
  }
}

/** `keeps`: of which results what was written stays. */
export async function writeOrUndo<Result>(work: (store: Store, transaction: Transaction) => Promise<Result>, keeps: (result: Result) => boolean): Promise<Result> {
  const store = openStore();
  const undone: { result: Result }[] = [];
  try {
    return await store.write(async (transaction) => {
      const result = await work(store, transaction);
      if (keeps(result)) return result;
      undone.push({ result });
      throw new Undone();
    });
  } catch (error) {
    const [seen] = undone;
    if (error instanceof Undone && seen) return seen.result;
    throw error;
  }
}
