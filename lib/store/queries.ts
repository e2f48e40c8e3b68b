/** Everything that screens read, as plain JSON of `lib/model/views`. Reads only; writing is the pipeline's. */
export { getWorkbench } from "./get-workbench";
export { getPage } from "./get-page";
export { findBlock } from "./find-block";
export { getQueue, getQueueSlice, getQueueWindow } from "./get-queue";
export { listTableOrders } from "./list-table-orders";
export { listTablesOnPage } from "./read-blocks";
export { listJobs } from "./job-rows";
export { listBlocks } from "./list-blocks";
export { getBook, listBooks, markBookOpened } from "./list-books";
export { listDecisions, listLog } from "./list-decisions";
export { listGates } from "./list-gates";
export { findMonographOfPage, listMonographs } from "./list-monographs";
export { findNextItem } from "./next-item";
export { listPlaces } from "./list-places";
export { readProgress } from "./read-progress";
export { listRuns } from "./list-runs";
export { searchChunks } from "./search-chunks";
