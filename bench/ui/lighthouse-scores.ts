/** Comes in: an address and the port of a browser that can be steered. Goes out: Lighthouse's scores, 0 to 100. */
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** Lighthouse lives among the benchmark's own packages. */
const fromBench = createRequire(path.join(import.meta.dirname, "..", "package.json"));

interface LighthouseModule {
  default: (url: string, flags: object, config: object) => Promise<{ lhr: { categories: Record<string, { score: number | null }>; audits: Record<string, { score: number | null; title: string }> } } | undefined>;
  desktopConfig: object;
}

export async function lighthouseScores(url: string, port: number): Promise<{ performance: number; accessibility: number }> {
  const { default: lighthouse, desktopConfig } = (await import(pathToFileURL(fromBench.resolve("lighthouse")).href)) as LighthouseModule;
  const result = await lighthouse(url, { port, output: "json", logLevel: "error", onlyCategories: ["performance", "accessibility"] }, desktopConfig);
  const score = (name: string) => Math.round(100 * (result?.lhr.categories[name]?.score ?? 0));
  for (const audit of Object.values(result?.lhr.audits ?? {})) if (audit.score !== null && audit.score < 0.9) console.error(`  ${url}: ${audit.title} (${audit.score})`);
  return { performance: score("performance"), accessibility: score("accessibility") };
}
