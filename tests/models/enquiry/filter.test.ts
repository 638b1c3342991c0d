import { expect, it } from "vitest";
import { parseEnquiryFilter, writeEnquiryPath } from "~/models/enquiry/filter";
import { newestFirst } from "~/models/row/list-query";

const parse = (query: string) => parseEnquiryFilter(new URLSearchParams(query));

it("the inbox keeps its days and its status in the address, with words, order and page", () => {
  const filter = parse("from=2026-11-01&to=2026-11-30&status=answered");
  expect(filter).toEqual({ status: "answered", from: "2026-11-01", to: "2026-11-30" });
  const query = { q: "rao & co", sort: "name", dir: "desc", page: 3 } as const;
  const address = writeEnquiryPath(query, filter);
  expect(address).toBe(
    "/adminenquiries?q=rao+%26+co&sort=name&dir=desc&page=3&status=answered&from=2026-11-01&to=2026-11-30",
  );
  expect(parse(address.split("?")[1] ?? "")).toEqual(filter);
  expect(writeEnquiryPath(newestFirst, parse(""))).toBe("/adminenquiries");
});

it.each(["2026-02-30", "26-11-18", "yesterday", "0000-01-01", "3000-01-01", "x".repeat(5000)])(
  "the inbox leaves out a day that is none (%.20s), and a status that is none",
  (typed) => {
    const filter = parse(`from=${typed}&to=2026-11-30&status=eaten`);
    expect(filter).toEqual({ status: null, from: null, to: "2026-11-30" });
  },
);
