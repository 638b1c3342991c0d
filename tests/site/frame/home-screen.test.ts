import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { root } from "../../../scripts/start/root.mjs";
import { borrowSite } from "../../support/lent-site";
import { fetchPage } from "../../support/page";
import { signInAt } from "../../support/sign-in";

/** What a mask leaves, as a share of the width: a circle around the centre (W3C, Web Application Manifest, Icon masks). */
const SAFE_RADIUS = 0.4;

const site = borrowSite();

const manifestOf = (html: string) => /rel="manifest" href="([^"]+)"/.exec(html)?.[1];
const readManifest = async (href: string) => await (await fetch(site.url + href)).json();

describe("what a phone puts on its home screen", () => {
  it("is the site for visitors, and the back office for who works there", async () => {
    const session = { headers: { Cookie: await signInAt(site) } };
    for (const path of ["/", "/about", "/nothing-there"]) {
      expect(manifestOf((await fetchPage(site.url + path)).html), path).toBe("/manifest.webmanifest");
    }
    expect(manifestOf((await fetchPage(`${site.url}/admindashboard`, session)).html)).toBe(
      "/back-office.webmanifest",
    );
    expect(await readManifest("/manifest.webmanifest")).toMatchObject({
      id: "/",
      name: "Sheet & Coil",
      start_url: "/",
      display: "minimal-ui",
    });
    expect(await readManifest("/back-office.webmanifest")).toMatchObject({
      id: "/admindashboard",
      name: "Sheet & Coil · Back office",
      start_url: "/admindashboard",
      display: "standalone",
    });
  });

  it("has icons of the sizes that are said", async () => {
    for (const href of ["/manifest.webmanifest", "/back-office.webmanifest"]) {
      for (const { src, sizes } of (await readManifest(href)).icons) {
        const answer = await fetch(site.url + src);
        const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
        expect(`${width}x${height}`, src).toBe(sizes);
      }
    }
  });

  it("starts no worker for visitors", async () => {
    expect((await fetchPage(site.url)).headers.get("content-security-policy")).toContain("worker-src 'none'");
  });
});

it("the icon that is masked is opaque, and draws nothing that a mask could cut", async () => {
  const { data, info } = await sharp(path.join(root, "public", "icon-maskable-512.png"))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 4);
  expect([...ground]).toEqual([0x1a, 0x24, 0x2b, 255]);
  let farthest = 0;
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    const colour = data.subarray(pixel * 4, pixel * 4 + 4);
    if (colour.equals(ground)) continue;
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
    farthest = Math.max(farthest, Math.hypot(x + 0.5 - info.width / 2, y + 0.5 - info.height / 2));
  }
  expect(farthest).toBeGreaterThan(info.width * 0.3);
  expect(farthest).toBeLessThanOrEqual(info.width * SAFE_RADIUS);
});
