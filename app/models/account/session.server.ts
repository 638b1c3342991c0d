import { createHash, randomBytes } from "node:crypto";
import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { dropOtherDevices } from "~/models/push/device.server";
import { logEvent } from "~/models/row/audit.server";
import { readStorageFault } from "~/models/row/store-fault.server";

const HOUR = 60 * 60 * 1000;

const SESSION_IDLE_MS = 8 * HOUR;
export const SESSION_LONGEST_MS = 7 * 24 * HOUR;
/** Reading a page should not cost a write. */
const SEEN_STEP_MS = 60 * 1000;

/** Nor is one open that a clock which ran ahead has dated: it would stay so until then. */
export function stillOpen(now: Date) {
  const around = (ms: number) => ({ gt: new Date(now.getTime() - ms), lt: new Date(now.getTime() + ms) });
  return { seenAt: around(SESSION_IDLE_MS), createdAt: around(SESSION_LONGEST_MS) };
}

type SessionData = { role: "admin"; isAdmin: "true" | "false"; adminName: string };
/** What a session is opened with, by its own words, and from where. */
export type SessionOrigin = { device: string; address: string };

export type OpenSession = { adminId: string; data: SessionData };

/** Null when the password was changed or the account deleted since the hash was compared. */
export async function openSession(
  tx: Prisma.TransactionClient,
  adminId: string,
  passwordHash: string,
  origin?: SessionOrigin,
): Promise<string | null> {
  const admin = await tx.admin.findFirst({
    where: { id: adminId, passwordHash },
    select: { fullName: true },
  });
  return admin && addSession(tx, adminId, admin.fullName, origin);
}

export async function addSession(
  tx: Prisma.TransactionClient,
  adminId: string,
  adminName: string,
  origin?: SessionOrigin,
) {
  const token = randomBytes(32).toString("base64url");
  const data: SessionData = { role: "admin", isAdmin: "true", adminName };
  const now = new Date();
  await tx.session.create({
    data: {
      id: hashToken(token),
      adminId,
      data: JSON.stringify(data),
      createdAt: now,
      seenAt: now,
      ...origin,
    },
    select: { id: true },
  });
  await tx.admin.updateMany({ where: { id: adminId }, data: { seenAt: now } });
  return token;
}

export async function findSession(token: string): Promise<OpenSession | null> {
  const now = new Date();
  const row = await db.session.findUnique({ where: { id: hashToken(token) } });
  if (!row) return null;
  const idle = Math.abs(now.getTime() - row.seenAt.getTime());
  const age = Math.abs(now.getTime() - row.createdAt.getTime());
  // The row goes with the next sweep: who only reads waits for no writer.
  if (idle > SESSION_IDLE_MS || age > SESSION_LONGEST_MS) return null;
  if (idle > SEEN_STEP_MS) void noteUse(row, now);
  return { adminId: row.adminId, data: JSON.parse(row.data) as SessionData };
}

const beingNoted = new Set<string>();

/** Nobody waits for it: reading goes on while another program holds the database. */
async function noteUse({ id, adminId }: { id: string; adminId: string }, now: Date) {
  if (beingNoted.has(id)) return;
  beingNoted.add(id);
  try {
    const data = { seenAt: now };
    await db.$transaction([
      db.session.updateMany({ where: { id }, data }),
      db.admin.updateMany({ where: { id: adminId }, data }),
    ]);
  } catch (error) {
    if (!readStorageFault(error)) await logEvent({ event: "session-not-noted", admin: null, subject: null });
  } finally {
    beingNoted.delete(id);
  }
}

export async function closeSession(token: string) {
  await db.session.deleteMany({ where: { id: hashToken(token) } });
}

/** Of browsers and programs, the one with `token` first, then the last used. */
export async function listSessions(adminId: string, token: string) {
  const rows = await db.session.findMany({
    where: { adminId, ...stillOpen(new Date()) },
    select: { id: true, device: true, address: true, createdAt: true, seenAt: true },
  });
  const own = hashToken(token);
  return rows
    .map((row) => ({ ...row, current: row.id === own }))
    .sort((a, b) => Number(b.current) - Number(a.current) || b.seenAt.getTime() - a.seenAt.getTime());
}

/** One of this account, but the one with `token`; answers whether it was still open. */
export async function closeOtherSession(adminId: string, token: string, id: string): Promise<boolean> {
  const { count } = await db.session.deleteMany({ where: { adminId, id, NOT: { id: hashToken(token) } } });
  return count > 0;
}

/** And tells only this browser's `device` of enquiries from then on. Answers how many sessions were open. */
export function closeOtherSessions(adminId: string, token: string, device: string | null) {
  return db.$transaction(async (tx) => {
    const { count } = await tx.session.deleteMany({ where: { adminId, id: { not: hashToken(token) } } });
    return { count, ended: await dropOtherDevices(tx, adminId, device) };
  });
}

/** And tells none of the account's devices of enquiries but `device`, whose browser gets a new session. */
export async function closeSessionsOf(adminId: string, device: string | null, tx: Prisma.TransactionClient) {
  await tx.session.deleteMany({ where: { adminId } });
  return dropOtherDevices(tx, adminId, device);
}

export async function renameSessionsOf(adminId: string, adminName: string, tx: Prisma.TransactionClient) {
  const rows = await tx.session.findMany({ where: { adminId }, select: { id: true, data: true } });
  for (const { id, data } of rows) {
    const renamed = JSON.stringify({ ...(JSON.parse(data) as SessionData), adminName });
    await tx.session.update({ where: { id }, data: { data: renamed }, select: { id: true } });
  }
}

function hashToken(token: string) {
  return createHash("sha256").update(token).digest("hex");
}
