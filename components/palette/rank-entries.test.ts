import { expect, it } from "vitest";
import { foldAccents } from "@/lib/model/fold-accents";
import { rankEntries, scoreOf, tokensOf } from "./rank-entries";

const names = ["ĐẠI HOÀNG", "ZANOLIN", "ZANOLIN HYDROCLORID", "NATRI ZANOLAT", "ORVEX"];
const find = (text: string) => rankEntries(names.map((name) => ({ name, find: foldAccents(name) })), tokensOf(text), 3).map((entry) => entry.name);

it("finds a name without its accents, by its beginning, by words in any order, and by letters in order", () => {
  expect(find("dai hoang")).toEqual(["ĐẠI HOÀNG"]);
  expect(find("zano")).toEqual(["ZANOLIN", "ZANOLIN HYDROCLORID", "NATRI ZANOLAT"]);
  expect(find("hydro zano")).toEqual(["ZANOLIN HYDROCLORID"]);
  expect(find("znln")).toEqual(["ZANOLIN", "ZANOLIN HYDROCLORID", "NATRI ZANOLAT"].filter((name) => scoreOf(foldAccents(name), ["znln"]) > 0));
  expect(find("znln")[0]).toBe("ZANOLIN");
  expect(find("xyz")).toEqual([]);
});

it("puts the whole name before what only begins so", () => expect(find("zanolin")[0]).toBe("ZANOLIN"));
it("gives the first ones for nothing", () => expect(find("")).toEqual(names.slice(0, 3)));
