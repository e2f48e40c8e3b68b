import { describe, expect, it } from "vitest";
import { profileSchema } from "@/lib/model/profile";
import { SECTION_KEYS } from "@/lib/model/section-key";
import { PROFILES } from "./index";

describe("book profiles", () => {
  it.each(PROFILES.map((profile) => [profile.profileId, profile] as const))("%s keeps to the schema", (_id, profile) => {
    expect(() => profileSchema.parse(profile)).not.toThrow();
  });

  it.each(PROFILES.map((profile) => [profile.profileId, profile] as const))("%s has only patterns that compile and give a first group", (_id, profile) => {
    for (const source of profile.folioPatterns) expect(new RegExp(`${source}|`, "u").exec("")).toHaveLength(2);
    for (const source of profile.headerNamePatterns) expect(source).toContain("(?<name>");
    for (const source of profile.headerNamePatterns) expect(() => new RegExp(source, "u")).not.toThrow();
  });

  it.each(PROFILES.map((profile) => [profile.profileId, profile] as const))("%s gives label phrases in lower case, without colon, each once per kind", (_id, profile) => {
    for (const group of profile.labels) {
      for (const phrase of group.phrases) expect(phrase).toBe(phrase.toLowerCase().normalize("NFC").replace(/:$/, "").trim());
      expect(new Set(group.phrases).size).toBe(group.phrases.length);
    }
  });

  it("has every one of the 19 keys in the national formulary", () => {
    const formulary = PROFILES.find((profile) => profile.profileId === "duoc-thu");
    expect(new Set(formulary?.headings.map((rule) => rule.key))).toEqual(new Set(SECTION_KEYS));
  });

  it("reads folio and drug name from even and odd running headers of the national formulary", () => {
    const formulary = PROFILES.find((profile) => profile.profileId === "duoc-thu");
    const folioOf = (line: string) => formulary?.folioPatterns.map((source) => new RegExp(source, "u").exec(line)?.[1]).find(Boolean);
    const nameOf = (line: string) => formulary?.headerNamePatterns.map((source) => new RegExp(source, "u").exec(line)?.groups?.name).find(Boolean);
    expect([folioOf("204 Zanolin DTQGVN 2"), folioOf("DTQGVN 2 Zanolin 205"), folioOf("xii")]).toEqual(["204", "205", "xii"]);
    expect([nameOf("204 Zanolin natri DTQGVN 2"), nameOf("DTQGVN 2 Zanolin 205")]).toEqual(["Zanolin natri", "Zanolin"]);
  });

  it.each(PROFILES.map((profile) => [profile.profileId, profile] as const))("%s says where a title stands exactly if it begins at one, with patterns that compile", (_id, profile) => {
    expect(profile.title !== undefined).toBe(profile.monographStart === "titled");
    for (const source of profile.title?.namePatterns ?? []) expect(new RegExp(source, "u").source).toContain("(?<name>");
    for (const source of profile.title?.notNames ?? []) expect(() => new RegExp(source, "iu")).not.toThrow();
  });

  it.each(PROFILES.map((profile) => [profile.profileId, profile] as const))("%s gives no spelling to two headings", (_id, profile) => {
    const names = profile.headings.flatMap((rule) => rule.names.map((name) => name.normalize("NFC").toLowerCase()));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  const patternName = (profileId: string, line: string) =>
    PROFILES.find((profile) => profile.profileId === profileId)?.title?.namePatterns.map((source) => new RegExp(source, "u").exec(line)?.groups?.name).find(Boolean);

  it.each([
    ["vi-leaflet", "Viên nén bao phim ZANOLIN 5", "ZANOLIN 5"],
    ["vi-leaflet", "Siro ZANOLIN-F", "ZANOLIN-F"],
    ["vi-leaflet", "Viên nén dùng khi đau", undefined],
    ["fda-label", "ZANOLIN HYDROCHLORIDE- zanolin hydrochloride tablet", "ZANOLIN HYDROCHLORIDE"],
    ["fda-label", "ZANOLIN (zanolin) tablets, for oral use", "ZANOLIN (zanolin) tablets"],
    ["fda-label", "Take with food- do not crush", undefined],
  ])("%s reads from the title “%s” the name %s", (profileId, line, name) => expect(patternName(profileId, line)).toBe(name));
});
