"use client";

import { decideBlockAction, decidePageAction, decideSeamAction } from "@/app/actions/decide";
import { correctSegmentationAction, pageLinesAction, previewSegmentationAction } from "@/app/actions/segmentation";
import { breakHereAction, listBreaksAction, moveSeamAction, neverBreakAction, previewBreakAction, previewMoveAction, unpinAction } from "@/app/actions/pins";
import { previewRechunkAction, rechunkAction } from "@/app/actions/rechunk";
import { HeldWorkbench, type HeldWorkbenchProps } from "@/components/workbench/held-workbench";

const actions = {
  decideSeam: decideSeamAction,
  decideBlock: decideBlockAction,
  decidePage: decidePageAction,
  previewMove: previewMoveAction,
  listBreaks: listBreaksAction,
  previewBreak: previewBreakAction,
  breakHere: breakHereAction,
  moveSeam: moveSeamAction,
  neverBreak: neverBreakAction,
  unpin: unpinAction,
  previewRechunk: previewRechunkAction,
  rechunk: rechunkAction,
  pageLines: pageLinesAction,
  previewCorrection: previewSegmentationAction,
  correct: correctSegmentationAction,
};

/**
 * The workbench with the server actions that it calls. They are named here and not handed down by the page: an action that comes with a page holds on to all
 * that was sent for it, and the router keeps every page of a visit.
 */
export function MonographDesk(props: Omit<HeldWorkbenchProps, "actions">) {
  return <HeldWorkbench {...props} actions={actions} />;
}
