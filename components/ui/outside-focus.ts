/**
 * Where the reading was before any dialog. Most dialogs are opened by a key, without a button of their own to go back to, and
 * one may follow another (the name, then the reason).
 */
let outside: HTMLElement | SVGElement | null = null;

/** Keeps what has the focus now, unless a dialog has it already. */
export function rememberFocus(): void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement || active instanceof SVGElement) || active === document.body || active.closest('[role="dialog"]') !== null) return;
  outside = active;
}

/** Gives the focus back once no dialog is open any more. */
export function returnFocus(): void {
  if (document.querySelector('[role="dialog"][data-state="open"]') === null && outside?.isConnected) outside.focus({ preventScroll: true });
}
