import type { Browser, BrowserContext, Page, Worker } from "@playwright/test";
import { browserOptions, findWholeBrowser } from "../../scripts/test/browser.mjs";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { makePushKeys, makeSubscription } from "../support/push-endpoint";
import { type Site, startSite } from "../support/site";
import { expectAccessible } from "./axe";

test.use({ launchOptions: { executablePath: findWholeBrowser() ?? undefined, args: browserOptions } });

const keys = makePushKeys();
let site: Site;
test.beforeAll(async () => {
  site = await startSite({ env: keys, sample: false });
});
test.afterAll(() => site.stop());

type Visit = { context: BrowserContext; page: Page; problems: string[] };

/** A phone that is signed in; what goes wrong unseen is kept. */
async function visit(browser: Browser, permissions: string[]): Promise<Visit> {
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({
    ...{ baseURL: site.url, viewport, permissions, locale: "en-GB" },
  });
  const problems: string[] = [];
  context.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  context.on("weberror", (event) => problems.push(String(event.error())));
  const page = await context.newPage();
  await signIn(page);
  return { context, page, problems };
}

/** No push service is near: what the browser would get from one is given in its stead. */
function giveSubscription(page: Page, name: string) {
  const { endpoint, p256dh, auth } = makeSubscription(`https://push.example/${name}`);
  return page.addInitScript(
    (given) => {
      PushManager.prototype.getSubscription = async () => null;
      PushManager.prototype.subscribe = async (options) => {
        Object.assign(window, { subscribedWith: options });
        return { toJSON: () => given } as unknown as PushSubscription;
      };
    },
    { endpoint, keys: { p256dh, auth } },
  );
}

/** Whoever asks for the notifications while one is being shown makes Chromium forget it. */
async function countShown(worker: Worker) {
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const show = registration.showNotification.bind(registration);
    Object.assign(globalThis, { shown: 0 });
    registration.showNotification = async (title, options) => {
      await show(title, options);
      Object.assign(globalThis, { shown: Reflect.get(globalThis, "shown") + 1 });
    };
  });
  return (count: number) =>
    expect.poll(() => worker.evaluate(() => Reflect.get(globalThis, "shown"))).toBe(count);
}

const notify = (page: Page) => page.getByRole("button", { name: "Notify me on this device" });

test("a phone is asked once its owner presses the button, and shows what comes", { tag: "@js" }, async ({
  browser,
}) => {
  const { context, page, problems } = await visit(browser, ["notifications"]);
  await giveSubscription(page, "phone");
  await page.goto("/adminpassword");
  await expect(notify(page)).toBeVisible();
  await expectAccessible(page);
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await workers()).toBe(0);
  await notify(page).click();
  await expect(
    page.getByText("This device will be notified of enquiries and quotations.").first(),
  ).toBeVisible();
  await expect(page.getByText(/^Chrome on \w+ \(this device\)/)).toBeVisible();
  await expect(notify(page)).toHaveCount(0);
  await expectAccessible(page);
  const asked = await page.evaluate(() => Reflect.get(window, "subscribedWith"));
  expect(asked).toEqual({ userVisibleOnly: true, applicationServerKey: keys.PUSH_PUBLIC_KEY });

  const devtools = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const registrationId = await found;
  const deliver = (data: string) =>
    devtools.send("ServiceWorker.deliverPushMessage", { origin: site.url, registrationId, data });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration("/admin");
      const list = (await registration?.getNotifications()) ?? [];
      return list.map((one) => {
        const { title, body, tag, data } = one;
        return { title, body, tag, path: data.path, renotify: Reflect.get(one, "renotify") };
      });
    });
  const message = {
    title: "New enquiry from Asha Rao",
    text: "2 lines, 490.63 kg",
    path: "/adminenquiries?q=E-ABCDEF",
    tag: "E-ABCDEF",
  };
  const { text, ...rest } = message;
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  const untilShown = await countShown(worker);
  await deliver(JSON.stringify(message));
  await untilShown(1);
  expect(await shown()).toEqual([{ ...rest, body: text, renotify: true }]);
  // The same again takes its place, with a sound, and what cannot be read is still said.
  await deliver(JSON.stringify(message));
  await deliver("no message of ours");
  await untilShown(3);
  expect(await shown()).toHaveLength(2);
  expect(await shown()).toContainEqual(
    expect.objectContaining({ title: "New enquiry", path: "/adminenquiries" }),
  );

  const expectPressed = async (done: string) => {
    await worker.evaluate(async (tag) => {
      // The browser opens and focuses windows only for a person's own tap.
      const scope = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
        clients: { openWindow: (url: string) => Promise<null> };
        WindowClient: { prototype: { focus: () => Promise<void> } };
        NotificationEvent: new (type: string, init: object) => Event;
      };
      const done: string[] = [];
      scope.clients.openWindow = async (url) => {
        done.push(`opens ${url}`);
        return null;
      };
      scope.WindowClient.prototype.focus = async function (this: { url?: string }) {
        done.push(`focuses ${this.url}`);
      };
      Object.assign(globalThis, { done });
      const [notification] = await scope.registration.getNotifications({ tag });
      dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
    }, message.tag);
    await expect.poll(() => worker.evaluate(() => Reflect.get(globalThis, "done"))).toEqual([done]);
  };
  const target = `${site.url}/adminenquiries?q=E-ABCDEF`;
  await expectPressed(`opens ${target}`);
  await expect.poll(async () => (await shown()).map(({ tag }) => tag)).toEqual(["unread"]);
  await page.goto("/adminenquiries?q=E-ABCDEF");
  await deliver(JSON.stringify(message));
  await untilShown(4);
  expect(await shown()).toHaveLength(2);
  await expectPressed(`focuses ${target}`);
  expect(problems).toEqual([]);
  await context.close();
});

test("who says no, or cannot, reads why in words", { tag: "@js" }, async ({ browser }) => {
  const { context, page } = await visit(browser, []);
  await page.goto("/adminpassword");
  await expect(page.getByText("This browser is set to block this site's notifications")).toBeVisible();
  await expect(notify(page)).toHaveCount(0);
  await expectAccessible(page);
  for (const [is, words] of [
    ["insecure", "only from sites with https"],
    ["iphone", "put the site on the home screen first"],
    ["old", "This browser cannot show notifications from sites"],
    ["undecided", "was not allowed to show notifications"],
  ] as const) {
    const other = await context.newPage();
    await other.addInitScript((kind) => {
      const set = (of: object, name: string, value: unknown) =>
        Object.defineProperty(of, name, { value, configurable: true });
      if (kind === "insecure") set(window, "isSecureContext", false);
      if (kind === "iphone")
        set(navigator, "userAgent", "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)");
      if (kind === "iphone" || kind === "old") Reflect.deleteProperty(window, "PushManager");
      if (kind !== "undecided") return;
      set(Notification, "permission", "default");
      set(Notification, "requestPermission", async () => "default");
    }, is);
    await other.goto("/adminpassword");
    if (is === "undecided") await notify(other).click();
    await expect(other.getByText(words)).toBeVisible();
    await expect(notify(other)).toHaveCount(is === "undecided" ? 1 : 0);
    await other.close();
  }
  await context.close();
});
