"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { CheatSheet } from "./cheat-sheet";
import { type GoCommand, isTypingTarget, type KeyCommand, keyStep } from "./key-command";

type Handler = (command: KeyCommand) => void;

interface KeyScopeValue {
  register: (handler: Handler) => () => void;
  /** Single keys can be switched off (they get in the way of speech input). */
  enabled: boolean;
  setEnabled: (enabled: boolean) => void;
  showHelp: () => void;
}

const KeyScopeContext = createContext<KeyScopeValue>({ register: () => () => undefined, enabled: true, setEnabled: () => undefined, showHelp: () => undefined });

export function useKeyScope(): KeyScopeValue {
  return useContext(KeyScopeContext);
}

/** Hears the commands of the page while it is mounted. `go-…`, `search` and `help` are done by the scope itself. */
export function useKeyCommands(handler: Handler): void {
  const { register } = useContext(KeyScopeContext);
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => register((command) => latest.current(command)), [register]);
}

const DECIDES: ReadonlySet<KeyCommand> = new Set(["accept", "reject", "move", "undo", "redo"]);
const KEPT = "seamcheck-single-keys";
/** The second key of a pair must follow within this time, milliseconds. */
const PAIR_TIMEOUT = 1500;

export interface KeyScopeProps {
  /** Where `g` and a letter lead. Places that are not there on this page are left out. */
  places: Partial<Record<GoCommand, string>>;
  children: ReactNode;
}

/** The one listener for single keys, the places behind `g`, and the cheat sheet. */
export function KeyScope({ places, children }: KeyScopeProps) {
  const router = useRouter();
  const handlers = useRef(new Set<Handler>());
  const [enabled, setEnabledState] = useState(true);
  const [help, setHelp] = useState(false);

  useEffect(() => setEnabledState(localStorage.getItem(KEPT) !== "off"), []);
  const setEnabled = useCallback((next: boolean) => {
    localStorage.setItem(KEPT, next ? "on" : "off");
    setEnabledState(next);
  }, []);

  useEffect(() => {
    let afterG = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTypingTarget(event.target)) return;
      const step = keyStep(event, afterG);
      if (!enabled && step.command !== "help") return;
      afterG = step.afterG;
      clearTimeout(timer);
      if (afterG) timer = setTimeout(() => (afterG = false), PAIR_TIMEOUT);
      if (step.command === null) return;
      // A key that is held down walks on, but it decides once.
      if (event.repeat && DECIDES.has(step.command)) return event.preventDefault();
      event.preventDefault();
      if (step.command === "help") return setHelp(true);
      if (step.command === "search") {
        const box = document.querySelector<HTMLInputElement>("[data-search-box]");
        if (box !== null) return box.select();
        if (places["go-search"] !== undefined) router.push(places["go-search"]);
        return;
      }
      if (!step.command.startsWith("go-")) return handlers.current.forEach((handler) => handler(step.command as KeyCommand));
      const place = places[step.command as GoCommand];
      if (place !== undefined) router.push(place);
    };
    document.addEventListener("keydown", listen);
    return () => {
      document.removeEventListener("keydown", listen);
      clearTimeout(timer);
    };
  }, [enabled, places, router]);

  const value = useMemo<KeyScopeValue>(
    () => ({
      register(handler) {
        handlers.current.add(handler);
        return () => handlers.current.delete(handler);
      },
      enabled,
      setEnabled,
      showHelp: () => setHelp(true),
    }),
    [enabled, setEnabled],
  );
  return (
    <KeyScopeContext value={value}>
      {children}
      <CheatSheet open={help} onOpenChange={setHelp} enabled={enabled} onEnabled={setEnabled} />
    </KeyScopeContext>
  );
}
