import { describe, expect, it } from "vitest";
import { hydrateParents, wantedParents } from "./hydrate-parents";

describe("hydrateParents", () => {
  const child = (chunk_id: string, parent_id?: string | null) => ({ chunk_id, text: `text of ${chunk_id}`, parent_id, score: 0.5 });

  it("leaves matches alone that name no parent, as ours do", () => {
    const matches = [child("a"), child("b", null)];
    expect(wantedParents(matches)).toEqual([]);
    expect(hydrateParents(matches, [])).toEqual(matches);
  });
  it("gives a child its parent's text and keeps everything else", () => {
    expect(hydrateParents([child("a", "p")], [{ parent_id: "p", text: "whole section" }])).toEqual([{ ...child("a", "p"), text: "whole section" }]);
  });
  it("keeps the child's text when the parent is not there or is empty", () => {
    const matches = [child("a", "p"), child("b", "q")];
    expect(wantedParents(matches)).toEqual(["p", "q"]);
    expect(hydrateParents(matches, [{ parent_id: "q", text: "" }])).toEqual(matches);
  });
  it("says one parent once, at the place of its best child", () => {
    const found = hydrateParents([child("a"), child("b", "p"), child("c", "p")], [{ parent_id: "p", text: "whole" }]);
    expect(found.map(({ chunk_id, text }) => [chunk_id, text])).toEqual([
      ["a", "text of a"],
      ["b", "whole"],
    ]);
  });
});
