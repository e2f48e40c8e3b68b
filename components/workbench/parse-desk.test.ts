import { describe, expect, it } from "vitest";
import { DESK_COOKIE, deskCookie } from "./desk";
import { parseDesk } from "./parse-desk";

describe("parseDesk", () => {
  it("reads back what was kept", () => {
    const desk = { split: 0.6, contents: false, follow: false, dense: true, zoom: 1.25 };
    const kept = deskCookie(desk).split("; ")[0]?.slice(DESK_COOKIE.length + 1);
    expect(parseDesk(kept)).toEqual(desk);
  });
  it("takes the usual values for what is missing or broken", () => {
    const usual = { split: 0.48, contents: null, follow: true, dense: false, zoom: "fit" };
    expect(parseDesk(undefined)).toEqual(usual);
    expect(parseDesk("not json %")).toEqual(usual);
    expect(parseDesk(encodeURIComponent('{"split":7,"follow":false,"zoom":"huge"}'))).toEqual({ ...usual, follow: false });
  });
});
