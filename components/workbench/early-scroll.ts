/**
 * Brings what a link names into view while the page is still being read, as `usePageFollow` would when it comes to life: the reader sees the text that was linked from the
 * first moment, and the browser lays out no other. The element's `data-about` is the stop; without one, or where it is not there, nothing happens.
 */
export const EARLY_SCROLL =
  'var d=document,e=d.getElementById("stop-"+d.currentScript.dataset.about),c=e&&e.closest("[data-column]");if(c)e.scrollIntoView({block:e.offsetHeight>c.clientHeight*.7?"start":"center"})';
