import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db.server";
import { findSession, listSessions, openSession } from "~/models/account/session.server";
import { changePassword, deleteAccount } from "~/models/account/write.server";
import { clearDatabase } from "../../support/database";
import { addAdmin } from "./admin-row";

const OLD = "Old-Password-1";
const NEW = "New-Password-2";

function open(id: string, passwordHash: string) {
  return db.$transaction((tx) => openSession(tx, id, passwordHash));
}

const HOUR_MS = 60 * 60 * 1000;

function ago(ms: number) {
  return new Date(Date.now() - ms);
}

describe("a session", () => {
  beforeEach(clearDatabase);

  it("is not opened with a password that was changed after it was compared", async () => {
    const { id, passwordHash } = await addAdmin("robin@gmail.com");
    const changed = await changePassword(id, OLD, NEW);
    expect(await open(id, passwordHash)).toBeNull();
    expect(changed.ok && (await findSession(changed.value.token))).toMatchObject({ adminId: id });
  });

  it("is not opened for an account that is gone since", async () => {
    await addAdmin("stays@gmail.com");
    const { id, passwordHash } = await addAdmin("robin@gmail.com");
    const other = await addAdmin("other@gmail.com");
    expect((await deleteAccount(id, other.id)).ok).toBe(true);
    expect(await open(id, passwordHash)).toBeNull();
  });

  it("of the old password does not outlive a change beside its login", async () => {
    const { id, passwordHash } = await addAdmin("robin@gmail.com");
    const [token, changed] = await Promise.all([
      open(id, passwordHash),
      changePassword(id, OLD, NEW),
      open(id, passwordHash),
    ]);
    expect(changed.ok).toBe(true);
    expect(token && (await findSession(token))).toBeNull();
  });

  it("ends eight hours after its last use", async () => {
    const { id, passwordHash } = await addAdmin("robin@gmail.com");
    const token = String(await open(id, passwordHash));
    await db.session.updateMany({ data: { seenAt: ago(8 * HOUR_MS - 60_000) } });
    expect(await findSession(token)).toMatchObject({ adminId: id });
    // The use is noted beside the answer.
    await expect.poll(() => db.session.count({ where: { seenAt: { gt: ago(HOUR_MS) } } })).toBe(1);
    await db.session.updateMany({ data: { seenAt: ago(8 * HOUR_MS + 60_000) } });
    expect(await findSession(token)).toBeNull();
  });

  it("ends seven days after its login, however much it is used", async () => {
    const { id, passwordHash } = await addAdmin("robin@gmail.com");
    const token = String(await open(id, passwordHash));
    await db.session.updateMany({ data: { createdAt: ago(7 * 24 * HOUR_MS - 60_000) } });
    expect(await findSession(token)).toMatchObject({ adminId: id });
    await db.session.updateMany({ data: { createdAt: ago(7 * 24 * HOUR_MS + 60_000) } });
    expect(await findSession(token)).toBeNull();
  });

  it.each([
    ["a login", { createdAt: ago(-30 * 24 * HOUR_MS), seenAt: ago(0) }],
    ["a use", { seenAt: ago(-30 * 24 * HOUR_MS) }],
  ])("is over where a clock that ran ahead has dated %s", async (_, dated) => {
    const { id, passwordHash } = await addAdmin("robin@gmail.com");
    const token = String(await open(id, passwordHash));
    await db.session.updateMany({ data: { seenAt: ago(-60_000), createdAt: ago(-60_000) } });
    expect(await findSession(token)).toMatchObject({ adminId: id });
    await db.session.updateMany({ data: dated });
    expect(await findSession(token)).toBeNull();
    expect(await listSessions(id, token)).toEqual([]);
  });

  it("goes on with the last answer where one change was pressed twice", async () => {
    const { id } = await addAdmin("robin@gmail.com");
    let last = "";
    const press = async () => {
      const changed = await changePassword(id, OLD, NEW);
      last = changed.ok ? changed.value.token : "";
      return changed.ok;
    };
    expect(await Promise.all([press(), press()])).toEqual([true, true]);
    expect(await findSession(last)).toMatchObject({ adminId: id });
  });

  it("lets one of two changes beside each other win", async () => {
    const { id } = await addAdmin("robin@gmail.com");
    const changes = await Promise.all([
      changePassword(id, OLD, NEW),
      changePassword(id, OLD, "Third-Password-3"),
    ]);
    expect(changes.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
