import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
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

describe("route handlers", () => {
  const routes = readdirSync(path.join(import.meta.dirname, "api"), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("route.ts"));

  it.each(routes)("%s asks the guard before anything else, once a method", (file) => {
    const source = readFileSync(path.join(import.meta.dirname, "api", file), "utf8");
    const handlers = source.match(/^export async function (?:GET|HEAD|POST|PUT|PATCH|DELETE)\(/gmu) ?? [];
    expect(handlers.length).toBeGreaterThan(0);
    expect(source.match(/\brefuse\(request, \{ writes: (?:true|false) \}\)/gu)?.length ?? 0).toBe(handlers.length);
  });
});
