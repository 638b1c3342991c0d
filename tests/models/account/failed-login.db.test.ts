import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db.server";
import { countFailedLogin, type FailedLogins, takeFailedLogins } from "~/models/account/failed-login.server";
import { deleteAccount } from "~/models/account/write.server";
import { clearDatabase } from "../../support/database";
import { addAdmin } from "./admin-row";

const noon = new Date("2026-03-01T12:00:00.000Z");
const later = new Date("2026-03-01T12:05:00.000Z");
const email = "robin@gmail.com";

function count(network: string, now = noon) {
  return db.$transaction((tx) => countFailedLogin(tx, { email, network }, now));
}

function take(adminId: string, before: FailedLogins | null) {
  return db.$transaction((tx) => takeFailedLogins(tx, adminId, before, true));
}

describe("failed logins", () => {
  let id: string;
  beforeEach(async () => {
    clearDatabase();
    ({ id } = await addAdmin(email));
  });

  it("that came while the owner signed in are told too", async () => {
    const before = await count("192.0.2.1");
    await count("192.0.2.9", later);
    expect(await take(id, before)).toEqual({ count: 1, lastAt: later, network: "192.0.2.9" });
  });

  it("go with their account", async () => {
    const { id: other } = await addAdmin("other@gmail.com");
    await count("192.0.2.1");
    await deleteAccount(id, other);
    expect(await db.failedLogins.count()).toBe(0);
  });
});
