import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { isPublicAddress, lookupPublic, mayBePublicHost } from "~/models/push/address.server";
import { nameDevice } from "~/models/push/device-name";
import { DeviceForm } from "~/models/push/form";
import { makeSubscription } from "../../support/push-endpoint";

describe("where notifications are sent", () => {
  it.each([
    ...["127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1"],
    ...["169.254.169.254", "100.64.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "::ffff:127.0.0.1"],
    ...["64:ff9b::7f00:1", "fe80::1", "fd00::1", "2002:7f00:1::", "2001:db8::1", "ff02::1", "localhost", ""],
  ])("is never %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(["8.8.8.8", "172.32.0.1", "223.255.255.255", "2606:4700::1111", "2a00:1450:4001:831::200e"])(
    "may be %s",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ["push.example", true],
    ["8.8.8.8", true],
    ["localhost", false],
    ["router", false],
    ["127.0.0.1", false],
    ["[::1]", false],
    ["[2606:4700::1111]", true],
    // A URL writes every number in the same way.
    [new URL("https://0x7f.1/").hostname, false],
    [new URL("https://2130706433/").hostname, false],
  ])("may be the host %s: %s", (host, may) => {
    expect(mayBePublicHost(host)).toBe(may);
  });

  it("is looked at when a name is looked up", async () => {
    const look = promisify(lookupPublic as (name: string, options: object, done: () => void) => void);
    await expect(look("localhost", { all: true })).rejects.toThrow("not on the public network");
    await expect(look("localhost", {})).rejects.toThrow("not on the public network");
  });
});

describe("a subscription", () => {
  const { endpoint, p256dh, auth } = makeSubscription("https://push.example/send/abc");
  const good = { endpoint, p256dh, auth };

  it("is taken as browsers give it", () => {
    expect(DeviceForm.safeParse(good).success).toBe(true);
  });

  it.each([
    ["no address", { endpoint: "" }],
    ["plain http", { endpoint: "http://push.example/send" }],
    ["another scheme", { endpoint: "file:///etc/passwd" }],
    ["a name and password", { endpoint: "https://a:b@push.example/" }],
    ["a fragment", { endpoint: "https://push.example/#a" }],
    ["too long an address", { endpoint: `https://push.example/${"a".repeat(2000)}` }],
    ["a key that is none", { p256dh: "x" }],
    ["a key of another form", { p256dh: `A${p256dh.slice(1)}` }],
    ["a short secret", { auth: "abc" }],
  ])("with %s is not taken", (_, wrong) => {
    expect(DeviceForm.safeParse({ ...good, ...wrong }).success).toBe(false);
  });
});

it.each([
  [
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0", "Firefox on Windows"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0",
    "Edge on Windows",
  ],
  ["Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/130 Safari/537.36", "Chrome on Chromebook"],
  ["", "A browser"],
  ["curl/8.0 <script>", "curl"],
  ["Mozilla/5.0 <script>", "A browser"],
])("%s is called %s", (userAgent, name) => {
  expect(nameDevice(userAgent)).toBe(name);
});
