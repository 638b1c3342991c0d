import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db.server";
import { changeEnquiry } from "~/models/enquiry/change.server";
import { type EnquiryFilter, noFilter } from "~/models/enquiry/filter";
import { listEnquiryRows, streamEnquiryRows } from "~/models/enquiry/list.server";
import { newestFirst } from "~/models/row/list-query";
import { clearDatabase } from "../../support/database";
import { addEnquiry } from "./row";

beforeEach(clearDatabase);

const add = (reference: string, at: string, status = "new", note: string | null = null) =>
  addEnquiry({ reference, name: reference, phone: "1", status, note, createdAt: new Date(at) });

const read = (id: string) =>
  db.enquiry.findUniqueOrThrow({ where: { id }, select: { status: true, note: true } });

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

describe("two people at one enquiry", () => {
  const change = (id: string, fields: Record<string, string>) =>
    changeEnquiry(id, new URLSearchParams(fields));

  it("save a status and a note each, and neither undoes the other's", async () => {
    const id = await add("both", "2026-11-18T10:00:00Z");
    const asha = await change(id, { note: "Rang back", was: "" });
    expect(asha).toMatchObject({ ok: true, value: { before: "new", after: "new", noted: true } });
    // Ben's page is from before: his press of a status carries the empty note that he read.
    const ben = await change(id, { status: "answered", note: "", was: "" });
    expect(ben).toMatchObject({ ok: true, value: { before: "new", after: "answered", noted: false } });
    expect(await read(id)).toEqual({ status: "answered", note: "Rang back" });
  });

  it("change nothing by pressing what is there", async () => {
    const id = await add("same", "2026-11-18T10:00:00Z", "closed", "Sold");
    const first = await change(id, { status: "closed", note: "Sold", was: "Sold" });
    const second = await change(id, { status: "closed" });
    expect(second).toEqual(first);
  });
});
