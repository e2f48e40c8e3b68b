/** Comes in: pages laid out, what their book says, and reviewers' corrections. Goes out: monographs, pages with roles and folios, the account of every character, and the corrections without effect. Never lays a page out. */
import type { PageLedger, SegmentedBook, SegmentedPage } from "@/lib/model/book";
import { conversionFindings } from "@/lib/model/conversion-findings";
import type { Finding } from "@/lib/model/finding";
import { groupBy } from "@/lib/model/group-by";
import type { Line, LineRole } from "@/lib/model/line";
import type { Monograph } from "@/lib/model/monograph";
import type { Profile } from "@/lib/model/profile";
import type { SegmentFacts } from "@/lib/model/segment-facts";
import type { SegmentOverrides, Unapplied } from "@/lib/model/segment-overrides";
import { type ReadMonographs, styleOf } from "./book-facts";
import { keepBlockIds } from "./block-orders";
import { type BuildInput, buildMonograph } from "./build-monograph";
import type { Collected } from "./collect-monographs";
import type { PageFlow, TableItem } from "./flow";
import { type Folio, readFolios } from "./folio";
import type { LaidLine } from "./laid-line";
import { linesOfFlow } from "./lay-out-page";
import type { MonographDraft } from "./monograph-draft";
import { monographIds } from "./monograph-ids";
import type { PageHead } from "./page-head";
import { linesOfBlock, pageLedgers, unaccounted } from "./page-ledger";
import { annotationFindings, brokenWordFindings, damageFindings, reliabilityFindings } from "./reliability-findings";
import type { JoinedTable } from "./table/found-table";
import { joinContinued } from "./table/join-continued";
import { countWords, isReliableLine, PAGE_RELIABLE_FROM, reliabilityOf, type Verdict, type WordCounts } from "./text-reliability";
import { withholdOcr } from "./withhold-ocr";
import { WordList } from "./word-list";

interface ReadPages {
  /** One a page. */
  flows: readonly PageFlow[];
  /** What was read in them. */
  read: ReadMonographs;
}

interface SegmentInput extends ReadPages {
  pages: readonly PageHead[];
  facts: SegmentFacts;
  profile: Profile;
  overrides: SegmentOverrides;
  /** The same pages without any order about their blocks, where there is one: they say how the blocks are called. */
  plain?: ReadPages;
}

/** One monograph, and what the segmenter complains of in it. */
export interface SegmentedMonograph {
  monograph: Monograph;
  findings: Finding[];
}

/** Pages of which everything is known but the monographs' texts: those are made one by one, in whatever order. */
export interface PagesOutline extends Pick<SegmentedBook, "pages" | "ledger"> {
  /** In book order. */
  drugIds: string[];
  /** Findings that belong to no monograph. */
  findings: Finding[];
  unapplied: Unapplied[];
  /** Makes the monograph of that place in `drugIds`. Once each: what it was made of is let go. */
  build(index: number): SegmentedMonograph;
}

export type SegmentedPages = Pick<SegmentedBook, "pages" | "monographs" | "ledger" | "findings"> & { unapplied: Unapplied[] };

/** Everything that an outline promises, made at once. */
export function buildAll<Outline extends PagesOutline>({ drugIds, build, findings, ...outline }: Outline): Omit<Outline, "drugIds" | "build" | "findings"> & Pick<SegmentedPages, "monographs" | "findings"> {
  const built = drugIds.map((_, index) => build(index));
  return { ...outline, monographs: built.map((entry) => entry.monograph), findings: [...built.flatMap((entry) => entry.findings), ...findings] };
}

export function outlinePages({ pages, flows, facts, profile, read, overrides, plain }: SegmentInput): PagesOutline {
  const { collected, unapplied } = read;
  const folios = foliosOf(facts, overrides);
  const trust = trustOf(pages, flows, profile);
  const common = {
    profile,
    style: styleOf(facts),
    words: new WordList(facts.words),
    folioOf: (page: number) => folios.get(page)?.printedPage ?? null,
    isUnreliableLine: (line: { lineId: string }) => trust.unreliableLines.has(line.lineId),
  };
  const monographs = (read: ReadPages) => monographsOf(read, monographIds(facts, overrides), common);
  const { drugIds, tables, build } = monographs({ flows, read });
  const unordered = plain && monographs(plain);
  const misspelt = groupBy(misspeltFindings(collected, drugIds), (finding) => finding.place.drugId);
  const recognised = new Set(pages.filter((page) => page.ocr).map((page) => page.physicalPage));
  const damaged = pages.filter((page) => page.damaged).map((page) => page.physicalPage);
  const ledger = pageLedgers({ pages, flows, collected, liftedTables: liftedTables(collected, tables) });
  const pageGone = overrides.folios.filter(({ physicalPage }) => !folios.has(physicalPage)).map(({ id }): Unapplied => ({ id, reason: "page_gone" }));
  const segmented = segmentedPages({ pages, flows, folios, facts, collected, trust });
  return {
    pages: segmented,
    ledger,
    drugIds,
    findings: [...conversionFindings(segmented), ...annotationFindings(pages), ...accountFindings(ledger)],
    unapplied: [...unapplied, ...pageGone],
    build(index) {
      const built = build(index);
      const at = unordered?.drugIds.indexOf(built.drugId) ?? -1;
      const named = unordered === undefined ? built : keepBlockIds(built, at === -1 ? [] : unordered.build(at).blocks, overrides.blocks);
      const monograph = withholdOcr(named, recognised);
      return { monograph, findings: [...(misspelt.get(monograph.drugId) ?? []), ...reliabilityFindings(monograph, trust.unreliableLines), ...(profile.language === "vi" ? brokenWordFindings(monograph) : []), ...damageFindings(monograph, damaged)] };
    },
  };
}

/** The monographs of pages under their ids, each built when it is asked for; with the tables that they are built of. */
function monographsOf({ flows, read }: ReadPages, idOf: (draft: MonographDraft) => string, common: Omit<BuildInput, "groupOf">): { drugIds: string[]; tables: Tables; build(index: number): Monograph } {
  const { drafts } = read.collected;
  const tables = joinTables(flows);
  const drugIds = drafts.map((draft) => idOf(draft));
  const left: (MonographDraft | null)[] = [...drafts];
  const build = (index: number) => {
    const draft = left[index];
    // A long book's lines are most of what it takes in memory.
    left[index] = null;
    if (!draft) throw new Error(`monograph ${index} is not there, or made already`);
    return buildMonograph(draft, drugIds[index] as string, { ...common, groupOf: tables.groupOf });
  };
  return { drugIds, tables, build };
}

/** The folio of every page of the book, by physical page. */
export function foliosOf(facts: Pick<SegmentFacts, "pages">, overrides: Pick<SegmentOverrides, "folios">): Map<number, Folio> {
  const position = new Map(facts.pages.map((page, index) => [page.physicalPage, index]));
  const corrected = new Map(overrides.folios.flatMap(({ physicalPage, printedPage }) => (position.has(physicalPage) ? [[position.get(physicalPage) as number, printedPage] as const] : [])));
  const folios = readFolios(facts.pages.map((page) => page.folioCandidates), corrected);
  return new Map(facts.pages.map(({ physicalPage }, index) => [physicalPage, folios[index] as Folio]));
}

interface Tables {
  groupOf: (item: TableItem) => { joined: JoinedTable; members: readonly TableItem[] };
}

function joinTables(flows: readonly PageFlow[]): Tables {
  const items = flows.flatMap((flow) => flow.items.filter((item): item is TableItem => item.kind === "table"));
  const groups = new Map<TableItem, { joined: JoinedTable; members: TableItem[] }>();
  for (const joined of joinContinued(items)) {
    const members = joined.members.map((index) => items[index] as TableItem);
    for (const member of members) groups.set(member, { joined, members });
  }
  return { groupOf: (item) => groups.get(item) as { joined: JoinedTable; members: TableItem[] } };
}

function liftedTables(collected: Collected, tables: Tables): Set<TableItem> {
  const lifted = new Set<TableItem>();
  for (const { item } of collected.drafts.flatMap((draft) => draft.blocks)) {
    if (item.kind !== "table") continue;
    const { members } = tables.groupOf(item);
    if (members[0] === item) for (const member of members) lifted.add(member);
  }
  return lifted;
}

interface Trust {
  reliability: number[];
  unreliableLines: Set<string>;
}

/** A page whose words the language could not spell is distrusted whole; elsewhere a line with glyphs that have no name, or of such words. */
function trustOf(pages: readonly PageHead[], flows: readonly PageFlow[], profile: Profile): Trust {
  const trust: Trust = { reliability: [], unreliableLines: new Set() };
  const known = new Map<string, Verdict>();
  flows.forEach((flow, index) => {
    const lines = linesOfFlow(flow);
    const words = lines.map((laid) => countWords(laid, profile.language, known));
    // Of a damaged page nobody knows what is missing: what was read of it is as good as nothing.
    const reliability = pages[index]?.damaged ? 0 : reliabilityOf(words);
    trust.reliability.push(reliability);
    // Recognised text is withheld as such until a person has compared it with the picture: what the machine thinks of its words adds nothing.
    if (pages[index]?.ocr && !pages[index]?.damaged) return;
    lines.forEach((laid, at) => {
      if (reliability < PAGE_RELIABLE_FROM || !isReliableLine(words[at] as WordCounts)) trust.unreliableLines.add(laid.line.lineId);
    });
  });
  return trust;
}

interface PagesInput extends Pick<SegmentInput, "pages" | "flows" | "facts"> {
  folios: ReadonlyMap<number, Folio>;
  collected: Collected;
  trust: Trust;
}

function segmentedPages({ pages, flows, folios, facts, collected, trust }: PagesInput): SegmentedPage[] {
  const roles = rolesOf(collected);
  const headers = new Map(facts.pages.map((page) => [page.physicalPage, page.headerName]));
  return pages.map((page, index) => {
    const { physicalPage, width, height, rotate, pageLabel, ocr } = page;
    const flow = flows[index] as PageFlow;
    for (const item of flow.items) if (item.kind === "aside" && item.caption) roles.set(item.laid.line, "caption");
    for (const laid of flow.furniture) roles.set(laid.line, "furniture");
    return {
      physicalPage,
      width,
      height,
      rotate,
      pageLabel,
      printedPage: folios.get(physicalPage)?.printedPage ?? null,
      printedPageInferred: folios.get(physicalPage)?.inferred ?? false,
      headerName: headers.get(physicalPage) ?? null,
      lines: linesOfFlow(flow).map(({ line }) => {
        // Not copied: a long book has some 200,000. Nobody has asked for the role of a line before.
        line.role = roles.get(line) ?? "body";
        return line;
      }),
      textReliability: trust.reliability[index] ?? 1,
      ...(ocr ? { ocr } : {}),
    };
  });
}

function rolesOf(collected: Collected): Map<Line, LineRole> {
  const roles = new Map<Line, LineRole>();
  const give = (laid: LaidLine, role: LineRole) => roles.set(laid.line, role);
  for (const { laid, to, from } of collected.outside) if (to - from >= laid.line.text.length) give(laid, "outside");
  for (const item of collected.outsideBlocks) for (const laid of linesOfBlock(item)) give(laid, "outside");
  for (const { laid } of collected.headings) give(laid, "heading");
  for (const draft of collected.drafts) {
    for (const section of draft.sections) for (const heading of section.headings) give(heading.laid, "heading");
    if (!draft.shared) for (const laid of draft.nameLines) give(laid, "heading");
    for (const { item } of draft.blocks) {
      if (item.kind === "formula") for (const laid of item.lines) give(laid, "formula");
      else {
        for (const laid of item.captionLines) give(laid, "caption");
        for (const laid of item.cellLines) give(laid, "table");
      }
    }
  }
  return roles;
}

function misspeltFindings(collected: Collected, drugIds: readonly string[]): Finding[] {
  const idOf = new Map(collected.drafts.map((draft, index) => [draft, drugIds[index] ?? null]));
  return collected.misspelt.map(({ draft, laid, key, expected, found }) => ({
    gate: "heading_misspelt",
    severity: "note",
    place: { drugId: idOf.get(draft) ?? null, sectionKey: key, chunkId: null, blockId: null, physicalPage: laid.line.physicalPage, bbox: laid.line.bbox },
    expected,
    found,
  }));
}

/** One finding a page whose characters do not add up. */
function accountFindings(ledger: readonly PageLedger[]): Finding[] {
  return ledger
    .filter((entry) => unaccounted(entry) !== 0)
    .map((entry) => ({
      gate: "characters_unaccounted",
      severity: "block",
      place: { drugId: null, sectionKey: null, chunkId: null, blockId: null, physicalPage: entry.physicalPage, bbox: null },
      expected: String(entry.extracted),
      found: String(entry.extracted - unaccounted(entry)),
    }));
}
