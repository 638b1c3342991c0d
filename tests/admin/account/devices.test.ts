import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rows, run } from "../../faults/store";
import { sheet } from "../../site/enquiry/buyer";
import { borrowSite } from "../../support/lent-site";
import { cookiesOf, fetchPage, pick, postForm } from "../../support/page";
import {
  makePushKeys,
  makeSubscription,
  openPushService,
  type PushService,
} from "../../support/push-endpoint";
import { hireAt, signInAt } from "../../support/sign-in";
import { type ServedSite, type Site, startSite } from "../../support/site";
import { firstAdmin } from "../../support/template";

const PHONE = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";

let service: PushService;
let site: Site;
const keys = makePushKeys();
beforeAll(async () => {
  service = await openPushService(keys.PUSH_PUBLIC_KEY);
  const env = { ...keys, PUSH_TO_PRIVATE: "on", NODE_EXTRA_CA_CERTS: service.certFile };
  site = await startSite({ env, sample: false });
});
afterAll(async () => {
  await site.stop();
  await service.stop();
});
/** Without keys. */
const plain = borrowSite({ sample: false });
beforeEach(() => run(site, 'DELETE FROM "PushDevice"', 'DELETE FROM "Throttle"'));

const screen = (cookie: string, at: ServedSite = site) =>
  fetchPage(`${at.url}/adminpassword`, { headers: { Cookie: cookie } });
const send = (cookie: string, fields: Record<string, string>) =>
  postForm(`${site.url}/adminpassword`, fields, cookie);
const names = () => rows<{ name: string }>(site, 'SELECT "name" FROM "PushDevice" ORDER BY "createdAt"');

/** As a browser that was asked on the screen; answers its cookies from then on. */
async function addDevice(cookie: string, name: string) {
  const { endpoint, p256dh, auth } = makeSubscription(`https://push.example/${name}`);
  const answer = await send(cookie, { intent: "add-device", endpoint, p256dh, auth });
  expect(answer.status).toBe(302);
  run(site, `UPDATE "PushDevice" SET "name" = '${name}' WHERE "endpoint" LIKE '%/${name}'`);
  return `${cookie}; ${cookiesOf(answer.headers)}`;
}

describe("the account screen", () => {
  it("gives the browser the site's key, and lists devices with what became of them", async () => {
    const cookie = await signInAt(site);
    const before = await screen(cookie);
    expect(before.text).toContain("Notifications on this device");
    expect(before.text).toContain("open this screen with JavaScript switched on");
    expect(before.html).toContain(keys.PUSH_PUBLIC_KEY);
    expect(before.html).not.toContain(keys.PUSH_PRIVATE_KEY);
    expect(before.text).not.toContain("Devices that are notified");
    const { endpoint, p256dh, auth } = makeSubscription("https://push.example/secret-address");
    const added = await fetch(`${site.url}/adminpassword`, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: cookie, "User-Agent": PHONE },
      body: new URLSearchParams({ intent: "add-device", endpoint, p256dh, auth }),
    });
    expect(added.status).toBe(302);
    expect(added.headers.get("location")).toBe("/adminpassword");
    const own = `${cookie}; ${cookiesOf(added.headers)}`;
    const { text, html } = await screen(own);
    expect(text).toContain("This device will be notified of enquiries and quotations.");
    expect(text).toMatch(/Chrome on Android \(this device\) Since .*No notification yet\./);
    expect(html).not.toContain("secret-address");
    run(site, `UPDATE "PushDevice" SET "error" = 'The push service failed (500)', "dueAt" = "createdAt"`);
    expect((await screen(cookie)).text).toMatch(
      /Chrome on Android Since .*has not arrived and will be tried again\. .*The push service failed \(500\)/,
    );
    run(site, 'UPDATE "PushDevice" SET "dueAt" = NULL');
    expect((await screen(cookie)).text).toContain("has not arrived and is not tried again.");
  });

  it("removes a device without JavaScript, one's own alone", async () => {
    const cookie = await addDevice(await signInAt(site), "mine");
    const device = pick((await screen(cookie)).html, /name="device" value="([0-9a-f]{24})"/);
    const { cookie: bo } = await hireAt(site, "Bo");
    expect((await screen(bo)).text).not.toContain("mine");
    for (const intent of ["remove-device", "test-device"]) {
      expect((await send(bo, { intent, device })).status).toBe(302);
      expect(names()).toEqual([{ name: "mine" }]);
    }
    expect(rows(site, 'SELECT "id" FROM "Push"')).toEqual([]);
    const removed = await send(cookie, { intent: "remove-device", device });
    expect(removed.status).toBe(302);
    expect(removed.headers.getSetCookie().join()).toMatch(/device=;/);
    expect(names()).toEqual([]);
  });

  it("refuses what is no subscription and says so", async () => {
    const wrong = { endpoint: "http://push.example/a", p256dh: "x", auth: "" };
    const answer = await send(await signInAt(site), { intent: "add-device", ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain("The browser gave no address");
    expect(names()).toEqual([]);
  });

  it("says that the server has no keys, and sends none", async () => {
    const { text, html } = await screen(await signInAt(plain), plain);
    expect(text).toContain("Notifications are not set up on the server");
    expect(html).not.toContain("Notify me on this device");
  });
});

it("tells the owner's phone of an enquiry, unless it may be spam: who and how much, the way to it, and no phone number", async () => {
  const cookie = await signInAt(site);
  const { endpoint, p256dh, auth } = service.subscribe("phone");
  expect((await send(cookie, { intent: "add-device", endpoint, p256dh, auth })).status).toBe(302);
  const visitor = { name: "Asha Rao", phone: "+91 98765 43210", message: "Call 98765 43210, please" };
  const take = async (count: number) => {
    await expect.poll(() => service.taken.length, { timeout: 15_000 }).toBe(count);
    return JSON.parse(service.taken.at(-1)?.text ?? "");
  };
  let list = "";
  for (const size of [{ pieces: "5" }, { pieces: "6", width: "1000" }])
    list = cookiesOf((await postForm(`${site.url}/enquiry`, { ...sheet, ...size }, list)).headers);
  const sent = await postForm(`${site.url}/enquiry`, { ...visitor, name: "Asha Rao 98765-43210" }, list);
  expect(sent.status).toBe(302);
  const message = await take(1);
  expect(message).toMatchObject({ title: "New enquiry from Asha Rao …", text: "2 lines, 480.81 kg" });
  expect(service.taken[0]?.claims.sub).toBe("mailto:sales@example.com");
  expect(JSON.stringify(message)).not.toMatch(/98765|43210/);
  const { text } = await fetchPage(site.url + message.path, { headers: { Cookie: cookie } });
  expect(text).toContain("Asha Rao");
  expect(text).toContain(message.tag);
  expect(rows(site, 'SELECT "id" FROM "Push"')).toEqual([]);

  await postForm(`${site.url}/contact`, { ...visitor, website: "https://spam.example" });
  await postForm(`${site.url}/contact`, visitor);
  expect(await take(2)).toMatchObject({ title: "New enquiry from Asha Rao", text: "A message" });
});

describe("a device is told no more", () => {
  it("once its browser is signed out", async () => {
    const phone = await addDevice(await signInAt(site), "phone");
    await addDevice(await signInAt(site), "desk");
    const out = await postForm(`${site.url}/logout`, {}, phone);
    expect(out.headers.getSetCookie().join()).toMatch(/device=;/);
    expect(names()).toEqual([{ name: "desk" }]);
  });

  it("once somebody else signs in with its browser, and not when its owner does again", async () => {
    const phone = await addDevice(await signInAt(site), "phone");
    const logIn = (user: { email: string; password: string }) =>
      postForm(`${site.url}/adminlogin`, { email: user.email, password: user.password }, phone);
    await logIn(firstAdmin);
    expect(names()).toEqual([{ name: "phone" }]);
    const dev = await hireAt(site, "Dev");
    expect((await logIn(dev)).status).toBe(302);
    expect(names()).toEqual([]);
  });

  it("once everybody else was signed out; the browser that did it goes on, also where its session is a new one", async () => {
    await addDevice(await signInAt(site), "lost");
    const phone = await addDevice(await signInAt(site), "phone");
    const mark = pick(phone, /(device=[^;]+)/);
    const later = `${await signInAt(site)}; ${mark}`;
    const out = await send(later, { intent: "sign-out-others" });
    expect((await screen(`${later}; ${cookiesOf(out.headers)}`)).text).toMatch(
      /Signed out everywhere else \(\d\)\. Notifications have ended on 1 device: switch them on there again\./,
    );
    expect(names()).toEqual([{ name: "phone" }]);
  });

  it("once the password was changed elsewhere", async () => {
    const eve = await hireAt(site, "Eve");
    const phone = await addDevice(eve.cookie, "phone");
    await addDevice(await signInAt(site, eve), "desk");
    const changed = await send(phone, { currentPassword: eve.password, newPassword: "Steel-Tests-2" });
    expect(changed.status).toBe(302);
    expect((await screen(cookiesOf(changed.headers))).text).toContain(
      "Notifications have ended on 1 device:",
    );
    expect(names()).toEqual([{ name: "phone" }]);
  });

  it("once its account is deleted", async () => {
    const cookie = await signInAt(site);
    const chand = await hireAt(site, "Chand");
    await addDevice(chand.cookie, "phone");
    await postForm(`${site.url}/adminalluser`, { intent: "delete", id: chand.id }, cookie);
    expect(names()).toEqual([]);
  });
});
