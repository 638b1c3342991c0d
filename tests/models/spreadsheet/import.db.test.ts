import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "~/db.server";
import { AddProductForm } from "~/models/product/form";
import { insertProducts } from "~/models/product/write.server";
import { newId } from "~/models/row/id.server";
import { writeSheet } from "~/models/spreadsheet/file.server";
import { bringIn, matchNames, storeText } from "~/models/spreadsheet/import.server";
import { findSheet, listDoneSheets } from "~/models/spreadsheet/store.server";
import { fillWithSample, openBeside } from "../../support/database";

beforeAll(fillWithSample);
const beside = openBeside();
afterAll(() => beside.close());

it("changes nothing where somebody saves a product between the last look and the writing, and shows what would change now", async () => {
  const admin = await db.admin.findFirstOrThrow();
  const [first, second] = await db.product.findMany({ take: 2, orderBy: { id: "asc" } });
  if (!first || !second) throw new Error("The sample content has no products");
  const read = () => db.product.findMany({ orderBy: { id: "asc" }, take: 2 });
  const text = writeSheet([first.id, second.id], [["deliveryDays", "21-28 days"]]);
  const stored = await storeText(admin.id, "Delivery", text);
  const sheet = stored.ok ? await findSheet(stored.id, admin.id) : null;
  if (!sheet) throw new Error("The sheet was not stored");

  // What is not committed yet is not seen by the look, and the writing waits for it.
  beside.exec("BEGIN IMMEDIATE");
  beside
    .prepare('UPDATE "Product" SET "name" = ?, "version" = "version" + 1 WHERE "id" = ?')
    .run("Renamed meanwhile", second.id);
  const brought = bringIn(sheet, admin.id, sheet.plan.digest);
  await pause(400);
  beside.exec("COMMIT");
  await brought;

  const renamed = { ...second, name: "Renamed meanwhile", version: second.version + 1 };
  expect(await read()).toEqual([first, renamed]);
  const again = await findSheet(sheet.id, admin.id);
  expect(again?.state).toBe("moved");
  if (again) await bringIn(again, admin.id, again.plan.digest);
  expect((await read()).map(({ deliveryDays, name }) => [deliveryDays, name])).toEqual([
    ["21-28 days", first.name],
    ["21-28 days", "Renamed meanwhile"],
  ]);
});

it("imports once what is pressed twice, and says so", async () => {
  const admin = await db.admin.findFirstOrThrow();
  const product = await db.product.findFirstOrThrow();
  const added = `,"Twice","hotrolledsheet","2","1000","3 days","2015550100"`;
  const changed = `"${product.id}","${product.name}","${product.type}","2","1000","3 days","2015550100"`;
  const text = `Id,Name,Type,Thickness,Width,Delivery Days,Phone Number\n${added}\n${changed}`;
  const stored = await storeText(admin.id, "Both", text);
  const sheet = stored.ok ? await findSheet(stored.id, admin.id) : null;
  if (!sheet) throw new Error("The sheet was not stored");
  expect(sheet.plan.counts).toMatchObject({ added: 1, changed: 1 });

  // The second press has read the sheet before the first has written it.
  await bringIn(sheet, admin.id, sheet.plan.digest);
  await bringIn(sheet, admin.id, sheet.plan.digest);
  expect((await findSheet(sheet.id, admin.id))?.state).toBe("done");
  await matchNames(sheet, true);
  expect((await findSheet(sheet.id, admin.id))?.state).toBe("done");
  expect(await db.product.count({ where: { name: "Twice" } })).toBe(1);
});

it.each([
  ["semicolons", ";"],
  ["tabs", "\t"],
])(
  "takes no comma of a file with %s for one between values where it may be a decimal one",
  async (_, sign) => {
    const lines = ["1,5", "1.5", "1, 5", "1,5, 2,5", "१,५"].map(
      (mm) => `${mm};Hot Rolled Sheet;${mm};1250;3 days;2015550100`,
    );
    const headings = "Name;Type;Thickness;Width;Delivery Days;Phone Number";
    const text = [headings, ...lines].join("\n").replaceAll(";", sign);
    const admin = await db.admin.findFirstOrThrow();
    const stored = await storeText(admin.id, "Decimals", text);
    const plan = stored.ok ? (await findSheet(stored.id, admin.id))?.plan : undefined;
    expect(plan?.added.map(({ name }) => name)).toEqual(["1.5", "1, 5"]);
    expect(plan?.refused.map(({ messages }) => messages)).toEqual([
      [expect.stringMatching(/^Thickness: “1,5”: .* 2\.5 for two and a half/)],
      [expect.stringMatching(/^Thickness: “1,5, 2,5”/)],
      [expect.stringMatching(/^Thickness: “१,५”/)],
    ]);
  },
);

it("refuses the widths that the product form asks about, unless they stood there before", async () => {
  const admin = await db.admin.findFirstOrThrow();
  const narrow = { name: "Stood", type: "hotrolledsheet", thickness: "2", width: "12, 15" };
  const input = AddProductForm.parse({ ...narrow, deliveryDays: "4 days", number: "2015550100" });
  const [id] = await db.$transaction((tx) => insertProducts(tx, [input], new Date()));
  const widths = ["1.250", "1,250", "1,250, 1,500", "5", "1000, 1250", "1000,1250", "20"];
  const lines = widths.map((mm) => `"","${mm}",Hot Rolled Sheet,2,"${mm}",3 days,2015550100`);
  const stood = `${id},Stood,Hot Rolled Sheet,2,"12, 15",3 days,2015550100`;
  const headings = "Id,Name,Type,Thickness,Width,Delivery Days,Phone Number";
  const stored = await storeText(admin.id, "Widths", [headings, ...lines, stood].join("\n"));
  const plan = stored.ok ? (await findSheet(stored.id, admin.id))?.plan : undefined;
  expect(plan?.added.map(({ name }) => name)).toEqual(["1000, 1250", "1000,1250", "20"]);
  expect(plan?.changed.map(({ line }) => line)).toEqual([9]);
  expect(plan?.refused.map(({ messages }) => messages)).toEqual([
    ["Width: Is 1.250 mm a width? Correct it, or enter it in the product form"],
    ["Width: “1,250” is two values, 1 and 250 mm: write 1250 for one, or enter it in the product form"],
    ["Width: Is 1 mm a width? Correct it, or enter it in the product form"],
    ["Width: Is 5 mm a width? Correct it, or enter it in the product form"],
  ]);
});

it.each([
  ["3-5", "05-Mar", "3 to 5"],
  ["3-5", "03. Mai", "3 to 5"],
  ["3-5", "05-sept.", "3 to 5"],
  ["3/5", "03/05/2026", "3 to 5"],
  ["3-5", "2026-05-03", "3 to 5"],
  ["10-15", "Oct-15", "10 to 15"],
  ["7 - 20", "juil.-20", "7 to 20"],
  ["10-15", "15-Oct-26", "10 to 15"],
  ["3–5", "05-Mar", "3 to 5"],
  ["3-5", "3 to 5", null],
  ["3-5", "7-days", null],
  ["3-5", "2. Woche", null],
  ["3-5", "Stock-10", null],
  ["3-5", "3-5 days", null],
  ["3-5", "7-10", null],
  ["3-5", "10 days", null],
  ["5-10", "max 10", null],
])("asks about a date that a spreadsheet program has made of days: %s, %s", async (from, to, instead) => {
  expect(await refusalsOf("deliveryDays", from, to)).toEqual(
    instead ? [`Delivery Days: “${to}”: a date was made of ${from}; write ${instead}`] : [],
  );
});

it.each([
  ["₹ 62/kg ≤ 5 t", "? 62/kg ? 5 t", true],
  ["चादर", "????", true],
  ["Cut to size ✂️", "Cut to size __", true],
  ["₹ 62/kg", "₹ 63/kg", false],
  ["Why us!", "Why us?", false],
])("asks about letters that a file could not hold: %s, %s", async (from, to, isLost) => {
  expect(await refusalsOf("purchaseNow", from, to)).toEqual(
    isLost ? [`Bottom Card Text: “${to}”: letters were lost; save the file as CSV UTF-8`] : [],
  );
});

it.each([
  ["#N/A", true],
  ["#NV", true],
  ["#BEZUG!", true],
  ["#DIV/0!", true],
  ["#NOM?", true],
  ["Err:508", true],
  ["#1 choice!", false],
])("asks about a formula that has failed: %s", async (to, hasFailed) => {
  const messages = hasFailed ? [`Delivery Days: “${to}”: a formula has failed; write its value`] : [];
  expect(await refusalsOf("deliveryDays", "3 days", to)).toEqual(messages);
  expect(await refusalsOf("deliveryDays", to, to)).toEqual([]);
  const text = `Name,Type,Thickness,Width,Delivery Days,Phone Number\nNew,Hot Rolled Sheet,2,1250,${to},2015550100`;
  const admin = await db.admin.findFirstOrThrow();
  const stored = await storeText(admin.id, "New", text);
  const plan = stored.ok ? (await findSheet(stored.id, admin.id))?.plan : undefined;
  expect(plan?.refused.flatMap((line) => line.messages)).toEqual(messages);
});

async function refusalsOf(field: "deliveryDays" | "purchaseNow", from: string, to: string) {
  const admin = await db.admin.findFirstOrThrow();
  const { id } = await db.product.findFirstOrThrow();
  await db.product.update({ where: { id }, data: { [field]: from } });
  const stored = await storeText(admin.id, "Texts", `Id,${field}\n${id},${to}`);
  const plan = stored.ok ? (await findSheet(stored.id, admin.id))?.plan : undefined;
  return plan?.refused.flatMap(({ messages }) => messages);
}

it("lists all imports of a day, which can be taken back", async () => {
  const admin = await db.admin.findFirstOrThrow();
  const before = (await listDoneSheets(admin.id)).length;
  const sheet = { adminId: admin.id, name: "Done", text: "", plan: "", state: "done", createdAt: new Date() };
  await db.productSheet.createMany({ data: Array.from({ length: 9 }, () => ({ ...sheet, id: newId() })) });
  expect(await listDoneSheets(admin.id)).toHaveLength(before + 9);
});

it("adds a new product once that stands in two lines", async () => {
  const line = ",Pasted twice,Hot Rolled Sheet,2,1250,3 days,2015550100";
  const text = [
    "Id,Name,Type,Thickness,Width,Delivery Days,Phone Number",
    line,
    `${line} `,
    line.replace("1250", "1500"),
  ];
  const admin = await db.admin.findFirstOrThrow();
  const stored = await storeText(admin.id, "Twice", text.join("\n"));
  const plan = stored.ok ? (await findSheet(stored.id, admin.id))?.plan : undefined;
  expect(plan?.added.map((added) => added.line)).toEqual([2, 4]);
  expect(plan?.refused.map(({ messages }) => messages)).toEqual([
    ["An earlier line is the same new product"],
  ]);
});
