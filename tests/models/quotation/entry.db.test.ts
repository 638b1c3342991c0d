import { expect, it } from "vitest";
import { countQuotations, findQuotationEntry, listQuotationEntries } from "~/models/quotation/entry.server";
import { addDays, dayOf } from "~/models/shop/day.server";
import { keepQuotation } from "./keep";

const today = dayOf(new Date());

it("reads of a draft what its form says, with lines that have no rate yet", async () => {
  const id = await keepQuotation({ "lines[0].rate": "", freight: "1500" }, false);
  const entry = await findQuotationEntry(id);
  expect(entry).toMatchObject({ number: null, revision: 0, status: "draft", accepted: null });
  expect(entry?.offer).toMatchObject({
    lines: [{ rate: null, amount: null }],
    totals: { total: 150_000 },
    validUntil: addDays(today, 7),
  });
});

it("lists newest first and counts by status, of those whose day has passed as well", async () => {
  await keepQuotation();
  await keepQuotation({ customer: "Asha Steel" });
  const range = { skip: 0, take: 10 };
  const [newest] = await listQuotationEntries("sent", range);
  expect(newest).toMatchObject({ customer: "Asha Steel", offer: { currency: "INR" } });
  expect(newest?.offer.totals.total).toBe(2_659_188);
  expect([await countQuotations("sent"), await countQuotations("draft")]).toEqual([2, 1]);
  expect([await countQuotations("expired"), await countQuotations(null)]).toEqual([0, 3]);
});
