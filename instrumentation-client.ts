import { openEarly } from "@/components/pdf/open-early";

// Run by Next in the browser when the program's scripts are there, before the page comes to life.
openEarly();

/** Called by Next when another page is asked for. */
export { navigationStarted as onRouterTransitionStart } from "@/components/ui/navigation-state";
