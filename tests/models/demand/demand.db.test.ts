import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db.server";
import { countSearch, forgetOldDemand, noteOutcome, writeDemandWithin } from "~/models/demand/count.server";
import { readDemand } from "~/models/demand/read.server";
import { answerQuotation } from "~/models/quotation/answer.server";
import { watchRevisions } from "~/models/row/revision-watch.server";
import { dayOf } from "~/models/shop/day.server";
import { listWeeks, weekOf } from "~/models/text/week";
import { addEnquiry } from "../enquiry/row";
import { keepQuotation } from "../quotation/keep";

const week = weekOf(dayOf(new Date()));
const listed = () => db.demand.findMany({ orderBy: { term: "asc" } });

beforeEach(async () => {
  await db.demand.deleteMany();
  await db.quotation.deleteMany();
});

describe("searches", () => {
  it("are counted by what they ask for, once an hour from one place, and written together", async () => {
    for (const network of ["10.0.0.1", "10.0.0.2", "10.0.0.1"]) countSearch("HR sheet 2mm", network);
    countSearch("2 mm hr sheet", "10.0.0.1");
    countSearch("Perforated", "10.0.0.1");
    noteOutcome("perforated", false);
    noteOutcome("HR sheet 2mm", true);
    expect(await listed()).toEqual([]);
    const watch = watchRevisions();
    const before = watch();
    await writeDemandWithin(5_000);
    expect(watch()).toBe(before);
    expect(await listed()).toEqual([
      { week, term: "Hot rolled, Sheet, 2 mm thick", searched: 3, missed: 0 },
      { week, term: "perforated sheet and mesh", searched: 1, missed: 1 },
    ]);
    countSearch("hr sheet 2 mm", "10.0.0.9");
    await writeDemandWithin(5_000);
    expect((await listed())[0]?.searched).toBe(4);
  });

  it("say nothing of who searched", async () => {
    countSearch("call Asha 98200 12345", "10.0.0.3");
    await writeDemandWithin(5_000);
    expect(await listed()).toEqual([]);
  });

  it("have some hundred rows a week and leave those of other weeks; the rarest share one, so that all are counted", async () => {
    const [earlier = ""] = listWeeks(week, 2);
    const many = Array.from({ length: 300 }, (_, at) => ({ term: `t${at}`, searched: 2, missed: 1 }));
    await db.demand.createMany({
      data: [
        ...[earlier, week].flatMap((of) => many.map((row) => ({ ...row, week: of }))),
        { week: "2020-01-06", term: "old", searched: 1, missed: 0 },
      ],
    });
    expect((await readDemand(4)).hasRare).toBe(false);
    for (const query of ["quorbly", "glimbal"]) {
      countSearch(query, "10.0.0.4");
      await writeDemandWithin(5_000);
    }
    await forgetOldDemand(new Date());
    const { weeks, searched, hasRare } = await readDemand(4);
    expect(weeks.slice(-2)).toMatchObject([
      { searched: 600, missed: 300 },
      { searched: 602, missed: 300 },
    ]);
    expect([hasRare, searched.some(({ term }) => term === "")]).toEqual([true, false]);
    expect([await db.demand.count({ where: { week } }), await db.demand.count()]).toEqual([301, 601]);
  });

  it("of one place are a hundred an hour", async () => {
    for (let at = 1; at <= 130; at += 1) countSearch(`${at} mm thick`, "10.0.0.5");
    countSearch("200 mm thick", "10.0.0.6");
    await writeDemandWithin(5_000);
    expect(await db.demand.count()).toBe(101);
  });
});

it("says where there is more than is counted", async () => {
  expect((await readDemand(4)).isCut).toBe(false);
  const enquiryId = await addEnquiry();
  const line = { form: "sheet", thickness: 2, width: 1250, length: 2500, pieces: 1, weightKg: 49.06 };
  const lines = Array.from({ length: 5_001 }, (_, position) => ({
    ...line,
    enquiryId,
    position,
  }));
  await db.enquiryLine.createMany({ data: lines });
  const { isCut, weeks } = await readDemand(4);
  expect([isCut, weeks.at(-1)?.enquired]).toEqual([true, 5_000]);
  await db.enquiry.delete({ where: { id: enquiryId } });
});

it("sizes are counted as enquired, quoted, won and lost", async () => {
  await keepQuotation();
  const won = await keepQuotation();
  await answerQuotation(won, 1, { intent: "accept", by: "Asha", text: null });
  const lost = await keepQuotation({ "lines[1].text": "CR coil 1 x 1000 5000 kg", "lines[1].rate": "60" });
  await answerQuotation(lost, 1, { intent: "decline", by: null, text: null });
  await keepQuotation({}, false);
  const { sizes, weeks } = await readDemand(4);
  expect(sizes).toEqual([
    { size: "Hot Rolled Sheet, 2 × 1250 mm", enquired: 0, quoted: 3, won: 1, lost: 1 },
    { size: "Cold Rolled Coil, 1 × 1000 mm", enquired: 0, quoted: 1, won: 0, lost: 1 },
  ]);
  expect(weeks).toHaveLength(4);
  expect(weeks.at(-1)).toMatchObject({ week, quoted: 4, won: 1, lost: 2 });
});
