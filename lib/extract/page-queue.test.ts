import { describe, expect, it } from "vitest";
import { PageQueue } from "./page-queue";

function drain(...takers: PageQueue[]): number[] {
  const pages: number[] = [];
  for (let turn = 0; ; turn++) {
    const block = takers[turn % takers.length]?.take() ?? null;
    if (block === null) return pages;
    for (let page = block.from; page < block.to; page++) pages.push(page);
  }
}

describe("a queue of pages", () => {
  it.each([0, 1, 15, 16, 17, 100])("gives each of %i pages once", (pageCount) => {
    expect(drain(new PageQueue(pageCount))).toEqual(Array.from({ length: pageCount }, (_, index) => index));
  });

  it("gives each page to one of those that share its memory", () => {
    const own = new PageQueue(70);
    expect(drain(own, new PageQueue(70, own.memory), new PageQueue(70, own.memory))).toEqual(Array.from({ length: 70 }, (_, index) => index));
  });

  it("gives nothing once closed", () => {
    const queue = new PageQueue(70);
    queue.take();
    queue.close();
    expect(queue.take()).toBeNull();
  });
});
