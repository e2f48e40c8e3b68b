// Comes in: matched payloads, some of which name a parent. Goes out: the same matches with the parent's text in place of the child's. It never loses a match: children of one parent become one.
/** A match as retrieval hands it over. `parent_id` is optional: the records that we write set none. */
export interface MatchedPayload {
  chunk_id: string;
  text: string;
  parent_id?: string | null | undefined;
}

export interface ParentDocument {
  parent_id: string;
  text: string;
}

/** Ids of the parents that the matches name, each once, in the order in which they are first named: what a caller has to fetch. */
export function wantedParents(matches: readonly MatchedPayload[]): string[] {
  return [...new Set(matches.flatMap((match) => (match.parent_id ? [match.parent_id] : [])))];
}

/**
 * Replaces a child's text by its parent's. Matches without a parent, or whose parent was not found or is empty, keep their own text. Children of one
 * parent become one match, at the place of the best of them, because they would all say the same.
 */
export function hydrateParents<T extends MatchedPayload>(matches: readonly T[], parents: readonly ParentDocument[]): T[] {
  const texts = new Map(parents.filter((parent) => parent.text !== "").map((parent) => [parent.parent_id, parent.text]));
  const used = new Set<string>();
  return matches.flatMap((match) => {
    const text = match.parent_id ? texts.get(match.parent_id) : undefined;
    if (!match.parent_id || text === undefined) return [match];
    if (used.has(match.parent_id)) return [];
    used.add(match.parent_id);
    return [{ ...match, text }];
  });
}
