import packageFile from "@/package.json" with { type: "json" };

/** The program's own version, as a manifest names it. */
export function codeVersion(): string {
  return packageFile.version;
}
