import { mkdtempSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { db } from "~/db.server";
import { compareDatabases } from "~/models/backup/difference.server";
import { sayDifference } from "~/models/backup/sentence";
import { siFigures } from "~/steel/figures";
import { clearDatabase, openBeside } from "../../support/database";
import { addAdmin } from "../account/admin-row";
import { addEnquiry } from "../enquiry/row";
import { keepQuotation } from "../quotation/keep";

const file = String(process.env.DATABASE_URL).replace(/^file:/, "");

async function copy(...statements: string[]) {
  const older = path.join(mkdtempSync(path.join(path.dirname(file), "older-")), "site.db");
  const database = openBeside(5_000);
  database.prepare("VACUUM INTO ?").run(older);
  database.exec(`ATTACH '${older}' AS older`);
  for (const statement of statements) database.exec(statement);
  database.close();
  return older;
}

const say = (older: string) => sayDifference(compareDatabases(file, older), siFigures);

beforeEach(clearDatabase);

it("names quotations, settings and devices that were written since", async () => {
  const older = await copy();
  expect(say(older)).toBe("Nothing was written since then.");
  await keepQuotation();
  await keepQuotation({ customer: "Asha" }, false);
  await db.setting.create({ data: { key: "company.hours", value: "Mon to Fri" } });
  expect(say(older)).toMatch(
    /^Written since then, and not in it: 2 quotations \(Q-2\d{3}-0001, draft for Asha\); 1 setting \(hours\)$/,
  );
  const since = await copy();
  await db.setting.update({ where: { key: "company.hours" }, data: { value: "Mon to Sat" } });
  const { id: adminId } = await addAdmin("a@a.a");
  const device = { id: "phone", adminId, endpoint: "x", p256dh: "x", auth: "x", name: "Phone" };
  await db.pushDevice.create({ data: { ...device, createdAt: new Date() } });
  expect(say(since)).toBe(
    "Written since then, and not in it: 1 setting (hours); 1 account (a@a.a); 1 device (Phone)",
  );
});

it("compares with a database of before there were quotations", async () => {
  const older = await copy(`DROP TABLE older."Quotation"`);
  await keepQuotation();
  expect(say(older)).toMatch(/1 quotation \(Q-/);
});

it("names what was deleted since, and comes back", async () => {
  await addEnquiry({ reference: "E-GONE" });
  const older = await copy();
  await db.enquiry.deleteMany();
  expect(say(older)).toBe("Deleted since then, and still in it: 1 enquiry (E-GONE)");
});
