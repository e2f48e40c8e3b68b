import { expect, it } from "vitest";
import { isBoldFont, isItalicFont, legacyFontOf, plainFontName } from "./font-style";

const names = (test: (name: string) => boolean, list: readonly string[]) => list.filter(test);
const faces = [
  "Times-Roman",
  "ABCDEF+Times-Bold",
  "Arial,BoldItalic",
  "TimesNewRomanPS-BoldItalicMT",
  "NotoSans-SemiBold",
  "Roboto-Black",
  "Calibri-Italic",
  "MyriadPro-It",
  "MyriadPro-BoldIt",
  "Helvetica-Oblique",
  "SVN-GilroyMediumItalic",
  "CMR10",
  "CMBX12",
  "CMTI10",
  "Verdana",
  "Digital-Regular",
  "Italiana-Regular",
];

it("reads bold off the name", () => {
  expect(names((name) => isBoldFont(name, 0), faces)).toEqual([
    "ABCDEF+Times-Bold",
    "Arial,BoldItalic",
    "TimesNewRomanPS-BoldItalicMT",
    "NotoSans-SemiBold",
    "Roboto-Black",
    "MyriadPro-BoldIt",
    "CMBX12",
  ]);
});

it("reads italic off the name", () => {
  expect(names((name) => isItalicFont(name, 0, 0), faces)).toEqual([
    "Arial,BoldItalic",
    "TimesNewRomanPS-BoldItalicMT",
    "Calibri-Italic",
    "MyriadPro-It",
    "MyriadPro-BoldIt",
    "Helvetica-Oblique",
    "SVN-GilroyMediumItalic",
    "CMTI10",
  ]);
});

it("believes the descriptor's flags where the name says nothing", () => {
  expect([isBoldFont("F1", 1 << 18), isBoldFont("F1", 1 << 6), isBoldFont("", 32)]).toEqual([true, false, false]);
  expect([isItalicFont("F1", 1 << 6, 0), isItalicFont("F1", 1 << 18, 0), isItalicFont("F1", 0, -12)]).toEqual([true, false, true]);
});

it("takes the tag of a subset off, and nothing else", () => {
  expect(["ABCDEF+Arial", "ABCDE+Arial", "Arial"].map(plainFontName)).toEqual(["Arial", "ABCDE+Arial", "Arial"]);
});

it.each([
  ["ABCDEF+.VnTime", { encoding: "tcvn3", capitals: false }],
  [".VnArialH", { encoding: "tcvn3", capitals: true }],
  [".VnTimeH,Bold", { encoding: "tcvn3", capitals: true }],
  ["VnTime,Italic", { encoding: "tcvn3", capitals: false }],
  ["VNI-Times", { encoding: "vni", capitals: false }],
  ["VNI#20Helve", { encoding: "vni", capitals: false }],
  ["SVN-Gilroy", null],
  ["Vntime", null],
  ["Arial", null],
])("knows from the name %s whether Vietnamese letters hide behind Latin-1 codes", (name, wanted) => expect(legacyFontOf(name)).toEqual(wanted));
