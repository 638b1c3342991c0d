import { createHash, randomBytes } from "node:crypto";
import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { readStorageFault } from "~/models/row/store-fault.server";
import { logEvent } from "~/models/shop/audit.server";

const HOUR = 60 * 60 * 1000;

export const SESSION_IDLE_MS = 8 * HOUR;
export const SESSION_LONGEST_MS = 7 * 24 * HOUR;
/** Reading a page should not cost a write. */
const SEEN_STEP_MS = 60 * 1000;

type SessionData = { role: "admin"; isAdmin: "true" | "false"; adminName: string };
export type OpenSession = { adminId: string; data: SessionData };

/** Null when the password was changed or the account deleted since the hash was compared. */
export async function openSession(
  tx: Prisma.TransactionClient,
  adminId: string,
  passwordHash: string,
): Promise<string | null> {
  const admin = await tx.admin.findFirst({
    where: { id: adminId, passwordHash },
    select: { fullName: true },
  });
  return admin && addSession(tx, adminId, admin.fullName);
}

export async function addSession(tx: Prisma.TransactionClient, adminId: string, adminName: string) {
  const token = randomBytes(32).toString("base64url");
  const data: SessionData = { role: "admin", isAdmin: "true", adminName };
  const now = new Date();
  await tx.session.create({
    data: { id: hashToken(token), adminId, data: JSON.stringify(data), createdAt: now, seenAt: now },
    select: { id: true },
  });
  return token;
}

export async function findSession(token: string): Promise<OpenSession | null> {
  const now = new Date();
  const row = await db.session.findUnique({
    where: { id: hashToken(token) },
    select: { id: true, adminId: true, data: true, createdAt: true, seenAt: true },
  });
  if (!row) return null;
  const idle = now.getTime() - row.seenAt.getTime();
  const age = now.getTime() - row.createdAt.getTime();
  if (idle > SESSION_IDLE_MS || age > SESSION_LONGEST_MS) {
    await db.session.deleteMany({ where: { id: row.id } });
    return null;
  }
  if (idle > SEEN_STEP_MS) void noteUse(row.id, now);
  return { adminId: row.adminId, data: JSON.parse(row.data) as SessionData };
}

const beingNoted = new Set<string>();

/** Nobody waits for it: reading goes on while another program holds the database. */
async function noteUse(id: string, now: Date) {
  if (beingNoted.has(id)) return;
  beingNoted.add(id);
  try {
    await db.session.updateMany({ where: { id }, data: { seenAt: now } });
  } catch (error) {
    if (!readStorageFault(error)) logEvent({ event: "session-not-noted", admin: null, subject: null });
  } finally {
    beingNoted.delete(id);
  }
}

export async function closeSession(token: string) {
  await db.session.deleteMany({ where: { id: hashToken(token) } });
}

export async function closeSessionsOf(adminId: string, tx: Prisma.TransactionClient) {
  await tx.session.deleteMany({ where: { adminId } });
}

export async function renameSessionsOf(adminId: string, adminName: string, tx: Prisma.TransactionClient) {
  await tx.$executeRaw`UPDATE "Session" SET "data" = json_set("data", '$.adminName', ${adminName}) WHERE "adminId" = ${adminId}`;
}

function hashToken(token: string) {
  return createHash("sha256").update(token).digest("hex");
}
