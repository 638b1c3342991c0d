import { matchProductIds } from "~/models/product/list.server";
import * as many from "~/models/product/many.server";
import * as products from "~/models/product/read.server";
import { readSheet } from "~/models/sheet/file.server";
import { planSheet } from "~/models/sheet/plan.server";
import { beginSheet, readProgress, storeText } from "~/models/sheet/run.server";
import { dropSheet, findSheet, noteSheet, showPlan, storeSheet } from "~/models/sheet/store.server";
import { first, idOf, type Verbs } from "./verb-table";

const text = `Id,Name,Type,Brand,Thickness,Width,Bottom Card Text,Delivery Days,Phone Number
,Bulk,hotrolledsheet,,2,1250,,1 day,2015550101`;

/** A product is added and another changed, in its sizes too. */
async function bringIn(product: string) {
  const read = await readSheet(
    `${text}\n${product},Bulk again,hotrolledsheet,,"2, 3",1250,,9 days,2015550101`,
  );
  if (!read.ok) throw new Error(read.message);
  const plan = showPlan(await planSheet(read.lines), []);
  const whole = `${text}\n${product},Bulk again,hotrolledsheet,,"2, 3",1250,,9 days,2015550101`;
  const sheet = await findSheet(await storeSheet("x", { name: "x", text: whole, plan }), "x");
  const begun = sheet && beginSheet(sheet, "x", () => {});
  if (!begun) throw new Error("No sheet was begun");
  await begun.ended;
  if ((await findSheet(sheet.id, "x"))?.state !== "done") throw new Error("The sheet was not brought in");
}

export const sheetVerbs: Verbs = {
  resolveChoice: async () => {
    await many.resolveChoice({ all: true, ids: [], query: first });
    await many.resolveChoice({ all: false, ids: [await idOf("product")], query: first });
  },
  matchProductIds: () => matchProductIds(first, 5_000),
  listProductNames: async () => many.listProductNames([await idOf("product")]),
  listProductsWhole: async () => products.listProductsWhole([await idOf("product")]),
  beginSheet: async () => bringIn(await idOf("product")),
  storeText: () => storeText("x", "x", text),
  storeSheet: async () => bringIn(await idOf("product")),
  findSheet: () => findSheet("f".repeat(24), "x"),
  noteSheet: () => noteSheet("x", "failed"),
  dropSheet: () => dropSheet("f".repeat(24), "x"),
  readProgress: async () => readProgress("x"),
  showPlan: async () => showPlan(await planSheet([]), []),
};
