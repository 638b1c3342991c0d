import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "../../../scripts/start/root.mjs";
import { adminScreens } from "../../support/admin-screens";
import { borrowOffice } from "../../support/office";
import { fetchPage, pick } from "../../support/page";
import { publicPages } from "../../support/public-pages";

const { site, cookieOf } = borrowOffice({ sample: true });

/** Fetched by the script that shows suggestions. */
const ON_DEMAND = "suggestions.css";

const written = path.join(root, "app", "styles");
const anywhere = classesOf(
  readdirSync(written, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css") && name !== ON_DEMAND)
    .map((name) => readFileSync(path.join(written, name), "utf8"))
    .join("\n"),
);

function classesOf(css: string) {
  return new Set(Array.from(css.matchAll(/\.([a-z][\w-]*)(?![^{}]*\})/g), ([, name = ""]) => name));
}

/** Classes of a page that have rules, but neither in a sheet that it links nor in the document itself. */
async function listUnstyled(address: string, headers: Record<string, string> = {}) {
  const { html } = await fetchPage(site.url + address, { headers });
  const linked = Array.from(html.matchAll(/rel="stylesheet" href="([^"]+)"/g), ([, href = ""]) =>
    readFileSync(path.join(root, "build", "client", href), "utf8"),
  );
  const own = Array.from(html.matchAll(/<style>([^<]*)<\/style>/g), ([, rules = ""]) => rules);
  const used = Array.from(html.matchAll(/ class="([^"]+)"/g), ([, names = ""]) => names.split(/\s+/)).flat();
  const here = classesOf([...linked, ...own].join("\n"));
  return [...new Set(used)].filter((name) => anywhere.has(name) && !here.has(name));
}

it("finds the classes of rules, not the figures in them", () => {
  expect([...classesOf("a.b:hover,.c>.d-e{margin:.5rem;width:1.2em}@media(x){.f{top:0}}")]).toEqual([
    "b",
    "c",
    "d-e",
    "f",
  ]);
});

it("every public page links the styles of what it shows", async () => {
  const product = pick((await fetchPage(`${site.url}/allproduct`)).html, /href="(\/coilproduct\/[^"]+)"/);
  const article = pick((await fetchPage(`${site.url}/allblogs`)).html, /href="(\/blog\/[^"]+)"/);
  for (const address of [...publicPages, product, article, "/nowhere", "/adminlogin"])
    expect(await listUnstyled(address), address).toEqual([]);
});

it("a public page asks for one sheet, that of all pages, and carries its own few rules", async () => {
  const product = pick((await fetchPage(`${site.url}/allproduct`)).html, /href="(\/coilproduct\/[^"]+)"/);
  for (const address of ["/", "/allproduct", "/search?q=coil", "/enquiry", product]) {
    const { html } = await fetchPage(site.url + address);
    expect(html.match(/rel="stylesheet" href="[^"]+"\/>/g), address).toHaveLength(1);
    expect(html.match(/<style>[^<]+<\/style>/g), address).toHaveLength(1);
  }
});

it("and so does every screen of the back office", async () => {
  for (const address of adminScreens)
    expect(await listUnstyled(address, { Cookie: cookieOf() }), address).toEqual([]);
});
