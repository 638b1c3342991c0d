import { describe, expect, it } from "vitest";
import { parseEnquiryFilter, writeEnquiryPath } from "~/models/enquiry/filter";
import { newestFirst } from "~/models/row/list-query";

const parse = (query: string) => parseEnquiryFilter(new URLSearchParams(query));

describe("the inbox's filter", () => {
  it("keeps its days and its status in the address, with words, order and page", () => {
    const { filter } = parse("from=2026-11-01&to=2026-11-30&status=answered");
    expect(filter).toEqual({ status: "answered", from: "2026-11-01", to: "2026-11-30" });
    const query = { q: "rao & co", sort: "name", dir: "desc", page: 3 } as const;
    const address = writeEnquiryPath(query, filter);
    expect(address).toBe(
      "/adminenquiries?q=rao+%26+co&sort=name&dir=desc&page=3&status=answered&from=2026-11-01&to=2026-11-30",
    );
    expect(parse(address.split("?")[1] ?? "").filter).toEqual(filter);
    expect(writeEnquiryPath(newestFirst, parse("").filter)).toBe("/adminenquiries");
  });

  it.each([
    "2026-02-30",
    "2026-13-01",
    "26-11-18",
    "18.11.2026",
    "yesterday",
    "0000-01-01",
    "1999-12-31",
    "3000-01-01",
    "2026-11-18T00:00",
  ])("marks a date that is none: %s", (typed) => {
    const { filter, days } = parse(`from=${typed}&to=2026-11-30`);
    expect(filter).toEqual({ status: null, from: null, to: "2026-11-30" });
    expect(days.from.error).toBe(`“${typed}” is not a date: enter one such as 2026-12-31`);
    expect(days.to.error).toBeNull();
  });

  it("marks a last day before the first, which is left out, and takes one day as both", () => {
    const { filter, days } = parse("from=2026-11-30&to=2026-11-01");
    expect(filter).toMatchObject({ from: "2026-11-30", to: null });
    expect(days.to.error).toBe("This day is before the first one");
    expect(parse("from=2026-11-30&to=2026-11-30").filter).toMatchObject({
      from: "2026-11-30",
      to: "2026-11-30",
    });
  });

  it("says no more than the beginning of a long text, and leaves out an unknown status", () => {
    const { filter, days } = parse(`from=${"x".repeat(5000)}&status=eaten`);
    expect(days.from.typed).toHaveLength(40);
    expect(filter.status).toBeNull();
  });
});
