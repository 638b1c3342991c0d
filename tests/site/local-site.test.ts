import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "../faults/store";
import { cookiesOf, fetchPage, pick, postForm } from "../support/page";
import { signInAt } from "../support/sign-in";
import { type Site, startSite } from "../support/site";

/** A trader in another country than the defaults are for. */
const env = {
  PHONE_COUNTRY: "971",
  COMPANY_PHONE: "5012345678",
  COMPANY_NAME: 'Al "Hadid" </script><b>& Sons',
  COMPANY_EMAIL: "sales+web@hadid.example",
  COMPANY_ADDRESS: "Shed 9, Ras Al Khor <Dubai>",
  LOCALE: "de-DE",
  TIME_ZONE: "Pacific/Auckland",
  ADS_CONVERSION: "AW-123456789/AbC-d_E",
};

let site: Site;
let cookie: string;
beforeAll(async () => {
  site = await startSite({ env });
  makeAllAtOnce();
  await postForm(`${site.url}/contact`, { name: "Asha Rao", phone: "5087654321", message: "Ten sheets" });
  await postForm(`${site.url}/contact`, { name: "Dev Patel", phone: "+91 98765 43210", message: "A coil" });
  cookie = await signInAt(site);
});
afterAll(() => site.stop());

/** Everything was made late on the last day of a year in London, which was the next year in Auckland. */
function makeAllAtOnce() {
  // An own company has none of the sample's facts beside its name.
  run(site, `DELETE FROM "Setting"`);
  for (const table of ["Product", "Blog", "Admin"])
    run(site, `UPDATE "${table}" SET "createdAt" = '${MOMENT}', "updatedAt" = '${MOMENT}'`);
}

const MOMENT = "2025-12-31T11:30:00.000+00:00";
const open = (path: string) => fetchPage(site.url + path);
const openSignedIn = (path: string) => fetchPage(site.url + path, { headers: { Cookie: cookie } });

/** The numbers that a page's links call, and those it opens a chat with. */
function dialled(html: string) {
  return [...html.matchAll(/href="(?:tel:|https:\/\/wa\.me\/)([^"?]*)/g)].map(([, number]) => number);
}

describe("every number that is called", () => {
  it.each(["/", "/about", "/contact", "/enquiry", "/allProduct", "/mildStainless", "/nothing-here"])(
    "has the country's code on %s",
    async (path) => {
      const { html } = await open(path);
      expect(html).toContain('href="tel:+9715012345678"');
      expect(html).toContain('href="https://wa.me/9715012345678"');
      for (const number of dialled(html)) expect(number).toMatch(/^\+?971\d{10}$/);
    },
  );

  it("has it on a product, but for a number of the sample, and the field keeps its ten digits", async () => {
    const id = pick((await open("/allProduct")).html, /href="\/coilproduct\/([0-9a-f]{24})"/);
    const { html } = await open(`/coilproduct/${id}`);
    expect(html).toMatch(/href="tel:\+120155501\d\d"/);
    expect(html).toMatch(/href="https:\/\/wa\.me\/9715012345678\?text=/);
    for (const number of dialled(html)) expect(number).toMatch(/^(\+?971\d{10}|\+120155501\d\d)$/);
    const answer = await fetch(`${site.url}/backend/api/admin/product/getProduct/${id}`);
    expect(await answer.json()).toMatchObject({ product: { number: expect.stringMatching(/^\d{10}$/) } });
    expect((await openSignedIn(`/editproduct/${id}`)).html).toMatch(/name="number"[^>]*value="\d{10}"/);
  });

  it("has it in the answers to an enquiry, unless it came with a code of its own", async () => {
    const { html } = await openSignedIn("/adminenquiries");
    expect(new Set(dialled(html))).toEqual(
      new Set(["+919876543210", "919876543210", "+9715087654321", "9715087654321"]),
    );
    const csv = await fetch(`${site.url}/adminenquiries.csv`, { headers: { Cookie: cookie } });
    expect(await csv.text()).toMatch(/,50876 54321,/);
  });
});

/** The JSON-LD of a page: as a parser of HTML finds it, up to the first end tag. */
function structured(html: string): Record<string, unknown> {
  return JSON.parse(pick(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/));
}

describe("the data for search engines", () => {
  it("names the company as it was set", async () => {
    const { "@graph": graph } = structured((await open("/")).html);
    expect(graph).toContainEqual(
      expect.objectContaining({
        name: env.COMPANY_NAME,
        url: `${site.url}/`,
        telephone: "+9715012345678",
        email: env.COMPANY_EMAIL,
        address: { "@type": "PostalAddress", streetAddress: env.COMPANY_ADDRESS },
      }),
    );
  });

  it("lets no name out of its script", async () => {
    const { html } = await open("/");
    expect(html).not.toContain("</script><b>");
  });
});

describe("every date", () => {
  const shown = '<time class="number" dateTime="2025-12-31T11:30:00.000Z" lang="de-DE">01.01.2026</time>';

  it("is the day in the site's time zone, in the site's language, on public pages", async () => {
    const product = pick((await open("/allProduct")).html, /href="(\/coilproduct\/[0-9a-f]{24})"/);
    expect((await open(product)).html).toContain(`Last updated ${shown}`);
    const article = pick((await open("/allblogs")).html, /href="(\/blog\/[0-9a-f]{24})"/);
    expect((await open(article)).html).toContain(shown);
  });

  it.each(["/admindashboard", "/adminallproduct", "/adminalluser"])("is the same on %s", async (path) => {
    // Moments are said with their time, as long ago or in words.
    const said = /<(span class="second-line"|details class="moment")>[\s\S]*?<\/(span|details)>/g;
    const html = (await openSignedIn(path)).html.replace(said, "");
    expect(html.match(/<time[\s\S]*?<\/time>/g)?.every((time) => time === shown)).toBe(true);
  });

  it("stays ISO and UTC for programs", async () => {
    const answer = await fetch(`${site.url}/backend/api/admin/product/getAllProduct`);
    expect((await answer.json()).products[0]).toMatchObject({ createdAt: "2025-12-31T11:30:00.000Z" });
    const csv = await fetch(`${site.url}/adminallproduct.csv`, { headers: { Cookie: cookie } });
    expect(await csv.text()).toContain(",2025-12-31T11:30:00.000Z,");
  });
});

it("every figure is set as the site's language sets it, and sizes as they are typed", async () => {
  const sheets = await open("/?form=sheet&thickness=10&width=1250&length=2500&pieces=100000");
  expect(sheets.text).toContain("100.000 pieces 24.531,25 t");
  const coil = await open("/?form=coil&thickness=0.35&width=1250&weight=39000");
  expect(coil.text).toContain("Length 11.355,8 m");
  expect((await open("/allProduct")).text).toContain("1.6 mm - ");
});

it("says whom to tell of a weakness as RFC 9116 wants it, and nothing else of that folder is there", async () => {
  const { status, html, headers } = await open("/.well-known/security.txt");
  expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const fields = html
    .trimEnd()
    .split("\n")
    .map((line) => line.split(": "));
  const expires = String(fields[1]?.[1]);
  expect(fields).toEqual([
    ["Contact", "mailto:sales+web@hadid.example"],
    ["Expires", new Date(expires).toISOString()],
    ["Preferred-Languages", "en"],
    ["Canonical", `${site.url}/.well-known/security.txt`],
  ]);
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
  expect((await open("/.well-known/")).status).toBe(301);
  expect((await open("/.well-known/nothing.txt")).status).toBe(404);
});

it("sends the conversion that was set on load, by scripts that the policy lets run", async () => {
  const { html, headers } = await open("/");
  const address = "https://www\\.googletagmanager\\.com/gtag/js\\?id=AW-123456789";
  expect(pick(html, new RegExp(`(<script[^>]*src="${address}"[^>]*>)`))).toContain("async");
  const call = pick(html, /<script>(window\.dataLayer[^<]*)<\/script>/);
  expect(call).toContain(`gtag("event","conversion",{send_to:"${env.ADS_CONVERSION}"})`);
  const policy = headers.get("Content-Security-Policy") ?? "";
  expect(policy).toContain(`'sha256-${createHash("sha256").update(call).digest("base64")}'`);
  const sourcesOf = (directive: string) => pick(policy, new RegExp(`${directive} ([^;]+)`)).split(" ");
  // The conversion itself goes to the second of them, as a script, a picture or a call.
  for (const directive of ["script-src", "img-src", "connect-src"])
    expect(sourcesOf(directive)).toEqual(
      expect.arrayContaining([
        ...["https://www.googletagmanager.com", "https://www.googleadservices.com", "https://www.google.com"],
        ...["https://pagead2.googlesyndication.com", "https://googleads.g.doubleclick.net"],
      ]),
    );
  expect(sourcesOf("connect-src")).toContain("https://ad.doubleclick.net");
  expect(sourcesOf("frame-src")).toEqual(["https://www.googletagmanager.com"]);
});

it("tells no other site of the office, nor of the address that opens what a buyer has sent", async () => {
  const asked = { name: "Ravi Nair", phone: "5012345678", message: "A coil" };
  const thanks = cookiesOf((await postForm(`${site.url}/contact`, asked)).headers);
  const { html } = await fetchPage(`${site.url}/contact`, { headers: { Cookie: thanks } });
  const sent = await open(pick(html, /href="(\/enquiry\/sent\?of=[^"]+)"/));
  expect(sent.text).toContain("Ravi Nair");
  expect(sent.html).toContain('name="referrer" content="strict-origin"');
  const office = [await open("/adminlogin"), await openSignedIn("/admindashboard"), await openSignedIn("/")];
  for (const page of [sent, ...office]) expect(page.html).not.toMatch(/googletagmanager|gtag/);
  for (const { headers } of office)
    expect(headers.get("Content-Security-Policy")).not.toContain("googletagmanager");
});
