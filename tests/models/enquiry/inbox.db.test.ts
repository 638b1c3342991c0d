import { beforeEach, describe, expect, it } from "vitest";
import { type EnquiryFilter, noFilter } from "~/models/enquiry/filter";
import { listEnquiryRows, streamEnquiryRows } from "~/models/enquiry/list.server";
import { newestFirst } from "~/models/row/list-query";
import { clearDatabase } from "../../support/database";
import { addEnquiry } from "./row";

beforeEach(clearDatabase);

const add = (reference: string, at: string, status = "new") =>
  addEnquiry({ reference, name: reference, phone: "1", status, createdAt: new Date(at) });

describe("the inbox of some days", () => {
  // Days of India: the 17th ends at 18:30 UTC.
  beforeEach(async () => {
    await add("before", "2026-11-17T18:29:59.999Z");
    await add("first", "2026-11-17T18:30:00.000Z");
    await add("answered", "2026-11-18T10:00:00.000Z", "answered");
    await add("spam", "2026-11-18T11:00:00.000Z", "spam");
    await add("last", "2026-11-19T18:29:59.999Z");
    await add("after", "2026-11-19T18:30:00.000Z");
  });

  const list = async (filter: Partial<EnquiryFilter>, q = "") => {
    const asked = { ...newestFirst, q, ...noFilter, ...filter };
    const { table, counts } = await listEnquiryRows(asked);
    const filed: string[] = [];
    for await (const rows of streamEnquiryRows(asked)) {
      filed.push(...rows.map(({ reference }) => reference));
    }
    const names = table.rows.map(({ reference }) => reference);
    expect(filed).toEqual(names);
    expect(table.matching).toBe(names.length);
    return { names, counts };
  };

  it.each<[Partial<EnquiryFilter>, string[]]>([
    [{}, ["after", "last", "answered", "first", "before"]],
    [{ from: "2026-11-18", to: "2026-11-19" }, ["last", "answered", "first"]],
    [{ from: "2026-11-18", to: "2026-11-18" }, ["answered", "first"]],
    [{ from: "2026-11-20" }, ["after"]],
    [{ to: "2026-11-17" }, ["before"]],
    [{ from: "2026-11-18", to: "2026-11-19", status: "new" }, ["last", "first"]],
    [{ from: "2026-11-18", to: "2026-11-19", status: "spam" }, ["spam"]],
    [{ from: "2026-11-21" }, []],
  ])("%j has whole days of the site's zone, in the list and in the file", async (filter, names) => {
    expect((await list(filter)).names).toEqual(names);
  });

  it("counts every status within the same days and words", async () => {
    const days = { from: "2026-11-18", to: "2026-11-19" };
    expect((await list(days)).counts).toMatchObject({ new: 2, answered: 1, closed: 0, spam: 1 });
    expect((await list({ ...days, status: "answered" }, "a")).counts).toMatchObject({
      ...{ new: 1, answered: 1 },
      ...{ closed: 0, spam: 1 },
    });
    expect((await list(days, "LAST")).names).toEqual(["last"]);
    expect((await list({})).counts).toMatchObject({ new: 4, answered: 1, closed: 0, spam: 1 });
  });
});
