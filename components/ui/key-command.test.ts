import { describe, expect, it } from "vitest";
import { keyStep } from "./key-command";

const plain = (key: string) => ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false });

describe("keyStep", () => {
  it.each([
    ["j", "next-chunk"],
    ["K", "previous-chunk"],
    ["a", "accept"],
    ["x", "reject"],
    ["m", "move"],
    ["z", "undo"],
    ["[", "previous-page"],
    ["+", "zoom-in"],
    ["=", "zoom-in"],
    ["-", "zoom-out"],
    ["?", "help"],
    ["Escape", "leave"],
  ])("%s is %s", (key, command) => {
    expect(keyStep(plain(key), false)).toEqual({ command, afterG: false });
  });

  it("hears Shift and not Caps Lock", () => {
    expect(keyStep({ ...plain("Z"), shiftKey: true }, false).command).toBe("redo");
    expect(keyStep(plain("Z"), false).command).toBe("undo");
    expect(keyStep({ ...plain("A"), shiftKey: true }, false).command).toBeNull();
    expect(keyStep({ ...plain("?"), shiftKey: true }, false).command).toBe("help");
  });

  it("waits for a second key after g", () => {
    const first = keyStep(plain("g"), false);
    expect(first).toEqual({ command: null, afterG: true });
    expect(keyStep(plain("m"), first.afterG)).toEqual({ command: "go-monographs", afterG: false });
    expect(keyStep(plain("g"), first.afterG)).toEqual({ command: "go-gates", afterG: false });
  });

  it("decides nothing when the second key goes nowhere, even if it would alone", () => {
    expect(keyStep(plain("a"), true)).toEqual({ command: null, afterG: false });
  });

  it("leaves the browser its own keys", () => {
    expect(keyStep({ ...plain("a"), ctrlKey: true }, false).command).toBeNull();
    expect(keyStep({ ...plain("+"), metaKey: true }, false).command).toBeNull();
    expect(keyStep(plain("Tab"), false).command).toBeNull();
    expect(keyStep(plain("constructor"), false).command).toBeNull();
  });
});
