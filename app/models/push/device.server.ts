import { db } from "~/db.server";
import { env } from "~/env.server";
import type { Prisma } from "~/generated/prisma/client";
import { newId } from "~/models/row/id.server";
import { invalid, ok, type Result } from "~/models/row/result";
import { figures } from "~/models/shop/figures.server";
import { sayCount } from "~/steel/figures";
import { mayBePublicHost } from "./address.server";
import type { DeviceInput } from "./form";

const MOST_OF_ACCOUNT = 10;
const MOST_IN_ALL = 50;

const columns = { id: true, name: true, error: true, dueAt: true, sentAt: true, createdAt: true } as const;

/**
 * `error` is what became of the last attempt; null when it arrived, or when there was none. `dueAt` is null when no
 * message waits.
 */
export type Device = Prisma.PushDeviceGetPayload<{ select: typeof columns }>;

/** A browser that asks again, also for another account, stays one device; `earlier` is what it was before. */
export function addDevice(
  adminId: string,
  { endpoint, p256dh, auth }: DeviceInput,
  name: string,
  earlier: string | null,
): Promise<Result<string>> {
  const isAllowed = env.PUSH_TO_PRIVATE === "on" || mayBePublicHost(new URL(endpoint).hostname);
  if (!isAllowed) return Promise.resolve(reject("The browser's push service is not on the public network."));
  return db.$transaction(async (tx) => {
    const id = newId();
    const again = earlier ? [{ endpoint }, { id: earlier, adminId }] : [{ endpoint }];
    const others = { NOT: { OR: again } };
    if ((await tx.pushDevice.count({ where: { adminId, ...others } })) >= MOST_OF_ACCOUNT) {
      return reject(`Your account has ${MOST_OF_ACCOUNT} devices already. Remove one of them first.`);
    }
    if ((await tx.pushDevice.count({ where: others })) >= MOST_IN_ALL) {
      return reject(`There are ${MOST_IN_ALL} devices already. Another admin must remove one first.`);
    }
    await tx.pushDevice.deleteMany({ where: { OR: again } });
    const data = { id, adminId, endpoint, p256dh, auth, name, createdAt: new Date() };
    await tx.pushDevice.create({ data, select: { id: true } });
    return ok(id);
  });
}

function reject(message: string) {
  return invalid({ device: [message] });
}

export function listDevices(adminId: string): Promise<Device[]> {
  return db.pushDevice.findMany({ where: { adminId }, select: columns, orderBy: { createdAt: "asc" } });
}

/** False when it is not there, or somebody else's. */
export async function removeDevice(adminId: string, id: string): Promise<boolean> {
  const { count } = await db.pushDevice.deleteMany({ where: { id, adminId } });
  return count > 0;
}

/** Of the browser that is signed out, whoever has asked for it there; or that `next` signs in with, unless it is his. */
export async function dropDevice(id: string, next?: string) {
  await db.pushDevice.deleteMany({ where: { id, ...(next ? { adminId: { not: next } } : {}) } });
}

/** All but the one of the browser whose session goes on. Answers what is to be said of them, behind another sentence. */
export async function dropOtherDevices(tx: Prisma.TransactionClient, adminId: string, kept: string | null) {
  const where = { adminId, ...(kept ? { id: { not: kept } } : {}) };
  const { count } = await tx.pushDevice.deleteMany({ where });
  const devices = sayCount(count, "device", figures);
  return count > 0 ? ` Notifications have ended on ${devices}: switch them on there again.` : "";
}
