import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { EXPORT_FILES } from "@/lib/export/export-files";
import { blockReasonSchema, blockStateSchema } from "@/lib/model/block";
import { decisionReasonSchema, verdictSchema } from "@/lib/model/decision";
import { GATE_NAMES, severitySchema } from "@/lib/model/finding";
import { SECTION_KEYS } from "@/lib/model/section-key";
import { KNOWN_PROFILES } from "@/lib/pipeline/known-profiles";
import en from "@/messages/en.json";
import vi from "@/messages/vi.json";

type Tree = { [key: string]: string | Tree };

function flat(tree: Tree, prefix = ""): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") all.set(prefix + key, value);
    else for (const entry of flat(value, `${prefix}${key}.`)) all.set(...entry);
  }
  return all;
}

/** Names of a message's arguments and tags. */
function argumentsOf(message: string): string[] {
  const names = [...message.matchAll(/\{(\w+)[,}]/g), ...message.matchAll(/<(\w+)>/g)].map((found) => found[1] ?? "");
  return [...new Set(names)].sort();
}

const languages = { vi: flat(vi), en: flat(en) };

describe("messages", () => {
  it("name every kind of book that can be chosen, and say in a line what it is", () => {
    for (const profile of ["auto", ...KNOWN_PROFILES]) expect([profile, languages.vi.has(`profiles.${profile}.name`), languages.vi.has(`profiles.${profile}.about`)]).toEqual([profile, true, true]);
  });

  it("have the same keys in both languages", () => {
    expect([...languages.vi.keys()].sort()).toEqual([...languages.en.keys()].sort());
  });

  it("have the same arguments in both languages, and no empty sentence", () => {
    for (const [key, message] of languages.vi) {
      expect([key, argumentsOf(languages.en.get(key) ?? "")]).toEqual([key, argumentsOf(message)]);
      expect([key, message.trim() === "", (languages.en.get(key) ?? "").trim() === ""]).toEqual([key, false, false]);
    }
  });

  it.each(Object.entries({ vi, en }))("can all be formatted: %s", (locale, messages) => {
    const t = createTranslator({ locale, messages: messages as Tree, onError: (error) => { throw error; } }) as unknown as { markup: (key: string, values: object) => string };
    for (const [key, message] of flat(messages)) {
      const values = Object.fromEntries(argumentsOf(message).map((name) => [name, message.includes(`<${name}>`) ? (chunks: string) => chunks : 2]));
      expect(t.markup(key, values)).not.toBe("");
    }
  });

  it("word every gate, section, reason, state, verdict, severity and file of an export", () => {
    const wanted = [
      ...GATE_NAMES.flatMap((gate) => ["title", "meaning", "finding"].map((part) => `gates.${gate}.${part}`)),
      ...SECTION_KEYS.map((key) => `sections.${key}`),
      ...blockReasonSchema.options.map((reason) => `block_reason.${reason}`),
      ...blockStateSchema.options.map((state) => `block_state.${state}`),
      ...decisionReasonSchema.options.map((reason) => `reasons.${reason}`),
      ...verdictSchema.options.map((verdict) => `verdict.${verdict}`),
      ...EXPORT_FILES.map((name) => `export_page.file.${name.replaceAll(".", "_")}`),
      ...severitySchema.options.map((severity) => `severity.${severity}`),
    ];
    expect(wanted.filter((key) => !languages.vi.has(key))).toEqual([]);
  });

  it("hold every key that the screens name, and none that no screen names", () => {
    const { named, namespaces } = keysInSources();
    expect([...named].filter((key) => !languages.vi.has(key))).toEqual([]);
    // Keys built at run time (`stage_${job.stage}`) name at least their namespace.
    expect([...languages.vi.keys()].filter((key) => !namespaces.has(key.split(".")[0] ?? ""))).toEqual([]);
  });
});

/** Reads `const t = useTranslations("ns")` and `t("key")` out of the sources. Conditional keys inside a call are read too. */
function keysInSources(): { named: Set<string>; namespaces: Set<string> } {
  const root = path.join(import.meta.dirname, "..");
  const files = ["app", "components"].flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => path.join(root, folder, file))).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const named = new Set<string>();
  const namespaces = new Set<string>();
  for (const file of files) {
    const source = readFileSync(file, "utf8");
    for (const scope of source.split(/\n(?=(?:export )?(?:async )?(?:default )?function |export const \w+ = memo)/)) {
      for (const [, variable = "", namespace = ""] of scope.matchAll(/const (\w+) = (?:await )?(?:use|get)Translations\("(\w+)"\)/g)) {
        namespaces.add(namespace);
        for (const [, args = ""] of scope.matchAll(new RegExp(`(?<![\\w.])${variable}(?:\\.rich)?\\(((?:[^()]|\\([^()]*\\))*)\\)`, "g"))) {
          const first = args.replace(/\{[\s\S]*$/, "");
          if (first.includes("`")) continue;
          const branches = first.includes(" ? ") ? first.slice(first.indexOf(" ? ")) : first;
          for (const [, key = ""] of branches.matchAll(/"([\w.]+)"/g)) named.add(`${namespace}.${key}`);
        }
      }
      for (const [, namespace = ""] of scope.matchAll(/(?:use|get)Translations\("(\w+)"\)/g)) namespaces.add(namespace);
    }
  }
  return { named, namespaces };
}
