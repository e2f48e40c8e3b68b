import { expect, it } from "vitest";
import { pageFragment } from "./page-fragment";

it("counts from one, as viewers do, for a page counted from zero", () => {
  expect(pageFragment(0)).toBe("page=1");
  expect(pageFragment(1350)).toBe("page=1351");
});
