/** Comes in: an address and the port of a browser that can be steered. Goes out: Lighthouse's scores, 0 to 100. */
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** Lighthouse lives among the benchmark's own packages. */
const fromBench = createRequire(path.join(import.meta.dirname, "..", "package.json"));
/** One run differs from the next by several points. */
const RUNS = 3;

interface LighthouseModule {
  default: (url: string, flags: object, config: object) => Promise<{ lhr: { categories: Record<string, { score: number | null }>; audits: Record<string, { errorMessage?: string }> } } | undefined>;
  desktopConfig: object;
}

export interface Scores {
  performance: number;
  accessibility: number;
}

/** The median performance and the lowest accessibility of three runs; a run that Lighthouse itself could not finish is made again, twice at most. Null, and the reason on the console, when there are no three. */
export async function lighthouseScores(url: string, port: number): Promise<Scores | null> {
  const { default: lighthouse, desktopConfig } = (await import(pathToFileURL(fromBench.resolve("lighthouse")).href)) as LighthouseModule;
  const scores: Scores[] = [];
  for (let run = 0; run < RUNS + 2 && scores.length < RUNS; run++) {
    const result = await lighthouse(url, { port, output: "json", logLevel: "error", onlyCategories: ["performance", "accessibility"] }, desktopConfig);
    const [performance, accessibility] = ["performance", "accessibility"].map((name) => result?.lhr.categories[name]?.score ?? null);
    for (const reason of new Set(Object.values(result?.lhr.audits ?? {}).flatMap((audit) => audit.errorMessage ?? []))) console.error(`  ${url}: ${reason}`);
    if (performance != null && accessibility != null) scores.push({ performance: Math.round(100 * performance), accessibility: Math.round(100 * accessibility) });
  }
  if (scores.length < RUNS) return null;
  const performance = scores.map((score) => score.performance).sort((a, b) => a - b);
  return { performance: performance[Math.floor(RUNS / 2)] ?? Number.NaN, accessibility: Math.min(...scores.map((score) => score.accessibility)) };
}
