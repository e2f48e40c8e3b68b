import { expect, it } from "vitest";
import type { WorkbenchView } from "@/lib/model/views";
import { pageMarks } from "./page-marks";

it("marks a page whose recognised text waits, and one that was found unfit; an approved one has no mark", () => {
  const ocrPages = (["waiting", "refused", "approved"] as const).map((state, physicalPage) => ({ physicalPage, state }));
  const view = { sections: [], findings: [], decisions: [], ocrPages } as unknown as WorkbenchView;
  expect([...pageMarks(view)]).toEqual([
    [0, { judge: 1, withheld: 1, blocked: 0 }],
    [1, { judge: 0, withheld: 1, blocked: 0 }],
  ]);
});
