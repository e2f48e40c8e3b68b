import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { segmentedBookSchema } from "@/lib/model/book";
import type { Page, TextFragment } from "@/lib/model/page";
import type { Profile } from "@/lib/model/profile";
import { makePage, PLAIN_PROFILE, setLines, setText } from "./book-fixture";
import { inkLength } from "./fold-text";
import { segmentBook } from "./segment-book";

const FORMULARY: Profile = {
  ...PLAIN_PROFILE,
  endsAt: ["phụ lục"],
  headings: [
    { key: "ten_chung_quoc_te", number: null, names: ["Tên chung quốc tế"] },
    { key: "ma_atc", number: null, names: ["Mã ATC"] },
    { key: "loai_thuoc", number: null, names: ["Loại thuốc"] },
    { key: "chi_dinh", number: null, names: ["Chỉ định"] },
    { key: "than_trong", number: null, names: ["Thận trọng"] },
    { key: "lieu_luong_va_cach_dung", number: null, names: ["Liều lượng và cách dùng"] },
    { key: "tuong_ky", number: null, names: ["Tương kỵ"] },
  ],
};

const opening = (name: string, atc = "X01YZ23") => [`**${name}**`, `Tên chung quốc tế: ${name}. Mã ATC: ${atc}.`, "Loại thuốc: Thuốc thử dùng cho bài này."];
/** Fills a column so that lines end at its edge: 48 characters of 5 points, 240 points. */
const full = (word: string) => `${`${word} `.repeat(20).slice(0, 47)}k`;
const LEFT = 50;
const RIGHT = 310;

function twoColumns(physicalPage: number, left: readonly string[], right: readonly string[], extra: TextFragment[] = []): Page {
  const fragments = [...setLines(right, RIGHT, 80), ...setLines(left, LEFT, 80), ...extra];
  return makePage(physicalPage, physicalPage % 2 === 1 ? fragments.reverse() : fragments);
}

const segment = (pages: Page[], profiles: readonly Profile[] = [FORMULARY]) => {
  const book = segmentBook(pages, profiles, "auto");
  segmentedBookSchema.parse(book);
  return book;
};
const textsOf = (book: ReturnType<typeof segment>, drugId: string) =>
  Object.fromEntries((book.monographs.find((monograph) => monograph.drugId === drugId)?.sections ?? []).map((section) => [section.key, section.text]));

describe("words torn by stray blanks", () => {
  const book = segment([makePage(0, setLines([...opening("ZANOLIN"), "**Chỉ định**", "Giảm l iề u ở ng ười già, có ý kiến thì ở nhà.", "**Tương kỵ**", "Không pha."], LEFT, 80))]);
  it("stay as they are, and a finding counts them", () => {
    expect(textsOf(book, "zanolin").chi_dinh).toContain("l iề u");
    expect(book.findings.map(({ gate, place, found }) => [gate, place.sectionKey, place.physicalPage, found])).toEqual([["text_layer_unreliable", "chi_dinh", 0, "2 words torn by blanks"]]);
  });
});

describe("a formulary in two columns", () => {
  const pages = [
    twoColumns(
      0,
      [...opening("ZANOLIN"), "**Chỉ định**", `>${full("Đau nhẹ").slice(0, 46)}`, full("và sốt"), "**Liều lượng và cách dùng**", ">Người lớn: 500 mg mỗi 8 giờ.", ">Trẻ em:"],
      ["10 mg/kg mỗi 8 giờ.", "**MEBARIL", "**NATRI**".replace(/^\*\*/u, "**"), "Tên chung quốc tế: Mebaril. Mã ATC: Chưa có.", "Loại thuốc: Thuốc thử.", "**Chỉ đinh**", ">Mất ngủ.", "**Thận trọng**", ">Một.", "**Chỉ định**", ">Lo âu."].map((line) => (line === "**MEBARIL" ? "**MEBARIL**" : line)),
    ),
    twoColumns(1, ["**Tương kỵ**", ...Array.from({ length: 6 }, () => full("không pha"))], Array.from({ length: 6 }, () => full("với"))),
  ];
  const book = segment(pages);

  it("finds both monographs, a name over two lines among them", () => expect(book.monographs.map((monograph) => [monograph.drugId, monograph.drugName, monograph.sourcePageRange])).toEqual([["zanolin", "ZANOLIN", [0, 0]], ["mebaril-natri", "MEBARIL NATRI", [0, 1]]]));
  it("parts run-in metadata on one line", () => expect(textsOf(book, "zanolin")).toMatchObject({ ten_chung_quoc_te: "ZANOLIN.", ma_atc: "X01YZ23.", loai_thuoc: "Thuốc thử dùng cho bài này." }));
  it("reads the left column before the right one, whatever the stream's order", () => expect(textsOf(book, "zanolin").lieu_luong_va_cach_dung).toBe("Người lớn: 500 mg mỗi 8 giờ.\nTrẻ em:\n10 mg/kg mỗi 8 giờ."));
  it("tells a stated absence of the code from a missing one", () => expect(book.monographs.map((monograph) => [monograph.atcCodes, monograph.atcStatedAbsent])).toEqual([[["X01YZ23"], false], [[], true]]));
  it("recognises a misspelt heading and says so", () => {
    expect(book.findings.map((finding) => [finding.gate, finding.place.drugId, finding.expected, finding.found])).toEqual([["heading_misspelt", "mebaril-natri", "Chỉ định", "Chỉ đinh"]]);
  });
  it("keeps a second heading of the same key in the text, and says where it heads", () => {
    const section = book.monographs[1]?.sections.find((candidate) => candidate.key === "chi_dinh");
    expect(section?.text).toBe("Mất ngủ.\nChỉ định\nLo âu.");
    expect(section?.headings.map((heading) => [heading.text, heading.at])).toEqual([["Chỉ đinh", 0], ["Chỉ định", 18]]);
  });
  it("accounts for every character", () => {
    for (const ledger of book.ledger) expect(ledger.furniture + ledger.headings + ledger.sections + ledger.blocks + ledger.monographHeads + ledger.outside).toBe(ledger.extracted);
    expect(book.ledger[1]?.extracted).toBe(inkLength(pages[1]?.fragments.map((fragment) => fragment.text).join("") ?? ""));
  });
});

describe("what stands between columns", () => {
  it("reads band by band around a line over both columns", () => {
    const filler = Array.from({ length: 8 }, (_, index) => `>${`Câu trái ${index}`.padEnd(46, "x")}.`);
    const across = setText(`Câu này chạy ngang qua cả hai cột của trang, từ mép trái cho tới mép phải của khung chữ.`, LEFT, 300);
    const page = (physicalPage: number, extra: TextFragment[]) =>
      makePage(physicalPage, [...setLines([...opening("ZANOLIN"), "**Chỉ định**", ...filler], LEFT, 80), ...setLines(Array.from({ length: 12 }, (_, index) => `>${`Câu phải ${index}`.padEnd(44, "x")}.`), RIGHT, 80), ...extra]);
    const book = segment([page(0, [across, ...setLines([">Dưới trái.", ">Dưới trái hai."], LEFT, 330), ...setLines([">Dưới phải."], RIGHT, 330)])]);
    const text = book.monographs[0]?.sections.find((section) => section.key === "chi_dinh")?.text ?? "";
    const places = ["Câu trái 7", "Câu phải 0", "Câu phải 11", "Câu này chạy ngang", "Dưới trái.", "Dưới trái hai.", "Dưới phải."].map((sentence) => text.indexOf(sentence));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });
});

describe("tables", () => {
  /** A grid of two columns and as many rows as given, fully ruled, with one line of text in each cell. */
  function grid(x: number, y: number, rows: readonly (readonly [string, string])[]) {
    const ruling = (orientation: "h" | "v", x0: number, y0: number, x1: number, y1: number) => ({ orientation, x0, y0, x1, y1, width: 0.5 });
    const bottom = y + rows.length * 16;
    const fragments = rows.flatMap(([left, right], row) => [setText(left, x + 4, y + 12 + row * 16, { size: 9, bold: row === 0 }), setText(right, x + 124, y + 12 + row * 16, { size: 9, bold: row === 0 })]);
    const rulings = [...Array.from({ length: rows.length + 1 }, (_, row) => ruling("h", x, y + row * 16, x + 240, y + row * 16)), ...[0, 120, 240].map((at) => ruling("v", x + at, y, x + at, bottom))];
    return { fragments, rulings };
  }
  const DOSES = [["Clcr (ml/phút)", "Liều"], ["30 - 50", "250 mg"], ["10 - 29", "125 mg"], ["dưới 10", "62,5 mg"]] as const;
  const tail = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => full(from + index === 11 ? "trước" : from + index === 12 ? "sau" : "giữa"));
  const table = grid(RIGHT, 100, DOSES);
  const page = makePage(
    0,
    [
      ...setLines([...opening("ZANOLIN"), "**Liều lượng và cách dùng**", ">Chỉnh liều theo Bảng 1.", "**Thận trọng**", `>${full("thận").slice(0, 46)}`, ...tail(0, 12)], LEFT, 80),
      setText("Bảng 1: Liều khi suy thận", RIGHT + 40, 90, { italic: true }),
      ...table.fragments,
      ...setLines([...tail(12, 20), "hết đoạn."], RIGHT, 190),
    ],
    table.rulings,
  );
  const monograph = segment([page]).monographs[0];
  const block = monograph?.blocks[0];

  it("are lifted out of a paragraph, which goes on whole around them", () => {
    const text = monograph?.sections.find((section) => section.key === "than_trong")?.text ?? "";
    expect(text).not.toContain("250 mg");
    expect(text.split("\n")).toHaveLength(1);
    expect(text).toMatch(/trướ?c?k sau .*hết đoạn\.$/u);
  });
  it("that floated to the head of a column belong to the section that mentions them, after the mention", () => {
    expect([block?.blockId, block?.sectionKey, block?.at]).toEqual(["zanolin-t1", "lieu_luong_va_cach_dung", "Chỉnh liều theo Bảng 1.".length]);
  });
  it("keep grid, caption and their own text with its lines, and wait for a pharmacist", () => {
    expect([block?.rows, block?.columns, block?.caption, block?.machineState]).toEqual([4, 2, "Bảng 1: Liều khi suy thận", "pending"]);
    expect(block?.text).toBe("Bảng 1: Liều khi suy thận\nClcr (ml/phút) Liều\n30 - 50 250 mg\n10 - 29 125 mg\ndưới 10 62,5 mg");
    for (const line of block?.lines ?? []) expect(block?.text.slice(line.start, line.end).trim()).not.toBe("");
    expect(block?.lines).toHaveLength(9);
  });
});

describe("text that must not be trusted or taken", () => {
  it("quarantines a line with glyphs that nobody could name, and a finding says where", () => {
    const bad = setText("Uống \u0010iều trị 500 mg mỗi 8 giờ.", 60, 200, { suspects: 1 });
    const book = segment([makePage(0, [...setLines([...opening("ZANOLIN"), "**Chỉ định**", ">Đau."], LEFT, 80), bad])]);
    const section = book.monographs[0]?.sections.find((candidate) => candidate.key === "chi_dinh");
    expect(section?.quarantined.map((range) => section.text.slice(range.start, range.end))).toEqual(["Uống \u0010iều trị 500 mg mỗi 8 giờ."]);
    expect(book.findings.map((finding) => [finding.gate, finding.place.sectionKey])).toEqual([["text_layer_unreliable", "chi_dinh"]]);
  });

  it("lifts a fraction out of the prose and quarantines it", () => {
    const formula = [setText("Clcr =", 90, 206), setText("(140 - tuổi) x cân nặng", 130, 200), setText("72 x creatinin", 152, 214)];
    const bar = { orientation: "h" as const, x0: 128, y0: 203, x1: 247, y1: 203, width: 0.5 };
    const page = makePage(0, [...setLines([...opening("ZANOLIN"), "**Chỉ định**", ">Đau vừa và đau nặng, dùng khi các thuốc khác không có tác dụng.", ">Sốt."], LEFT, 80), ...formula, ...setLines([">Sau công thức."], LEFT, 240)], [bar]);
    const monograph = segment([page]).monographs[0];
    expect(monograph?.blocks.map((block) => [block.blockId, block.kind, block.machineState, block.reasons, block.lines.length])).toEqual([["zanolin-f1", "formula", "quarantined", ["formula_layout"], 3]]);
    expect(monograph?.sections.find((section) => section.key === "chi_dinh")?.text).not.toContain("tuổi");
  });

  it("keeps a general chapter apart that the running header no longer names a drug for", () => {
    const header = (page: number, name: string) => (page % 2 === 0 ? [setText(`${page + 10}`, 50, 40), setText(name, 280, 40), setText("SÁCH", 520, 40)] : [setText("SÁCH", 50, 40), setText(name, 280, 40), setText(`${page + 10}`, 530, 40)]);
    const book = segment([
      makePage(0, [...header(0, "Zanolin"), ...setLines([...opening("ZANOLIN"), "**Chỉ định**", ">Đau."], LEFT, 80)]),
      makePage(1, [...header(1, "Kê đơn hợp lý"), setText("KÊ ĐƠN HỢP LÝ", 200, 80, { bold: true, size: 14 }), ...setLines([">Một chương chung của sách."], LEFT, 110)]),
    ]);
    expect(book.monographs[0]?.sourcePageRange).toEqual([0, 0]);
    expect(book.ledger[1]).toMatchObject({ sections: 0, outside: inkLength("KÊ ĐƠN HỢP LÝ Một chương chung của sách.") });
    expect(book.pages.map((page) => page.printedPage)).toEqual(["10", "11"]);
  });

  it("does not end a monograph at bold capitals above the next monograph, whose name the running header shows", () => {
    const header = [setText("11", 530, 40), setText("Mebaril", 280, 40), setText("SÁCH", 50, 40)];
    const first = makePage(0, setLines([...opening("ZANOLIN"), "**Chỉ định**", ">Đau."], LEFT, 80));
    const second = makePage(1, [...header, setText("CHÚ Ý", 60, 80, { bold: true, size: 12 }), ...setLines([">Còn là của thuốc thứ nhất.", ...opening("MEBARIL"), "**Chỉ định**", ">Mất ngủ."], LEFT, 94)]);
    const text = textsOf(segment([first, second]), "zanolin").chi_dinh;
    expect(text).toBe("Đau.\nCHÚ Ý\nCòn là của thuốc thứ nhất.");
  });

  it("knows headings by their words in a file whose fonts never say bold", () => {
    const plain = [...opening("ZANOLIN"), "**Chỉ định**", ">Đau.", "**Chỉ đinh**", ">Sốt."].map((line) => line.replaceAll("**", ""));
    expect(textsOf(segment([makePage(0, setLines(plain, LEFT, 80))]), "zanolin").chi_dinh).toBe("Đau.\nChỉ đinh\nSốt.");
  });

  it("refuses a file without one monograph, and a profile that it does not know", () => {
    const pages = [makePage(0, setLines(["Một tờ rơi không có chuyên luận nào."], LEFT, 80))];
    expect(() => segmentBook(pages, [FORMULARY], "auto")).toThrow(/no_monographs/u);
    expect(() => segmentBook(pages, [FORMULARY], "nowhere")).toThrow(/profile_unknown/u);
  });
});

describe("numbered product information", () => {
  const NUMBERED: Profile = {
    ...PLAIN_PROFILE, profileId: "numbered", language: "en", monographStart: "numbered", startsAt: { number: "1", names: ["NAME OF THE PRODUCT"] }, endsAt: ["ANNEX II"], maxColumns: 1, runInHeadings: false,
    headings: [
      { key: "ten_thuong_mai", number: "1", names: ["NAME OF THE PRODUCT"] },
      { key: "dang_thuoc_va_ham_luong", number: "2", names: ["COMPOSITION"] },
      { key: "chi_dinh", number: "4.1", names: ["Indications"] },
      { key: "dang_thuoc_va_ham_luong", number: "6.1", names: ["List of excipients"] },
    ],
  };
  const part = (name: string) => ["**1. NAME OF THE PRODUCT**", "", name, "", "**2. COMPOSITION**", "", "Each tablet contains 75 mg.", "", "**4. CLINICAL PARTICULARS**", "", "**4.1 Indications**", "", "Hypertension.", "", "**6.1 List of excipients**", "", "Lactose."];
  const book = segment(
    [
      makePage(0, setLines(["**ANNEX I**", "", "**SUMMARY**"], 70, 80)),
      makePage(1, setLines(part("Orvex 75 mg tablets."), 70, 80)),
      makePage(2, setLines(["Subject to additional monitoring.", "", ...part("Orvex 150 mg tablets.")], 70, 80)),
      makePage(3, setLines(["**ANNEX II**", "", "Manufacturer."], 70, 80)),
      makePage(4, setLines(["**1. NAME OF THE PRODUCT**", "", "Orvex 75 mg tablets", "", "**2. STATEMENT OF ACTIVE SUBSTANCE**", "", "75 mg"], 70, 80)),
    ],
    [NUMBERED, FORMULARY],
  );

  it("chooses the profile by its headings and says how many matched", () => expect([book.profileId, book.profileReason]).toEqual(["numbered", { code: "headings_matched", matched: 4, of: 4 }]));
  it("makes one monograph a part, named as printed, and none of the labelling", () => expect(book.monographs.map((monograph) => [monograph.drugId, monograph.sourcePageRange])).toEqual([["orvex-75-mg-tablets", [1, 1]], ["orvex-150-mg-tablets", [2, 2]]]));
  it("joins headings of one key, later ones as paragraphs", () => expect(textsOf(book, "orvex-75-mg-tablets").dang_thuoc_va_ham_luong).toBe("Each tablet contains 75 mg.\n6.1 List of excipients\nLactose."));
  it("keeps what stands above a part's first heading as its preamble", () => expect(book.monographs[1]?.preamble.text).toBe("Subject to additional monitoring."));
  it("books dividing headings as headings, annexes as outside", () => {
    expect(book.ledger[1]?.headings).toBe(inkLength("1. NAME OF THE PRODUCT 2. COMPOSITION 4. CLINICAL PARTICULARS 4.1 Indications"));
    expect(book.ledger[4]).toMatchObject({ sections: 0, outside: book.ledger[4]?.extracted });
  });
});

describe("laws", () => {
  const word = fc.constantFrom("thuốc", "mg/kg", "7,5", "estro-", "uống", "Trẻ", "em:", "500", "-", "CHỈ", "Bảng", "1");
  const line = fc.array(word, { minLength: 1, maxLength: 9 }).map((words) => words.join(" ").slice(0, 48).trim());
  /** Enough full lines on both sides for the gutter to show. */
  const FILLER = [full("không"), full("pha"), full("với")];
  const heading = fc.constantFrom("**Chỉ định**", "**Thận trọng**", "**Tương kỵ**");
  const column = fc.array(fc.oneof({ weight: 6, arbitrary: line }, { weight: 3, arbitrary: line.map((text) => `>${text}`) }, { weight: 1, arbitrary: heading }), { minLength: 0, maxLength: 25 });

  it("loses no character, moves no offset and gives no line twice, whatever the columns hold", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(column, column), { minLength: 1, maxLength: 4 }), (sheets) => {
        const pages = sheets.map(([left, right], index) => twoColumns(index, [...(index === 0 ? opening("ZANOLIN") : FILLER), ...FILLER, ...left], [...FILLER, ...FILLER, ...right]));
        const book = segmentBook(pages, [FORMULARY], "auto");
        for (const ledger of book.ledger) expect(ledger.furniture + ledger.headings + ledger.sections + ledger.blocks + ledger.monographHeads + ledger.outside).toBe(ledger.extracted);
        expect(book.findings.filter((finding) => finding.gate === "characters_unaccounted")).toEqual([]);
        const lines = new Map(book.pages.flatMap((page) => page.lines.map((own) => [own.lineId, own])));
        expect(lines.size).toBe(book.pages.reduce((sum, page) => sum + page.lines.length, 0));
        for (const section of book.monographs.flatMap((monograph) => monograph.sections)) {
          for (const source of section.lines) {
            const printed = lines.get(source.lineId)?.text ?? "";
            expect(printed).toContain(section.text.slice(source.start, source.end));
          }
        }
      }),
      { numRuns: 120 },
    );
  });
});

describe("a page that the file itself says is damaged", () => {
  const sound = twoColumns(
    0,
    [...opening("ZANOLIN"), "**Chỉ định**", `>${full("Đau nhẹ").slice(0, 46)}`, full("và sốt"), "**Liều lượng và cách dùng**", ">Người lớn: 500 mg mỗi 8 giờ."],
    ["**Tương kỵ**", ...Array.from({ length: 6 }, () => full("không pha"))],
  );
  const broken: Page = { ...twoColumns(1, Array.from({ length: 6 }, () => full("rách")), Array.from({ length: 6 }, () => full("nát"))), damaged: true };
  const book = segment([sound, broken]);

  it("blocks an export, for nobody knows what is missing", () => {
    expect(book.findings.filter((finding) => finding.severity === "block").map((finding) => [finding.gate, finding.place.drugId, finding.place.physicalPage])).toEqual([["text_layer_unreliable", "zanolin", 1]]);
  });
  it("has all of its own text quarantined, and no other", () => {
    const section = book.monographs[0]?.sections.find((candidate) => candidate.key === "tuong_ky");
    const withheld = section?.quarantined.map((range) => section.text.slice(range.start, range.end)).join("") ?? "";
    expect([withheld.includes("rách"), withheld.includes("nát"), withheld.includes("không pha")]).toEqual([true, true, false]);
  });
});
