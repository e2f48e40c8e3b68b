import { type TokenCounter, createTokenCounter } from "@/lib/chunk/token-counter";

let counter: TokenCounter | null = null;

/** The process's one token counter: its table takes a moment to build, and its cache grows with use. */
export function sharedCounter(): TokenCounter {
  counter ??= createTokenCounter();
  return counter;
}
