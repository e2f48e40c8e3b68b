import { describe, expect, it, vi } from "vitest";
import type { SectionKey } from "@/lib/model/section-key";
import type { SectionView } from "@/lib/model/views";
import { createSectionFill, sectionOf, sectionsAround, waitingSections } from "./section-fill";

/** A section of one chunk of so many letters, with what the functions read of it. */
const section = (key: string, letters: number) => ({ key, chunks: [{ chunkId: `${key}-1`, text: "x".repeat(letters) }], seams: [{ seamKey: `${key}-seam` }], blocks: [] }) as unknown as SectionView;
const KEYS = ["loai_thuoc", "chi_dinh", "than_trong", "tuong_tac_thuoc", "tuong_ky"];
const short = KEYS.map((key) => section(key, 80));
const long = KEYS.map((key) => section(key, 20_000));

describe("sectionsAround", () => {
  it("takes a short monograph whole, in its order", () => {
    expect(sectionsAround(short, "chunk:than_trong-1")).toEqual(KEYS);
  });
  it("of a long one takes the section of the target and its neighbours", () => {
    expect(sectionsAround(long, "seam:than_trong-seam")).toEqual(["chi_dinh", "than_trong", "tuong_tac_thuoc"]);
  });
  it("begins at the top where nothing is named, or what is named is not there", () => {
    expect(sectionsAround(long, null)).toEqual(["loai_thuoc", "chi_dinh"]);
    expect(sectionsAround(long, "block:gone")).toEqual(["loai_thuoc", "chi_dinh"]);
    expect(sectionsAround([], null)).toEqual([]);
  });
});

it("finds the section that a stop stands in", () => {
  expect(sectionOf(short, "chunk:tuong_ky-1")).toBe("tuong_ky");
  expect(sectionOf(short, "page:3")).toBeNull();
});

describe("a fill", () => {
  it("waits for the nearest to what was opened first", () => {
    const fill = createSectionFill(["than_trong"]);
    expect(waitingSections(long, fill)).toEqual(["chi_dinh", "tuong_tac_thuoc", "loai_thuoc", "tuong_ky"]);
    fill.fill(KEYS as SectionKey[]);
    expect(waitingSections(long, fill)).toEqual([]);
  });
  it("tells only of what is new", () => {
    const fill = createSectionFill(["chi_dinh"]);
    const heard = vi.fn();
    const stop = fill.subscribe(heard);
    fill.fill(["chi_dinh"]);
    expect(heard).not.toHaveBeenCalled();
    fill.fill(["chi_dinh", "tuong_ky"]);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    fill.fill(["loai_thuoc"]);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
