import { expect, it } from "vitest";
import { findQuotationEntry } from "~/models/quotation/entry.server";
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
