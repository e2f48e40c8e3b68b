import { useEffect } from "react";
import { findMarks, parseQuery } from "@/lib/model/search-query";
import type { WorkbenchView } from "@/lib/model/views";
import type { LinkRef } from "./link-store";

/** The name under which `::highlight()` in globals.css draws what was found. */
const NAME = "seamcheck-found";

/** Text nodes of an element one after another, each with its offset in their joined text. */
function textNodesOf(root: Element): { node: Text; start: number }[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: { node: Text; start: number }[] = [];
  let start = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    nodes.push({ node: node as Text, start });
    start += (node as Text).data.length;
  }
  return nodes;
}

/** Where an offset in the joined text falls. An end may stand at the end of a node, a start not. */
function pointOf(nodes: readonly { node: Text; start: number }[], at: number, isEnd: boolean): [Text, number] | null {
  const found = nodes.findLast(({ start }) => (isEnd ? start < at : start <= at));
  return found === undefined ? null : [found.node, Math.min(at - found.start, found.node.data.length)];
}

/** Marks at the target what a search looked for, without touching what is drawn there. Where a browser has no highlights, the target is opened unmarked. */
export function useFoundMarks(target: LinkRef | null, find: string | null, view: WorkbenchView): void {
  useEffect(() => {
    const element = target === null || find === null ? null : document.getElementById(`stop-${target}`);
    // Also runs when the view has come anew: the text nodes may be others.
    if (element === null || find === null || view.sections.length === 0 || typeof Highlight === "undefined") return;
    const nodes = textNodesOf(element);
    const text = nodes.map(({ node }) => node.data).join("");
    const query = parseQuery(find);
    const whole = findMarks(text, query);
    const ranges = (whole.length > 0 ? whole : findMarks(text, query, true)).flatMap(({ start, end }) => {
      const [from, to] = [pointOf(nodes, start, false), pointOf(nodes, end, true)];
      if (from === null || to === null) return [];
      const range = document.createRange();
      range.setStart(...from);
      range.setEnd(...to);
      return [range];
    });
    CSS.highlights.set(NAME, new Highlight(...ranges));
    return () => void CSS.highlights.delete(NAME);
  }, [target, find, view]);
}
