import { describe, expect, it } from "vitest";
import type { Profile } from "@/lib/model/profile";
import type { SectionKey } from "@/lib/model/section-key";
import { sectionOrderUnusual } from "./section-order-unusual";
import { facts, monograph, section } from "./gate-fixture";

describe("section_order_unusual", () => {
  const NUMBERED = { headings: [{ key: "lieu_luong_va_cach_dung", names: ["Posology"] }, { key: "chi_dinh", names: ["Indications"] }] } as unknown as Profile;
  const order = (...keys: SectionKey[]) => ({ monograph: { ...monograph(), sections: keys.map((key) => section(key, key, "…")) } });

  it("passes the formulary's order, gaps included", () => {
    expect(sectionOrderUnusual(facts())).toEqual([]);
    expect(sectionOrderUnusual(facts(order("ma_atc", "chi_dinh", "tuong_ky")))).toEqual([]);
  });
  it("warns of every step back", () => {
    expect(sectionOrderUnusual(facts(order("ma_atc", "tuong_ky", "qua_lieu_va_xu_tri")))).toMatchObject([
      { severity: "warn", expected: "qua_lieu_va_xu_tri before tuong_ky", found: "tuong_ky before qua_lieu_va_xu_tri", place: { sectionKey: "qua_lieu_va_xu_tri" } },
    ]);
  });
  it("goes by the order of the book's own kind", () => {
    expect(sectionOrderUnusual(facts({ ...order("lieu_luong_va_cach_dung", "chi_dinh"), profile: NUMBERED }))).toEqual([]);
    expect(sectionOrderUnusual(facts({ ...order("chi_dinh", "lieu_luong_va_cach_dung"), profile: NUMBERED }))).toHaveLength(1);
  });
});
