import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { pastBy } from "~/models/queue/past";
import { newId } from "~/models/row/id.server";
import type { PushDelivery, PushMessage, Target } from "./delivery.server";

const MINUTE_MS = 60_000;

/** After each failed attempt at a device, in minutes; then the longest again and again. */
const PAUSES = [1, 5, 15, 60];
const LONGEST_PAUSE = 2 * 60;

/** What a device has not taken in a day is given up: what it tells of has been in the back office all the time. */
const GIVEN_UP_AFTER_MS = 24 * 60 * MINUTE_MS;

/** Messages that wait for a device that cannot be reached: the newest. */
const MOST_WAITING = 20;

const TEST_TAG = "test";

const testMessage: PushMessage = {
  title: "Notifications work",
  text: "This device is notified of enquiries and quotations.",
  path: "/adminenquiries",
  tag: TEST_TAG,
};

/** From so many digits on it may be a phone number, also one that was typed into a name. */
const PHONE_DIGITS = 7;

/** To every device, in the transaction that writes what it tells of: either all are there or none. */
export async function putPushes(tx: Prisma.TransactionClient, message: PushMessage, now: Date) {
  const devices = await tx.pushDevice.findMany({ select: { id: true } });
  if (devices.length === 0) return;
  await tx.push.createMany({ data: devices.map(({ id }) => asRow(id, message, now)) });
  // A device that has just failed keeps its pause.
  await tx.pushDevice.updateMany({ where: { dueAt: null }, data: { dueAt: now } });
}

/** To one's own device, tried at once; the same again replaces the first. False when there is no such device. */
export function putTestPush(adminId: string, deviceId: string, now = new Date()): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.pushDevice.updateMany({
      where: { id: deviceId, adminId },
      data: { dueAt: now, failures: 0 },
    });
    if (count === 0) return false;
    await tx.push.deleteMany({ where: { deviceId, tag: TEST_TAG } });
    await tx.push.create({ data: asRow(deviceId, testMessage, now), select: { id: true } });
    return true;
  });
}

/** A locked phone shows it to whoever stands by: no number but the message's own. */
function asRow(deviceId: string, { title, text, path, tag }: PushMessage, createdAt: Date) {
  const hide = (said: string) => said.split(tag).map(hideNumbers).join(tag);
  return { title: hide(title), text: hide(text), path, tag, id: newId(), deviceId, createdAt };
}

function hideNumbers(text: string): string {
  return text.replace(/\p{Nd}[\p{Nd}\s()+./-]*\p{Nd}/gu, (run) =>
    countDigits(run) < PHONE_DIGITS ? run : "…",
  );
}

function countDigits(text: string) {
  return text.match(/\p{Nd}/gu)?.length ?? 0;
}

export type DuePush = { id: string; deviceId: string; target: Target; message: PushMessage };

/** Its next attempt is written down first: one that ends the process is not begun anew at each start. */
export function takeDuePush(now: Date): Promise<DuePush | null> {
  const due = pastBy(now, LONGEST_PAUSE * MINUTE_MS).map((dueAt) => ({ dueAt }));
  return db.$transaction(async (tx) => {
    for (;;) {
      const device = await tx.pushDevice.findFirst({
        where: { OR: due },
        orderBy: { dueAt: "asc" },
        select: { id: true, endpoint: true, p256dh: true, auth: true, failures: true },
      });
      if (!device) return null;
      const { id: deviceId, failures, ...target } = device;
      const before = new Date(now.getTime() - GIVEN_UP_AFTER_MS);
      await tx.push.deleteMany({ where: { deviceId, createdAt: { lt: before } } });
      const push = await tx.push.findFirst({ where: { deviceId }, orderBy: { createdAt: "asc" } });
      const pause = (PAUSES[failures] ?? LONGEST_PAUSE) * MINUTE_MS;
      const data = push
        ? { dueAt: new Date(now.getTime() + pause), failures: { increment: 1 } }
        : { dueAt: null };
      await tx.pushDevice.update({ where: { id: deviceId }, data, select: { id: true } });
      if (!push) continue;
      const { id, title, text, path, tag } = push;
      return { id, deviceId, target, message: { title, text, path, tag } };
    }
  });
}

export async function settlePush({ id, deviceId }: DuePush, delivery: PushDelivery, now: Date) {
  await db.$transaction(async (tx) => {
    if (delivery.ok) {
      await tx.push.deleteMany({ where: { id } });
      const more = await tx.push.count({ where: { deviceId } });
      const data = { failures: 0, error: null, sentAt: now, dueAt: more > 0 ? now : null };
      await tx.pushDevice.updateMany({ where: { id: deviceId }, data });
    } else if (delivery.isGone) await tx.pushDevice.deleteMany({ where: { id: deviceId } });
    else {
      await tx.pushDevice.updateMany({ where: { id: deviceId }, data: { error: delivery.reason } });
      await dropOldest(tx, deviceId);
    }
  });
}

async function dropOldest(tx: Prisma.TransactionClient, deviceId: string) {
  const surplus = await tx.push.findMany({
    where: { deviceId },
    orderBy: { createdAt: "desc" },
    skip: MOST_WAITING,
    select: { id: true },
  });
  await tx.push.deleteMany({ where: { id: { in: surplus.map(({ id }) => id) } } });
}
