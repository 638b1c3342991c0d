import { db } from "~/db.server";
import { listAccounts } from "~/models/account/write.server";
import { addDevice, dropDevice, listDevices, removeDevice } from "~/models/push/device.server";
import { findNextPush, putPushes, putTestPush } from "~/models/push/outbox.server";
import { sendDuePush } from "~/models/push/sender.server";
import { makePushKeys, makeSubscription } from "./push-endpoint";
import type { Verbs } from "./verb-table";

const message = { title: "x", text: "x", path: "/adminenquiries", tag: "x" };

async function accountId() {
  const [account] = await listAccounts();
  return account?.id ?? "";
}

/** A device whose service is away, with more than it may have waiting. */
async function fillOutbox() {
  const adminId = await accountId();
  const added = await addDevice(adminId, makeSubscription("https://push.invalid/a"), "x", "earlier");
  if (!added.ok) throw new Error("No device was added");
  for (let at = 0; at < 22; at += 1) {
    await db.$transaction((tx) => putPushes(tx, message, new Date()));
  }
  await putTestPush(adminId, added.value);
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = makePushKeys();
  await sendDuePush({ publicKey, privateKey, subject: "mailto:a@example.com" });
}

export const pushVerbs: Verbs = {
  addDevice: fillOutbox,
  putPushes: fillOutbox,
  putTestPush: fillOutbox,
  findNextPush,
  listDevices: async () => listDevices(await accountId()),
  removeDevice: () => removeDevice("x", "y"),
  dropDevice: () => dropDevice("x"),
};
