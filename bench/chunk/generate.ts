/** Generates formulary text with known truth: which labels stand over which dose, and which drugs a list names. The same seed gives the same text. */

export interface TruthDose {
  /** The sentence as printed, unique in its text. */
  words: string;
  /** Labels that govern it, outermost first. */
  labels: string[];
  /** It follows its innermost label directly. */
  isFirst: boolean;
}

export interface GeneratedText {
  key: "lieu_luong_va_cach_dung" | "tac_dung_khong_mong_muon" | "tuong_tac_thuoc";
  text: string;
  doses: TruthDose[];
  /** Every label and heading as printed. */
  labels: string[];
  /** Lines that head what follows and hold no dose themselves. */
  headings: string[];
}

export interface GeneratedTable {
  caption: string;
  markdown: string;
  header: string[];
  rows: string[][];
}

/** A small linear congruential generator: good enough to vary text, the same everywhere. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const TOPICS = ["Điều trị nhiễm khuẩn đường hô hấp", "Điều trị lao phổi", "Dự phòng thấp khớp cấp", "Nhiễm khuẩn huyết", "Viêm màng não", "Điều trị sốt rét nặng", "Viêm khớp dạng thấp", "Đau sau phẫu thuật"];
const PEOPLE = ["Người lớn", "Trẻ em", "Sơ sinh", "Người cao tuổi", "Trẻ em 6 - 12 tuổi", "Trẻ em 1 - 5 tuổi", "Phụ nữ mang thai", "Người bệnh suy thận"];
const ROUTES = ["Uống", "Tiêm tĩnh mạch", "Tiêm bắp", "Truyền tĩnh mạch"];
const ORGANS = ["Tiêu hóa", "Da", "Gan", "Thận", "Huyết học", "Thần kinh trung ương", "Hô hấp", "Mắt"];
const FREQUENCIES = ["Thường gặp, ADR > 1/100", "Ít gặp, 1/1 000 < ADR < 1/100", "Hiếm gặp, ADR < 1/1 000"];
const EFFECTS = ["buồn nôn", "nôn", "chóng mặt", "nhức đầu", "ban đỏ", "ngứa", "mày đay", "tăng transaminase", "giảm bạch cầu", "khô miệng", "mất ngủ", "táo bón"];
const REMARKS = [
  "Phải theo dõi chức năng gan và chức năng thận trong suốt thời gian dùng thuốc.",
  "Không cần chỉnh liều khi chức năng thận còn bình thường.",
  "Nếu quên một liều thì uống ngay khi nhớ ra, không uống gấp đôi liều sau.",
  "Ngừng thuốc ngay khi có dấu hiệu quá mẫn và báo cho thầy thuốc biết.",
];

/** A dose as printed, with numbers of its own. */
function dose(n: number, random: (below: number) => number): string {
  const tail = ["", " trong 7 ngày", " (vd. buổi sáng)", ", tối đa 1 500 mg/ngày"][random(4)] as string;
  const forms = [
    `Dùng ${n},5 mg/kg, cứ ${4 + random(20)} giờ một lần${tail}.`,
    `Khởi đầu ${n} - ${n + 50} mg mỗi ngày, sau đó tăng dần đến ${n + 100} mg${tail}.`,
    `Pha ${n} mg vào 100 ml dung dịch glucose 5% để có nồng độ 0,1; 0,2; 0,4 hoặc 1 mg/ml${tail}.`,
    `Liều duy trì là ${n} mg, ngày ${1 + random(4)} lần, pha loãng 1:1 000 nếu cần${tail}.`,
  ];
  return forms[random(forms.length)] as string;
}

/** A dosage section: indication › population › route › doses, with remarks between. `counter` numbers the doses of all sections. */
function dosage(random: (below: number) => number, counter: { n: number }, groups: number): GeneratedText {
  const paragraphs: string[] = [];
  const made: GeneratedText = { key: "lieu_luong_va_cach_dung", text: "", doses: [], labels: [], headings: [] };
  for (let g = 0; g < groups; g++) {
    const topic = `${TOPICS[random(TOPICS.length)]} (phác đồ ${g + 1}):`;
    paragraphs.push(topic);
    made.labels.push(topic);
    made.headings.push(topic);
    const first = random(PEOPLE.length);
    for (let p = 0; p < 2 + random(3); p++) {
      const people = `${PEOPLE[(first + p) % PEOPLE.length]}:`;
      const isOwnLine = random(2) === 0;
      made.labels.push(people);
      if (isOwnLine) made.headings.push(people);
      const lines: string[] = [];
      for (let r = 0; r < 1 + random(2); r++) {
        const route = `${ROUTES[(first + r) % ROUTES.length]}:`;
        made.labels.push(route);
        const sentences = Array.from({ length: 1 + random(3) }, () => dose(++counter.n, random));
        sentences.forEach((words, i) => made.doses.push({ words, labels: [topic, people, route], isFirst: i === 0 }));
        lines.push(`${route} ${sentences.join(" ")}`);
      }
      if (isOwnLine) paragraphs.push(people, ...lines);
      else paragraphs.push(`${people} ${lines.join(" ")}`);
      if (random(4) === 0) paragraphs.push(REMARKS[random(REMARKS.length)] as string);
    }
  }
  return { ...made, text: paragraphs.join("\n") };
}

function adverse(random: (below: number) => number, repeats: number): GeneratedText {
  const paragraphs: string[] = [];
  for (const frequency of FREQUENCIES) {
    paragraphs.push(frequency);
    for (let i = 0; i < repeats; i++) paragraphs.push(`${ORGANS[i % ORGANS.length]}: ${Array.from({ length: 4 + random(8) }, () => EFFECTS[random(EFFECTS.length)]).join(", ")}.`);
  }
  return { key: "tac_dung_khong_mong_muon", text: paragraphs.join("\n"), doses: [], labels: [...FREQUENCIES, ...ORGANS.map((organ) => `${organ}:`)], headings: FREQUENCIES };
}

/** One sentence that names hundreds of drugs. */
function interactions(random: (below: number) => number, names: number): GeneratedText {
  const drugs = Array.from({ length: names }, (_, i) => `${["azo", "beta", "cefa", "dexa", "eryth", "flu", "gly"][random(7)]}${["min", "prol", "zolin", "cin", "pam", "zid"][random(6)]}${i}`);
  const label = "Không dùng đồng thời với:";
  return { key: "tuong_tac_thuoc", text: `Thuốc được chuyển hóa mạnh ở gan.\n${label} ${drugs.join(", ")}.`, doses: [], labels: [label], headings: [] };
}

/** Sections of a made-up formulary with at least `pairs` doses under labels; all above the chunk ceiling. */
export function generateTexts(pairs: number, seed = 7): GeneratedText[] {
  const random = randomFrom(seed);
  const counter = { n: 0 };
  const texts: GeneratedText[] = [];
  while (counter.n < pairs) {
    texts.push(dosage(random, counter, 5 + random(4)));
    if (random(3) === 0) texts.push(adverse(random, 8));
    if (random(5) === 0) texts.push(interactions(random, 200 + random(200)));
  }
  return texts;
}

/** Tables of doses, some with rows of hundreds of words. */
export function generateTables(count: number, seed = 11): GeneratedTable[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, t) => {
    const header = ["Thuốc", "Liều người lớn", "Liều trẻ em", "Ghi chú"];
    const rows = Array.from({ length: 10 + random(50) }, (_, r) => [
      `thuốc ${t}.${r}`,
      `${t * 100 + r} mg, ngày ${1 + random(4)} lần`,
      `${r},5 mg/kg/ngày`,
      Array.from({ length: 1 + random(r % 17 === 16 ? 60 : 4) }, () => REMARKS[random(REMARKS.length)]).join(" "),
    ]);
    const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
    return { caption: `Bảng ${t + 1}. Liều theo tuổi`, header, rows, markdown: [line(header), "|---|---|---|---|", ...rows.map(line)].join("\n") };
  });
}
