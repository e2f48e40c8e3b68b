/** Comes in: a book's pages and the profiles. Goes out: monographs with sections and blocks, pages with folios, and an account of every character. Never reads the PDF, never guesses through what it cannot read. */
import type { PageLedger, SegmentedBook, SegmentedPage } from "@/lib/model/book";
import { conversionFindings } from "@/lib/model/conversion-findings";
import type { Finding } from "@/lib/model/finding";
import type { Line, LineRole } from "@/lib/model/line";
import type { Monograph } from "@/lib/model/monograph";
import type { Page } from "@/lib/model/page";
import type { Profile } from "@/lib/model/profile";
import { UserError } from "@/lib/model/user-error";
import { buildMonograph } from "./build-monograph";
import { chooseProfile } from "./choose-profile";
import { type Collected, collectMonographs } from "./collect-monographs";
import { findColumns } from "./columns";
import type { PageFlow, TableItem } from "./flow";
import { slugOf } from "./fold-text";
import { type Folio, readFolios } from "./folio";
import { type Furniture, findFurniture } from "./furniture";
import type { LaidLine } from "./laid-line";
import { layOutPage, linesOfFlow } from "./lay-out-page";
import { linesOfBlock, pageLedgers, unaccounted } from "./page-ledger";
import { paragraphStyle } from "./paragraphs";
import { readEvents } from "./read-events";
import { fragmentSize } from "./rows";
import { joinContinued } from "./table/join-continued";
import type { JoinedTable } from "./table/found-table";
import { damageFindings, reliabilityFindings } from "./reliability-findings";
import { PAGE_RELIABLE_FROM, pageReliability, unnamedGlyphs, type Verdict } from "./text-reliability";
import { WordList } from "./word-list";

/**
 * Segments a book. `choice` is "auto" or a profile's id. Pages may be any run of a file's pages in order.
 * Throws `profile_unknown`; where not one monograph of the profile's kind begins, `text_unreliable` if most pages' text is no language, else `no_monographs`.
 */
export function segmentBook(pages: readonly Page[], profiles: readonly Profile[], choice: "auto" | string): SegmentedBook {
  const { profile: chosen, reason } = chooseProfile(pages, profiles, choice);
  const profile = forTypeOf(pages, chosen);
  const furniture = findFurniture(pages, profile);
  const folios = readFolios(furniture.map((found) => found.folioCandidates));
  const bodySize = bodyFontSize(pages);
  const flows = layOut(pages, furniture, profile, bodySize);
  const position = new Map(pages.map((page, index) => [page.physicalPage, index]));
  const collected = collectMonographs(
    readEvents({ flow: flows.flatMap((flow) => flow.items), profile, bodyFontSize: bodySize, headerName: (page) => furniture[position.get(page) ?? -1]?.headerName ?? null }),
  );
  if (collected.drafts.length === 0) throw refusal(flows, profiles, profile, reason);
  const tables = joinTables(flows);
  const trust = trustOf(pages, flows, profile);
  const prose = flows.flatMap((flow) => flow.items.flatMap((item) => (item.kind === "line" ? [item.laid] : [])));
  const ids = new Set<string>();
  const input = {
    profile,
    style: paragraphStyle(prose),
    words: new WordList(prose),
    groupOf: tables.groupOf,
    folioOf: (page: number) => folios[position.get(page) ?? -1]?.printedPage ?? null,
    isUnreliableLine: (line: { lineId: string }) => trust.unreliableLines.has(line.lineId),
    isUnreliablePage: (page: number) => trust.unreliablePages.has(page),
  };
  const monographs = collected.drafts.map((draft) => buildMonograph(draft, uniqueId(draft.slugFrom, ids), input));
  const lifted = liftedTables(collected, tables);
  const segmented = segmentedPages(pages, flows, folios, furniture, collected, trust);
  const ledger = pageLedgers({ pages, flows, collected, liftedTables: lifted });
  return {
    profileId: profile.profileId,
    profileReason: reason,
    pages: segmented,
    monographs,
    ledger,
    findings: [...misspeltFindings(collected, monographs), ...reliabilityFindings(monographs, trust.unreliableLines), ...damageFindings(monographs, pages), ...conversionFindings(segmented), ...accountFindings(ledger)],
  };
}

/** Why nothing was found: text that is no words of any known language hides every heading, and another profile would not help. */
function refusal(flows: readonly PageFlow[], profiles: readonly Profile[], profile: Profile, reason: SegmentedBook["profileReason"]): UserError {
  const unreliable = [...new Set(profiles.map((known) => known.language))].map((language) => {
    const known = new Map<string, Verdict>();
    return flows.filter((flow) => pageReliability(linesOfFlow(flow), language, known) < PAGE_RELIABLE_FROM).length;
  });
  const least = Math.min(...unreliable);
  if (least > 0.5 * flows.length) return new UserError("text_unreliable", { pages: flows.length, unreliable: least });
  return new UserError("no_monographs", { profile: profile.profileId, matched: reason.matched, of: reason.of });
}

/** Where a file's fonts never say that they are bold, headings must be known by their words alone. */
function forTypeOf(pages: readonly Page[], profile: Profile): Profile {
  const saysBold = pages.some((page) => page.fragments.some((fragment) => fragment.runs.some((run) => run.bold)));
  return saysBold ? profile : { ...profile, headingTypography: "any" };
}

function layOut(pages: readonly Page[], furniture: readonly Furniture[], profile: Profile, bodySize: number): PageFlow[] {
  const columns = findColumns(
    pages.map((page, index) => ({ page, body: page.fragments.map((fragment, at) => ({ index: at, fragment })).filter((item) => furniture[index]?.indexes.has(item.index) !== true) })),
    profile.maxColumns,
  );
  return pages.map((page, index) =>
    layOutPage({
      page,
      furniture: furniture[index]?.indexes ?? new Set(),
      columns: columns[index] ?? [],
      captionWords: profile.captionWords,
      figureWords: profile.figureWords ?? [],
      bodyFontSize: bodySize,
    }),
  );
}

/** Size in which most of the book's characters are set, points. */
function bodyFontSize(pages: readonly Page[]): number {
  const counts = new Map<number, number>();
  for (const page of pages) {
    for (const fragment of page.fragments) {
      const size = Math.round(fragmentSize(fragment) * 4) / 4;
      counts.set(size, (counts.get(size) ?? 0) + fragment.text.length);
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
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
  unreliablePages: Set<number>;
  unreliableLines: Set<string>;
}

/** A page whose words the language could not spell is distrusted whole; elsewhere a line with glyphs that have no name. */
function trustOf(pages: readonly Page[], flows: readonly PageFlow[], profile: Profile): Trust {
  const trust: Trust = { reliability: [], unreliablePages: new Set(), unreliableLines: new Set() };
  const known = new Map<string, Verdict>();
  flows.forEach((flow, index) => {
    const lines = linesOfFlow(flow);
    // Of a damaged page nobody knows what is missing: what was read of it is as good as nothing.
    const reliability = pages[index]?.damaged ? 0 : pageReliability(lines, profile.language, known);
    trust.reliability.push(reliability);
    if (reliability < PAGE_RELIABLE_FROM) trust.unreliablePages.add(pages[index]?.physicalPage ?? index);
    for (const laid of lines) if (reliability < PAGE_RELIABLE_FROM || unnamedGlyphs(laid) > 0) trust.unreliableLines.add(laid.line.lineId);
  });
  return trust;
}

function uniqueId(name: string, taken: Set<string>): string {
  const slug = slugOf(name);
  let id = slug;
  for (let count = 2; taken.has(id); count++) id = `${slug}-${count}`;
  taken.add(id);
  return id;
}

function segmentedPages(pages: readonly Page[], flows: readonly PageFlow[], folios: readonly Folio[], furniture: readonly Furniture[], collected: Collected, trust: Trust): SegmentedPage[] {
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
  return pages.map((page, index) => {
    const flow = flows[index] as PageFlow;
    for (const item of flow.items) if (item.kind === "aside" && item.caption) give(item.laid, "caption");
    for (const laid of flow.furniture) give(laid, "furniture");
    return {
      physicalPage: page.physicalPage,
      width: page.width,
      height: page.height,
      rotate: page.rotate,
      pageLabel: page.pageLabel,
      printedPage: folios[index]?.printedPage ?? null,
      printedPageInferred: folios[index]?.inferred ?? false,
      headerName: furniture[index]?.headerName ?? null,
      lines: linesOfFlow(flow).map(({ line }) => ({ ...line, role: roles.get(line) ?? "body" })),
      textReliability: trust.reliability[index] ?? 1,
    };
  });
}

function misspeltFindings(collected: Collected, monographs: readonly Monograph[]): Finding[] {
  return collected.misspelt.map(({ draft, laid, key, expected, found }) => ({
    gate: "heading_misspelt",
    severity: "note",
    place: { drugId: monographs[collected.drafts.indexOf(draft)]?.drugId ?? null, sectionKey: key, chunkId: null, blockId: null, physicalPage: laid.line.physicalPage, bbox: laid.line.bbox },
    expected,
    found,
  }));
}

/** One finding a section and page: what is quarantined there and how much. */
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
