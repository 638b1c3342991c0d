import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { db } from "~/db.server";
import { env } from "~/env.server";
import { countMissingPictures } from "~/models/backup/missing.server";
import { newId } from "~/models/row/id.server";

const uploads = path.resolve(env.UPLOADS_DIR);
afterEach(() => vi.useRealTimers());

test("counts the pictures that rows show and the folder does not have, and asks the disk only now and then", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const names = Array.from({ length: 510 }, () => `${newId()}-800x600.webp`).sort();
  const said = { rating: 5, description: "d", fullName: "f", designation: "d" };
  const dates = { createdAt: new Date(), updatedAt: new Date() };
  await db.testimonial.createMany({
    data: names.map((picture) => ({ id: newId(), ...said, ...dates, picture })),
  });
  mkdirSync(uploads, { recursive: true });
  for (const name of names) writeFileSync(path.join(uploads, name), "x");
  expect(await countMissingPictures()).toBe(0);
  for (const name of names.slice(498, 502)) rmSync(path.join(uploads, name));
  expect(await countMissingPictures()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(await countMissingPictures()).toBe(4);
  rmSync(uploads, { recursive: true });
  vi.advanceTimersByTime(60_000);
  expect(await countMissingPictures()).toBe(510);
});
