import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { db } from "~/db.server";
import { readStorageFault } from "~/models/row/store-fault.server";
import { openBeside } from "./support/database";

const file = String(process.env.DATABASE_URL).replace(/^file:/, "");

const read = () => db.admin.count();
const write = (key: string) =>
  db.throttle.create({ data: { key, count: 1, expiresAt: new Date() }, select: { key: true } });
const writeTogether = (key: string) =>
  db.$transaction((tx) =>
    tx.throttle.create({ data: { key, count: 1, expiresAt: new Date() }, select: { key: true } }),
  );

it.each([
  ["overwritten", () => writeFileSync(file, "no database ".repeat(10_000))],
  ["emptied", () => truncateSync(file, 0)],
])("a file that is %s and put back is read and written again without a restart", async (what, spoil) => {
  await write(`before ${what}`);
  const other = openBeside();
  other.pragma("wal_checkpoint(TRUNCATE)");
  other.close();
  const whole = readFileSync(file);
  spoil();
  for (const use of [read, () => write("lost"), () => writeTogether("lost too"), read]) {
    const failure = await use().then(String, readStorageFault);
    expect(failure).toMatchObject({ status: 503, message: expect.stringContaining("cannot be used") });
  }
  writeFileSync(file, whole);
  expect(await read()).toBe(0);
  await writeTogether(`after ${what}`);
  await write(`at last ${what}`);
  const keys = (await db.throttle.findMany({ select: { key: true } })).map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining([`before ${what}`, `after ${what}`, `at last ${what}`]));
  expect(keys).not.toContain("lost");
});
