import { beforeAll, describe, expect, it } from "vitest";
import { adminScreens } from "../support/admin-screens";
import { borrowSite } from "../support/lent-site";
import { cookiesOf, fetchPage, postForm } from "../support/page";
import { publicPages } from "../support/public-pages";
import { signInAt } from "../support/sign-in";
import { visitor } from "../support/visitor";

const site = borrowSite();
const screens: { path: string; text: string }[] = [];

/** Words on a screen; a product's card has its ranges in the specification's form, a delivery time stands as it was typed. */
function readWords(html: string) {
  return html
    .replace(/^[\s\S]*?<body/, "")
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<textarea[\s\S]*?<\/textarea>/g, " ")
    .replace(/<div class="card-size">[\s\S]*?<\/div>/g, " ")
    .replace(/<(?:summary|h[1-6]|p|li|td|th|dd|dt|div|option|tr|output|code)\b[^>]*>/g, " | ")
    .replace(/<[^>]*>/g, "")
    .replace(/&#x27;|&quot;|&amp;/g, "'")
    .replace(/\d+-\d+ days/g, " ")
    .replace(/\s+/g, " ");
}

async function visit(path: string, cookie = "") {
  const { status, html } = await fetchPage(site.url + path, { headers: { Cookie: cookie } });
  expect(status, path).toBe(200);
  screens.push({ path, text: readWords(html) });
  return html;
}

async function linksOn(path: string, pattern: RegExp) {
  const { html } = await fetchPage(site.url + path);
  return [...new Set([...html.matchAll(pattern)].map(([, link = ""]) => link))];
}

beforeAll(async () => {
  const products = await linksOn("/allproduct", /href="\/coilproduct\/([\da-f]{24})"/g);
  const articles = await linksOn("/allblogs", /href="(\/blog\/[\da-f]{24})"/g);
  const calculators = ["form=sheet&thickness=3&width=1250&length=2500&pieces=1"].concat(
    "form=sheet&thickness=3&width=1250&length=2500&pieces=1200",
    "form=coil&thickness=0.5&width=1250&weight=12500&pieces=2&inner=508",
  );
  const pages = [
    ...publicPages,
    ...calculators.map((query) => `/?${query}`),
    ...products.map((id) => `/product/${id}`),
    ...calculators.map((query) => `/product/${products[0]}?${query}`),
    `/compare?ids=${products.slice(0, 4).join(",")}`,
    ...articles,
  ];
  for (const path of pages) await visit(path);

  let list = "";
  for (const query of calculators) {
    const added = await postForm(
      `${site.url}/enquiry`,
      { intent: "add", ...Object.fromEntries(new URLSearchParams(query)) },
      list,
    );
    list = cookiesOf(added.headers);
    await visit("/enquiry", list);
  }
  const pasted = await postForm(`${site.url}/enquiry`, {
    intent: "read",
    list: "HR 2x1250x2500 1 no\nHR 2x1250x2500 1500 nos",
  });
  screens.push({ path: "/enquiry, pasted", text: readWords(pasted.html) });
  const { message: _, ...contact } = visitor;
  const sent = await postForm(`${site.url}/enquiry`, contact, list);
  await visit(sent.headers.get("location") ?? "");
  const admin = await signInAt(site);
  for (const path of adminScreens) await visit(path, admin);
}, 120_000);

const units =
  "pieces|sizes|products|lines|coils|sheets|matches|articles|mails|minutes|days|hours|pages|enquiries";

/** What no screen may show, and an example of it. */
const wrong: [what: string, sign: RegExp, example: string][] = [
  ["one of many", new RegExp(String.raw`(?<![\d.,–] ?)\b1 (?:${units})\b`), "(1 sizes)"],
  ["a thousand in one run", /(?<![\d.,])\d{4,}(?:\.\d+)? (?:kg|t|m|pieces|coils|products)\b/, "7313.12 kg"],
  ["a tonne in kg, but for a total that names both", /\d,\d{3}(?:\.\d+)? kg\b(?! \()/, "1,962.5 kg"],
  ["a range with blanks around its dash", /\d(?: mm)? [–-] \d+\b(?! nos)/, "1.6 mm - 3 mm"],
  ["a range with a hyphen", /(?<![\w.,:/-])\d[\d.]*-\d[\d.]*(?: ?(?:mm|m|kg|t|in|%|MPa)\b)/, "1.6-3 mm"],
];

describe("the figures of every screen", () => {
  it("are looked for on every kind of screen", () => {
    expect(screens.length).toBeGreaterThan(80);
    const words = screens.map(({ text }) => text).join();
    for (const said of [
      "1 piece | 73.59 kg",
      "1,200 pieces | 88.313 t",
      "1 size",
      "2 sizes",
      /Total: 1,13,\d{3}/,
    ]) {
      expect(words).toMatch(said);
    }
  });

  it.each(wrong)("have nowhere %s", (_, sign, example) => {
    expect(example).toMatch(sign);
    const found = screens.flatMap(({ path, text }) => {
      const at = text.search(sign);
      return at < 0 ? [] : [`${path}: …${text.slice(Math.max(0, at - 40), at + 40)}…`];
    });
    expect(found).toEqual([]);
  });
});
