import path from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout. */
export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..", "..");

/** A path in the checkout. */
export const inRoot = (...parts) => path.join(root, ...parts);

/** The script behind an installed package's command: started with Node itself, so that no shell and no `.cmd` file is needed. */
export const packageScript = (...parts) => path.join(root, "node_modules", ...parts);
