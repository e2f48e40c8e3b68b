import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openStores } from "./open-store";

/** For tests: a data folder of its own, named in SEAMCHECK_DATA. `remove` closes the database and deletes it. */
export function dataFixture(): { folder: string; remove(): Promise<void> } {
  const folder = mkdtempSync(path.join(tmpdir(), "seamcheck-test-"));
  process.env.SEAMCHECK_DATA = folder;
  return {
    folder,
    async remove() {
      for (const store of openStores()) await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
