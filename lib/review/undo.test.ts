import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Correction } from "@/lib/model/correction";
import type { Decision } from "@/lib/model/decision";
import type { CarriedDecision } from "./carry-over";
import { decision } from "./review-fixture";
import { type Act, actIdOf, actStacks, planTakeBack } from "./undo";

const anchorOf = (target: number) => ({ drugId: "thuocgia", sectionKey: "chi_dinh" as const, blockId: null, before: `trước ${target}`, after: "sau", contentHash: `h${target}` });
const on = (target: number, over: Partial<Decision> & { sequence: number }): CarriedDecision => ({ decision: decision(over.sequence, "seam", anchorOf(target), over), state: "carried", seamKey: `s${target}`, blockId: null });

/** A log to which words and undos are added as the product does. */
class Log {
  entries: CarriedDecision[] = [];

  private add(target: number, over: Partial<Decision>): void {
    this.entries.push(on(target, { ...over, sequence: this.entries.length + 1 }));
  }

  say(reviewer: string, targets: readonly number[], verdict: Decision["verdict"]): void {
    const act = targets.length > 1 ? { id: `act${this.entries.length}`, takesBack: null, restores: null } : null;
    for (const target of targets) this.add(target, { reviewer, verdict, act });
  }

  take(reviewer: string, direction: "undo" | "redo"): ReturnType<typeof planTakeBack> | null {
    const acts = new Map<string, Act>();
    for (const { decision: entry } of this.entries) if (entry.reviewer === reviewer) acts.set(actIdOf(entry), { id: actIdOf(entry), takesBack: entry.act?.takesBack ?? null });
    const actId = actStacks([...acts.values()])[direction].at(-1);
    if (actId === undefined) return null;
    const plan = planTakeBack(this.entries, actId);
    const id = `act${this.entries.length}`;
    for (const { restores, anchor, verdict } of plan.drafts) this.add(Number(anchor.contentHash.slice(1)), { reviewer, verdict, act: { id, takesBack: actId, restores } });
    return plan;
  }

  /** What stands on each target; a reopened one is as if nobody had judged it. */
  standing(): Map<string, string> {
    const standing = new Map<string, string>();
    for (const { decision: entry, seamKey } of this.entries) standing.set(`${seamKey}`, entry.verdict);
    return new Map([...standing].filter(([, verdict]) => verdict !== "reopen").sort());
  }
}

const step = fc.record({ targets: fc.uniqueArray(fc.nat({ max: 4 }), { minLength: 1, maxLength: 3 }), verdict: fc.constantFrom("accept" as const, "reject" as const, "reopen" as const) });

describe("undo", () => {
  it("brings back, step by step, every state that there was, and redo every one that was left", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const log = new Log();
        const states = [log.standing()];
        for (const { targets, verdict } of steps) {
          log.say("Lan", targets, verdict);
          states.push(log.standing());
        }
        for (const state of states.slice(0, -1).reverse()) {
          expect(log.take("Lan", "undo")?.judgedSince).toEqual([]);
          expect(log.standing()).toEqual(state);
        }
        expect(log.take("Lan", "undo")).toBeNull();
        for (const state of states.slice(1)) {
          log.take("Lan", "redo");
          expect(log.standing()).toEqual(state);
        }
        expect(log.take("Lan", "redo")).toBeNull();
        if (states.length > 1) {
          log.take("Lan", "undo");
          expect(log.standing()).toEqual(states.at(-2));
        }
      }),
    );
  });

  it("never changes what another reviewer said last", () => {
    const mixed = fc.record({ who: fc.constantFrom("Lan", "Minh"), what: fc.oneof(step, fc.constantFrom("undo" as const, "redo" as const)) });
    fc.assert(
      fc.property(fc.array(mixed, { maxLength: 25 }), (steps) => {
        const log = new Log();
        const origin = (entry: Decision): Decision => {
          const restored = log.entries.find((other) => other.decision.decisionId === entry.act?.restores)?.decision;
          return restored === undefined ? entry : origin(restored);
        };
        for (const { who, what } of steps) {
          if (typeof what === "object") {
            log.say(who, what.targets, what.verdict);
            continue;
          }
          const before = new Map(log.entries.map((entry) => [`${entry.seamKey}`, entry]));
          const length = log.entries.length;
          const act = log.take(who, what);
          for (const written of log.entries.slice(length)) {
            const stood = before.get(`${written.seamKey}`)?.decision as Decision;
            // The word that stood was mine, or I had brought it back myself.
            expect(origin(stood).reviewer === who || stood.reviewer === who).toBe(true);
          }
          for (const { by } of act?.judgedSince ?? []) expect(by.reviewer).not.toBe(who);
        }
      }),
      { numRuns: 4000 },
    );
  });

  it("leaves alone what its author brought back since, though it was said before", () => {
    const log = new Log();
    log.say("Minh", [0], "accept");
    log.take("Minh", "undo");
    log.say("Lan", [0], "accept");
    log.take("Lan", "undo");
    log.take("Minh", "redo");
    const length = log.entries.length;
    expect(log.take("Lan", "redo")?.judgedSince.map(({ by }) => by.reviewer)).toEqual(["Minh"]);
    expect(log.entries).toHaveLength(length);
  });

  it("lifts a correction off the one under it, and lays on again what was lifted off", () => {
    const value = (text: string): Correction => ({ kind: "table_edit", operations: [{ op: "edit", row: 0, column: 0, was: "", text }] });
    const correct = (sequence: number, text: string | null, act: Decision["act"] = null): CarriedDecision => {
      const entry = decision(sequence, "correction", anchorOf(1), { verdict: text === null ? "reopen" : "correct", value: text === null ? null : value(text), act });
      return { decision: entry, state: "carried", seamKey: null, blockId: "t1" };
    };
    const log = [correct(1, "5 mg"), correct(2, "50 mg")];
    expect(planTakeBack(log, "d2").drafts).toMatchObject([{ verdict: "reopen", value: null, restores: "d1" }]);
    const undone = [...log, correct(3, null, { id: "u", takesBack: "d2", restores: "d1" })];
    expect(planTakeBack(undone, "d1").drafts).toMatchObject([{ verdict: "reopen", restores: null }]);
    expect(planTakeBack(undone, "u").drafts).toMatchObject([{ verdict: "correct", value: value("50 mg"), restores: "d2" }]);
  });

  it("says who has judged since, and leaves that word alone", () => {
    const log = new Log();
    log.say("Lan", [1], "accept");
    log.say("Minh", [1], "reject");
    const plan = log.take("Lan", "undo");
    expect(plan?.drafts).toEqual([]);
    expect(plan?.judgedSince).toMatchObject([{ by: { reviewer: "Minh", verdict: "reject" } }]);
  });

  it("of many takes back those that nobody else has judged since", () => {
    const log = new Log();
    log.say("Lan", [1, 2, 3], "accept");
    log.say("Minh", [2], "reject");
    const plan = log.take("Lan", "undo");
    expect(plan?.drafts.map((draft) => draft.anchor.contentHash)).toEqual(["h1", "h3"]);
    expect(plan?.judgedSince).toHaveLength(1);
    expect([...log.standing()]).toEqual([["s2", "reject"]]);
  });

  it("brings back another's word with its reason, on the text that it was said of, and remembers whose it was", () => {
    const log = new Log();
    const older = { ...anchorOf(1), contentHash: "h9" };
    log.entries.push({ ...on(1, { sequence: 1, reviewer: "Minh", verdict: "reject", reason: "list_cut", note: "xem trang sau" }), state: "look_again" });
    (log.entries[0] as CarriedDecision).decision.anchor = older;
    log.say("Lan", [1], "accept");
    expect(log.take("Lan", "undo")?.drafts).toEqual([{ targetKind: "seam", anchor: older, verdict: "reject", value: null, reason: "list_cut", note: "xem trang sau", restores: "d1" }]);
  });
});
