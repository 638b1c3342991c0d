import { expect, it } from "vitest";
import { enquiryNarrowing } from "~/models/enquiry/filter";
import { newestFirst, parseListQuery, writeListQuery } from "~/models/row/list-query";

const parse = (query: string) => parseListQuery(new URLSearchParams(query), ["name"], enquiryNarrowing);

it("the inbox keeps its days and its status in the address, with words, order and page", () => {
  const address = "?q=rao+%26+co&sort=name&dir=desc&page=3&status=answered&from=2026-11-01&to=2026-11-30";
  const query = parse(address);
  expect(query).toEqual({
    ...{ q: "rao & co", sort: "name", dir: "desc", page: 3 },
    ...{ status: "answered", from: "2026-11-01", to: "2026-11-30" },
  });
  expect(writeListQuery(query)).toBe(address);
  expect(writeListQuery(parse(""))).toBe("");
});

it.each(["2026-02-30", "26-11-18", "yesterday", "0000-01-01", "3000-01-01", "x".repeat(5000)])(
  "the inbox leaves out a day that is none (%.20s), and a status that is none",
  (typed) => {
    const filter = parse(`from=${typed}&to=2026-11-30&status=eaten`);
    expect(filter).toEqual({ ...newestFirst, status: null, from: null, to: "2026-11-30" });
  },
);
