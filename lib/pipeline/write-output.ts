import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { UserError } from "@/lib/model/user-error";
import type { OutputFile } from "./output-file";

/**
 * Writes files into a folder so that none is ever seen half-written: all of them go to a new folder beside the target's content first and are moved in
 * at the end. Other files of the folder stay. Throws UserError `output_not_writable`.
 */
export async function writeOutput(folder: string, files: readonly OutputFile[]): Promise<void> {
  let draft: string | null = null;
  try {
    await mkdir(folder, { recursive: true });
    draft = await mkdtemp(path.join(folder, ".writing-"));
    for (const file of files) await writeFile(path.join(draft, file.name), file.text);
    for (const file of files) await rename(path.join(draft, file.name), path.join(folder, file.name));
  } catch (error) {
    throw new UserError("output_not_writable", { path: folder, cause: (error as NodeJS.ErrnoException).code ?? String(error) });
  } finally {
    if (draft) await rm(draft, { recursive: true, force: true });
  }
}
