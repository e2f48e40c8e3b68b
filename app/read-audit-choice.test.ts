import { expect, it } from "vitest";
import { readAuditChoice } from "./read-audit-choice";

it("reads days as this computer counts them, the last one whole", () => {
  const { filter, choice } = readAuditChoice({ since: "2026-03-01", until: "2026-03-01", kind: "block", page: "3" });
  expect(filter.since).toBe(new Date("2026-03-01T00:00:00").toISOString());
  expect(filter.until).toBe(new Date("2026-03-02T00:00:00").toISOString());
  expect(choice).toMatchObject({ since: "2026-03-01", until: "2026-03-01", kind: "block", drug: null, page: 2 });
});

it("leaves out what makes no sense", () => {
  const { filter, choice } = readAuditChoice({ since: "yesterday", until: "2026-99-99", drug: ["a", "b"], page: "-1" });
  expect(filter).toEqual({ drugId: null, reviewer: null, targetKind: null, verdict: null, since: null, until: null });
  expect(choice).toMatchObject({ since: null, until: null, page: 0 });
});
