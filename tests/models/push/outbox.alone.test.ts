import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  makePushKeys,
  openPushService,
  type PushService,
  type Subscription,
} from "../../support/push-endpoint";

const keys = vi.hoisted(() => ({ publicKey: "", privateKey: "" }));
vi.hoisted(() => {
  process.env.PUSH_TO_PRIVATE = "on";
});

import { db } from "~/db.server";
import { addDevice, listDevices } from "~/models/push/device.server";
import { putPushes, putTestPush } from "~/models/push/outbox.server";
import { sendDuePush } from "~/models/push/sender.server";
import { addAdmin } from "../account/admin-row";

const MINUTE = 60_000;
const start = new Date("2026-11-22T04:00:00Z");
const message = {
  title: "New enquiry from आशा Rao",
  text: "2 lines, 490.63 kg",
  path: "/adminenquiries?q=E-ABCDEF",
  tag: "E-ABCDEF",
};

let service: PushService;
let adminId: string;
beforeAll(async () => {
  const pair = makePushKeys();
  Object.assign(keys, { publicKey: pair.PUSH_PUBLIC_KEY, privateKey: pair.PUSH_PRIVATE_KEY });
  service = await openPushService(pair.PUSH_PUBLIC_KEY, {
    broken: (_, response) => response.writeHead(500).end("x".repeat(1_000_000)),
    gone: (_, response) => response.writeHead(410).end(),
    unknown: (_, response) => response.writeHead(404).end(),
    stranger: (_, response) => response.writeHead(403).end(),
    elsewhere: (_, response) => response.writeHead(307, { Location: `${service.url}/phone` }).end(),
    slow: () => {},
    endless: (_, response) => {
      response.writeHead(201);
      setInterval(() => response.write("x".repeat(10_000)), 1).unref();
    },
  });
  adminId = (await addAdmin("ada@gmail.com")).id;
});
afterAll(() => service.stop());
beforeEach(async () => {
  await db.pushDevice.deleteMany();
  service.taken.length = 0;
  service.asked.length = 0;
});

const add = async (name: string, at: Subscription = service.subscribe(name)) => {
  const added = await addDevice(adminId, at, name, null);
  if (!added.ok) throw new Error("No device was added");
  return added.value;
};
const put = (tag = message.tag, now = start) =>
  db.$transaction((tx) => putPushes(tx, { ...message, tag }, now));
const send = (now = start) =>
  sendDuePush({ ...keys, subject: "mailto:sales@example.com" }, now, { wholeMs: 500, ca: service.cert });
const findNextPush = async () =>
  (await db.pushDevice.findFirst({ where: { dueAt: { not: null } } }))?.dueAt ?? null;
const sendAll = async (now = start) => {
  while (await send(now));
};

describe("a push in the outbox", () => {
  it("reaches every device once, signed by the site and readable by that device alone", async () => {
    await add("phone");
    await add("desk");
    await put();
    await sendAll();
    expect(service.taken.map(({ path }) => path).toSorted()).toEqual(["desk", "phone"]);
    for (const { text, headers, claims } of service.taken) {
      expect(JSON.parse(text)).toEqual(message);
      expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400", urgency: "high" });
      expect(claims.sub).toBe("mailto:sales@example.com");
    }
    expect(await db.push.count()).toBe(0);
    expect(await listDevices(adminId)).toMatchObject([{ error: null, sentAt: start }, { sentAt: start }]);
    expect(await findNextPush()).toBeNull();
  });

  it("shows no number that may be a phone's but its own", async () => {
    await add("phone");
    const news = { title: "Quotation Q-2026-00123 was accepted", path: "/", tag: "Q-2026-00123" };
    await db.$transaction((tx) => putPushes(tx, { ...news, text: "Ravi 98200-12345, Pune 411 001" }, start));
    await sendAll();
    expect(JSON.parse(service.taken[0]?.text ?? "")).toEqual({ ...news, text: "Ravi …, Pune 411 001" });
  });

  it("waits with growing pauses for a service that is down, and all that waited is sent when it is back", async () => {
    const subscription = service.subscribe("phone");
    const id = await add("phone", { ...subscription, endpoint: "https://127.0.0.1:9/phone" });
    await put("E-AAAAAA");
    const pauses: number[] = [];
    let now = start;
    for (let attempt = 0; attempt < 6; attempt += 1) {
      expect(await send(now)).toBe(true);
      const due = (await findNextPush()) ?? start;
      pauses.push((due.getTime() - now.getTime()) / MINUTE);
      expect(await send(new Date(due.getTime() - 1))).toBe(false);
      now = due;
    }
    expect(pauses).toEqual([1, 5, 15, 60, 120, 120]);
    expect(await listDevices(adminId)).toMatchObject([{ error: expect.stringContaining("ECONNREFUSED") }]);
    await put("E-BBBBBB", now);
    await db.pushDevice.update({ where: { id }, data: { endpoint: subscription.endpoint } });
    await sendAll(now);
    expect(service.taken.map(({ text }) => JSON.parse(text).tag)).toEqual(["E-AAAAAA", "E-BBBBBB"]);
    expect(await listDevices(adminId)).toMatchObject([{ error: null, sentAt: now }]);
  });

  it("is given up after a day, and the device stays with what is wrong", async () => {
    await add("broken");
    await put();
    let now = start;
    for (let due = await findNextPush(); due; due = await findNextPush()) {
      now = due;
      await send(now);
    }
    const hours = (now.getTime() - start.getTime()) / MINUTE / 60;
    expect(hours).toBeGreaterThan(24);
    expect(hours).toBeLessThan(27);
    expect(await db.push.count()).toBe(0);
    expect(await listDevices(adminId)).toMatchObject([
      { error: "The push service failed (500)", dueAt: null },
    ]);
  });

  it.each([
    ["broken", "The push service failed (500)"],
    ["stranger", "The site's keys are no longer known: remove the device and set it up again (403)"],
    ["elsewhere", "Redirected elsewhere, which is not followed (307)"],
    ["slow", "No answer in time (Timed out)"],
  ])("stays where the service is %s, which the owner is told", async (name, error) => {
    await add(name);
    await put();
    await sendAll();
    expect(service.asked).toEqual([name]);
    expect(await listDevices(adminId)).toMatchObject([{ error, sentAt: null }]);
    expect(await db.push.count()).toBe(1);
  });

  it("is not read to its end where a service answers without one", async () => {
    await add("endless");
    await put();
    await sendAll();
    expect(await listDevices(adminId)).toMatchObject([{ error: null, sentAt: start }]);
  });

  it.each(["gone", "unknown"])(
    "goes with its device where the browser has given it up (%s)",
    async (name) => {
      await add(name);
      await put();
      await sendAll();
      expect(await listDevices(adminId)).toEqual([]);
      expect(await db.push.count()).toBe(0);
    },
  );

  it("waits in twenties for a device that takes none", async () => {
    await add("broken");
    for (let at = 0; at < 30; at += 1) await put(`E-${at}`, new Date(start.getTime() + at));
    await send(new Date(start.getTime() + MINUTE));
    const left = await db.push.findMany({ orderBy: { createdAt: "asc" }, select: { tag: true } });
    expect(left).toHaveLength(20);
    expect(left[0]).toEqual({ tag: "E-10" });
  });

  it("to try a device out is one, is tried at once, and only by its owner", async () => {
    const id = await add("broken");
    await put();
    await send();
    expect(await putTestPush("somebody", id, start)).toBe(false);
    for (let time = 0; time < 3; time += 1) expect(await putTestPush(adminId, id, start)).toBe(true);
    expect(await db.push.count()).toBe(2);
    expect(await findNextPush()).toEqual(start);
  });
});

it("devices are ten an account and fifty in all, and one browser is one device", async () => {
  const phone = service.subscribe("phone");
  await add("phone", phone);
  const again = await add("phone", phone);
  expect(await listDevices(adminId)).toMatchObject([{ id: again }]);
  const renewed = await addDevice(adminId, service.subscribe("renewed"), "phone", again);
  expect(renewed.ok).toBe(true);
  expect(await listDevices(adminId)).toHaveLength(1);
  for (let at = 1; at < 10; at += 1) await add(`device-${at}`);
  const { id: other } = await addAdmin("other@gmail.com");
  const eleventh = service.subscribe("eleventh");
  await addDevice(other, eleventh, "x", null);
  expect(await addDevice(adminId, eleventh, "x", null)).toMatchObject({
    errors: { device: [expect.stringContaining("10 devices already")] },
  });
  expect(await listDevices(other)).toHaveLength(1);
  await db.pushDevice.deleteMany();
  for (let at = 0; at < 5; at += 1) {
    const { id } = await addAdmin(`bo${at}@gmail.com`);
    const rows = Array.from({ length: 10 }, (_, number) => ({
      id: `${at}-${number}`,
      adminId: id,
      endpoint: `https://push.example/${at}/${number}`,
      ...{ p256dh: "x", auth: "x", name: "x", createdAt: start },
    }));
    await db.pushDevice.createMany({ data: rows });
  }
  expect(await addDevice(adminId, service.subscribe("last"), "x", null)).toMatchObject({
    errors: { device: [expect.stringContaining("50 devices already")] },
  });
});
