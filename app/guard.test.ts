import { describe, expect, it } from "vitest";
import { isLoopbackHost, isSameOrigin, refuse } from "./guard";

describe("isLoopbackHost", () => {
  it.each(["localhost", "localhost:3000", "127.0.0.1:4140", "[::1]:3000", "LOCALHOST:80"])("lets %s pass", (host) => {
    expect(isLoopbackHost(host)).toBe(true);
  });
  it.each(["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:80", "192.168.1.4:3000", "", null])("refuses %s", (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  });
});

describe("isSameOrigin", () => {
  it("wants the page's origin to be this server", () => {
    expect(isSameOrigin(new Headers({ host: "localhost:3000", origin: "http://localhost:3000" }))).toBe(true);
    expect(isSameOrigin(new Headers({ host: "localhost:3000", origin: "http://localhost:4000" }))).toBe(false);
    expect(isSameOrigin(new Headers({ host: "localhost:3000", origin: "null" }))).toBe(false);
  });
  it("believes the browser when it says cross-site", () => {
    expect(isSameOrigin(new Headers({ host: "localhost:3000", origin: "http://localhost:3000", "sec-fetch-site": "cross-site" }))).toBe(false);
  });
  it("refuses a request that says nothing of where it comes from", () => {
    expect(isSameOrigin(new Headers({ host: "localhost:3000" }))).toBe(false);
  });
});

describe("refuse", () => {
  it("is a 403 for a rebound name and for a foreign page, and null for our own", () => {
    const own = { host: "localhost:3000", origin: "http://localhost:3000" };
    expect(refuse(new Request("http://x/", { headers: { host: "evil.example" } }), { writes: false })?.status).toBe(403);
    expect(refuse(new Request("http://x/", { headers: { ...own, origin: "http://evil.example" } }), { writes: true })?.status).toBe(403);
    expect(refuse(new Request("http://x/", { headers: own }), { writes: true })).toBeNull();
  });
});
