import { describe, expect, it } from "vitest";
import { EN } from "./en";
import { fill } from "./messages";
import { VI } from "./vi";

function leaves(value: object, path = ""): [string, string][] {
  return Object.entries(value).flatMap(([key, member]) => (typeof member === "string" ? [[`${path}${key}`, member] as [string, string]] : leaves(member as object, `${path}${key}.`)));
}

describe("the command line's messages", () => {
  it("say the same things in both languages, with the same values in them", () => {
    const names = (text: string) => [...text.matchAll(/\{\w+\}/g)].map((match) => match[0]).sort();
    const en = new Map(leaves(EN));
    for (const [key, text] of leaves(VI)) expect([key, names(text)]).toEqual([key, names(en.get(key) ?? "")]);
    expect(leaves(VI)).toHaveLength(en.size);
  });

  it("document every command and option in both helps", () => {
    for (const word of ["run", "ingest", "books", "chunk", "check", "export", "load", "import", "--book", "sample", "--out", "--profile", "--target", "--ceiling", "--overlap", "--json", "--lang", "--dry-run", "SEAMCHECK_DATA"]) {
      expect(EN.help).toContain(word);
      expect(VI.help).toContain(word);
    }
  });

  it("are filled in by name, and keep what has no value", () => {
    expect(fill("{a} of {b}", { a: 1 })).toBe("1 of {b}");
  });
});
