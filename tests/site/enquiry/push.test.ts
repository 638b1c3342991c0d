import { afterAll, beforeAll, expect, it } from "vitest";
import { rows } from "../../faults/store";
import { cookiesOf, fetchPage, postForm } from "../../support/page";
import { makePushKeys, openPushService, type PushService } from "../../support/push-endpoint";
import { signInAt } from "../../support/sign-in";
import { type Site, startSite } from "../../support/site";
import { sheet } from "./buyer";

const keys = makePushKeys();
let service: PushService;
let site: Site;
let cookie: string;
const settings = () => ({ ...keys, PUSH_TO_PRIVATE: "on", NODE_EXTRA_CA_CERTS: service.certFile });
beforeAll(async () => {
  service = await openPushService(keys.PUSH_PUBLIC_KEY, { slow: () => {} });
  site = await startSite({ env: settings(), sample: false });
  cookie = await signInAt(site);
});
afterAll(async () => {
  await site.stop();
  await service.stop();
});

const visitor = { name: "Asha Rao", phone: "+91 98765 43210", message: "Call 98765 43210, please" };
const told = () => service.taken.map(({ text }) => JSON.parse(text));
const take = async (count: number) => {
  await expect.poll(() => service.taken.length, { timeout: 15_000 }).toBe(count);
  return told().splice(-1)[0];
};

it("tells the owner's phone of an enquiry, unless it may be spam: who and how much, the way to it, and no phone number", async () => {
  const { endpoint, p256dh, auth } = service.subscribe("phone");
  const device = { intent: "add-device", endpoint, p256dh, auth };
  expect((await postForm(`${site.url}/adminpassword`, device, cookie)).status).toBe(302);
  let list = "";
  for (const size of [{ pieces: "5" }, { pieces: "6", width: "1000" }])
    list = cookiesOf((await postForm(`${site.url}/enquiry`, { ...sheet, ...size }, list)).headers);
  const sent = await postForm(`${site.url}/enquiry`, { ...visitor, name: "Asha Rao 98765-43210" }, list);
  expect(sent.status).toBe(302);
  const message = await take(1);
  expect(message).toMatchObject({ title: "New enquiry from Asha Rao", text: "2 lines, 480.81 kg" });
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
