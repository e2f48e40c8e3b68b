import { describe, expect, it, vi } from "vitest";
import { createLinkStore } from "./link-store";

describe("createLinkStore", () => {
  it("lights what is under the pointer, and goes back to where the reading is", () => {
    const store = createLinkStore();
    store.focus("chunk:a");
    store.hover("chunk:b");
    expect(store.linked()).toBe("chunk:b");
    store.hover(null);
    expect(store.linked()).toBe("chunk:a");
  });

  it("tells its listeners only when something changed", () => {
    const store = createLinkStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.hover("chunk:a");
    store.hover("chunk:a");
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    store.hover(null);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
