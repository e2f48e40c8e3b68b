/** What the kinds of labels mean for what they govern: in go kinds, out comes yes or no; nothing here looks at a text. Kinds are compared one by one: looking one up in a list takes many times as long. */
import type { LabelKind } from "@/lib/model/label";

/** Whether a label of one kind may stand under one of another, both set in the same style. */
export function governs(parent: LabelKind, kind: LabelKind): boolean {
  const isFormOrStep = kind === "form" || kind === "step";
  switch (parent) {
    case "heading":
      return kind !== "heading" && kind !== "other";
    case "other":
      return isFormOrStep || kind === "frequency" || kind === "route" || kind === "organ";
    case "indication":
      return isFormOrStep || kind === "frequency" || kind === "route" || kind === "population";
    case "frequency":
      return kind === "organ";
    case "route":
      return isFormOrStep || kind === "frequency" || kind === "population" || kind === "organ";
    case "population":
      return isFormOrStep || kind === "route";
    case "form":
      return kind === "route" || kind === "population" || kind === "step";
    case "step":
      return kind === "route" || kind === "form";
    case "organ":
      return false;
  }
}

/** Only one of the kind stands at a time, however the labels are set. */
export function isSingle(kind: LabelKind): boolean {
  return kind === "frequency" || kind === "heading";
}

/** The kind holds for the whole treatment: a sentence about it does not end it. */
export function isLasting(kind: LabelKind): boolean {
  return kind === "heading" || kind === "indication" || kind === "frequency" || kind === "organ";
}

/** A plain run-in label of the kind reaches over following paragraphs that carry no label. */
export function isReaching(kind: LabelKind): boolean {
  return kind === "heading" || kind === "population" || kind === "indication";
}

/** A plain label of the kind on its own line governs only the list behind it. */
export function opensList(kind: LabelKind): boolean {
  return kind === "step" || kind === "other";
}
