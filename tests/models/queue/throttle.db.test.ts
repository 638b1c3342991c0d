import { expect, it } from "vitest";
import { db } from "~/db.server";
import { takeAttempt } from "~/models/queue/throttle.server";

const HOUR = 60 * 60 * 1000;
const limits = [{ key: "copy:asha@example.com", most: 1, windowMs: HOUR }];

it("opens again when its window is over, also for what a clock that ran ahead has counted", async () => {
  expect(await takeAttempt(limits)).toBeNull();
  expect(await takeAttempt(limits)).toBeGreaterThan(3500);
  for (const hours of [-1, 24 * 365]) {
    const expiresAt = new Date(Date.now() + hours * HOUR);
    await db.throttle.updateMany({ data: { count: 1, expiresAt } });
    expect(await takeAttempt(limits)).toBeNull();
    expect(await takeAttempt(limits)).toBeGreaterThan(3500);
  }
});

it("keeps no address that can be read", async () => {
  await takeAttempt(limits);
  expect(JSON.stringify(await db.throttle.findMany())).not.toContain("asha");
});
