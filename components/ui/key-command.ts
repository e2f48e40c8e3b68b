/** Everything a key can do. `go-…` are two keys, g first. */
export const KEY_COMMANDS = {
  j: "next-chunk",
  k: "previous-chunk",
  n: "next-to-judge",
  p: "previous-to-judge",
  a: "accept",
  x: "reject",
  m: "move",
  b: "break",
  e: "correct",
  h: "correct-heading",
  "#": "correct-folio",
  z: "undo",
  Z: "redo",
  "[": "previous-page",
  "]": "next-page",
  "+": "zoom-in",
  "=": "zoom-in",
  "-": "zoom-out",
  "−": "zoom-out",
  "0": "fit-width",
  r: "rotate",
  d: "toggle-density",
  f: "toggle-follow",
  "/": "search",
  o: "open-desk",
  l: "toggle-list",
  "?": "help",
  Escape: "leave",
} as const;
export type KeyCommand = (typeof KEY_COMMANDS)[keyof typeof KEY_COMMANDS] | GoCommand;

export const GO_COMMANDS = { h: "go-library", q: "go-queue", m: "go-monographs", s: "go-search", b: "go-blocks", g: "go-gates", r: "go-runs", l: "go-log", e: "go-export" } as const;
export type GoCommand = (typeof GO_COMMANDS)[keyof typeof GO_COMMANDS];

export interface KeyStroke {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

export interface KeyStep {
  command: KeyCommand | null;
  /** Whether the next key belongs to a `g` that was just pressed. */
  afterG: boolean;
}

/**
 * What one key stroke means. Letters with Ctrl, Alt or Meta belong to the browser. A key after `g` that goes nowhere ends the
 * pair without doing what it would do alone, so that a slip of the finger decides nothing.
 */
export function keyStep(stroke: KeyStroke, afterG: boolean): KeyStep {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey) return { command: null, afterG: false };
  // Shift counts, Caps Lock does not.
  const key = stroke.key.length === 1 ? (stroke.shiftKey ? stroke.key.toUpperCase() : stroke.key.toLowerCase()) : stroke.key;
  if (afterG) return { command: lookUp(GO_COMMANDS, key), afterG: false };
  if (key === "g") return { command: null, afterG: true };
  return { command: lookUp(KEY_COMMANDS, key), afterG: false };
}

function lookUp<T extends string>(table: Readonly<Record<string, T>>, key: string): T | null {
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null;
}

/** Keys typed into a field, or into an open menu or dialog, are not commands. */
export function isTypingTarget(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  if (target instanceof HTMLInputElement) return !["button", "checkbox", "radio", "submit", "range"].includes(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null;
}
