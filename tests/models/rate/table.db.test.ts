import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db.server";
import { weighLine } from "~/models/line/line";
import { proposeRates } from "~/models/quotation/proposal.server";
import { takeStep } from "~/models/quotation/step.server";
import type { TableRate } from "~/models/rate/rate";
import { readOldestRateDay, saveRates } from "~/models/rate/table.server";
import { addDays, dayOf } from "~/models/shop/day.server";
import { DEFAULT_RATE_DAYS } from "~/models/shop/quotation-fields";
import { keepQuotation } from "../quotation/keep";

const today = dayOf(new Date());
const rate: TableRate = {
  ...{ type: "hotrolledsheet", grade: null, from: 1.6, to: 5 },
  ...{ sum: 5_600, unit: "kg", day: today, sample: false },
};

beforeEach(async () => {
  await db.quotation.deleteMany();
  await db.setting.deleteMany();
});

describe("a rate is proposed", () => {
  const sheet = (thickness: number, more = {}) =>
    weighLine({ form: "sheet", type: "hotrolledsheet", thickness, width: 1250, pieces: 1, ...more }, 2500);

  it("from the table, else as it was last quoted to anybody, else not", async () => {
    await saveRates([rate]);
    await keepQuotation({ "lines[0].text": "HR sheet 8 x 1250 x 2500", "lines[0].rate": "50" });
    await keepQuotation({ "lines[0].text": "HR sheet 8 x 1500 x 3000", "lines[0].rate": "51" });
    const id = await keepQuotation({ "lines[0].text": "HR sheet 8 x 1250 x 2500", "lines[0].rate": "5.1" });
    await takeStep("withdraw", { id, version: undefined, by: "Ravi" });
    const proposed = await proposeRates([sheet(2), sheet(8), sheet(10), sheet(8, { grade: "E350" })]);
    expect(proposed).toEqual([
      { rate: { sum: 5_600, unit: "kg" }, day: expect.objectContaining({ at: today }), source: "table" },
      { rate: { sum: 5_100, unit: "kg" }, day: expect.objectContaining({ at: today }), source: "last" },
      null,
      null,
    ]);
  });

  it("from the sample's invented rates only where nothing was quoted", async () => {
    await saveRates([{ ...rate, sample: true }]);
    const propose = async () => (await proposeRates([sheet(2)])).map((one) => one?.source);
    expect(await propose()).toEqual(["sample"]);
    await keepQuotation();
    expect(await propose()).toEqual(["last"]);
  });

  it("in no other currency than today's", async () => {
    const id = await keepQuotation();
    await db.$executeRaw`
      UPDATE "QuotationRevision" SET "document" = json_set("document", '$.currency.code', 'USD') WHERE "quotationId" = ${id}`;
    expect(await proposeRates([sheet(2)])).toEqual([null]);
  });

  it("by the piece for the same size alone", async () => {
    await keepQuotation({ "lines[0].rate": "2700", "lines[0].unit": "piece" });
    const proposed = await proposeRates([sheet(2), { ...sheet(2), width: 1500 }]);
    expect(proposed.map((one) => one?.rate ?? null)).toEqual([{ sum: 270_000, unit: "piece" }, null]);
  });

  it("for a size without a type by what its grade tells", async () => {
    await saveRates([rate]);
    const [told, untold] = await proposeRates([
      sheet(2, { type: null, grade: "IS 2062 E250" }),
      sheet(2, { type: null }),
    ]);
    expect([told?.source, untold]).toEqual(["table", null]);
  });

  it("that is old after the days of the settings", async () => {
    const now = new Date();
    expect(await readOldestRateDay(now)).toBe(addDays(dayOf(now), -DEFAULT_RATE_DAYS));
    await db.setting.create({ data: { key: "company.rateDays", value: "3" } });
    expect(await readOldestRateDay(now)).toBe(addDays(dayOf(now), -3));
    await db.setting.update({ where: { key: "company.rateDays" }, data: { value: "0" } });
    expect(await readOldestRateDay(now)).toBe("");
  });
});
