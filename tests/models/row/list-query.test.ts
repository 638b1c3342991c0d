import { describe, expect, it } from "vitest";
import { csvFile } from "~/http/file/csv.server";
import { readReturnPath } from "~/http/return-path.server";
import { greetingName, isGeneratedFor, userNameStem } from "~/models/account/form";
import { newestFirst, parseListQuery, sortedBy, writeListQuery } from "~/models/row/list-query";

const sorts = ["name", "createdAt"] as const;
const read = (text: string) => parseListQuery(new URLSearchParams(text), sorts);

async function* inOnePiece<Row>(rows: Row[]) {
  yield rows;
}

describe("the state of a list", () => {
  it.each([
    ["", ""],
    ["q=hr+coil&sort=name&dir=desc&page=2", "?q=hr+coil&sort=name&dir=desc&page=2"],
    ["sort=name&dir=asc&page=1", "?sort=name"],
    ["sort=password&dir=desc&page=-3", ""],
    ["q=%20%20&page=1e3", ""],
    ["page=1000000", ""],
  ])("read from %j is written as %j", (given, written) => {
    expect(writeListQuery(read(given))).toBe(written);
  });

  it("keeps at most 100 characters of a search", () => {
    expect(read(`q=${"é".repeat(300)}`).q).toHaveLength(100);
  });

  it("goes round the orders of a column and begins at the first page", () => {
    const up = sortedBy<"name">({ ...newestFirst, page: 3 }, "name");
    const down = sortedBy(up, "name");
    expect([up, down, sortedBy(down, "name")].map((query) => writeListQuery(query))).toEqual([
      "?sort=name",
      "?sort=name&dir=desc",
      "",
    ]);
  });
});

it.each([
  ["plain", "plain"],
  ['say "2 mm", please', '"say ""2 mm"", please"'],
  ["two\nlines", '"two\nlines"'],
  ["=1+1", "'=1+1"],
  ["+91 98", "'+91 98"],
  ["-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["  =1", "'  =1"],
  ["\t=1", "'\t=1"],
  [-2, "-2"],
  [null, ""],
])("a cell of a CSV file: %j is written as %j", async (value, written) => {
  const file = await csvFile("x", ["A"], inOnePiece([[value]]));
  const bytes = await file.arrayBuffer();
  expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)).toBe(`\uFEFFA\r\n${written}\r\n`);
});

describe("an address to come back to", () => {
  it.each([
    "/createadmin",
    "/editproduct/6b018b041e9000e71845285d?parked=6b018b041e9000e71845285e",
    "/a?q=%2F#row-1",
    "/search?q=2*1250*2500",
    `/search?${new URLSearchParams({ q: "२ मिमी".repeat(16) })}`,
    "/compare?ids=6b018b041e9000e71845285d,6b018b041e9000e71845285e&form=sheet",
  ])("may be %s", (path) => expect(readReturnPath(path)).toBe(path));

  it.each([
    "",
    "/",
    "//evil.example",
    "/\\evil",
    "/a//\\b",
    "https://a.b",
    "javascript:x",
    "/a b",
    "/\n/evil",
    "/\t/evil",
    null,
  ])("may not be %j", (path) => expect(readReturnPath(path)).toBeNull());
});

describe("an admin's names", () => {
  it.each([
    ["Ada Lovelace", "Ada"],
    ["  ", "Admin"],
    ["Maximilianopolis Second", "Maximilianop"],
    ["😀😀😀😀😀😀😀😀😀😀😀😀😀", "😀".repeat(12)],
    ["Maximiliano🇮🇳", "Maximiliano"],
  ])("%j is greeted as %j", (name, greeting) => expect(greetingName(name)).toBe(greeting));

  it.each([
    ["adalovelace1000", true],
    ["adalovelace9999", true],
    ["adalovelace0999", false],
    ["adalovelace10000", false],
    ["somebody1000", false],
  ])("%j as the user name of Ada Lovelace: %s", (userName, right) => {
    expect(isGeneratedFor(userName, " Ada  Lovelace ")).toBe(right);
    expect(userNameStem(" Ada  Lovelace ")).toBe("adalovelace");
  });
});
