import { expect, test } from "vitest";
import { borrowSite } from "../support/lent-site";
import { fetchPage } from "../support/page";

const site = borrowSite();

/** Screens with a form are made for one visitor, files are sent from the disk or by the build. */
const NOT_KEPT = /^\/(contact|enquiry|uploads|assets|pictures)\b|\.(svg|ico|png)$/;

test("every link of header, footer and home, as it is written, is answered from memory the second time", async () => {
  const { html } = await fetchPage(`${site.url}/`);
  const links = new Set(
    Array.from(html.matchAll(/ href="(\/[^"#]*)/g), ([, href = ""]) => href.replaceAll("&amp;", "&")),
  );
  const kept = [...links].filter((href) => !NOT_KEPT.test(href));
  expect(kept).toEqual(expect.arrayContaining(["/", "/allProduct", "/hotRolled/sheet", "/privacy"]));
  for (const href of kept) await fetchPage(site.url + href);
  const before = site.log().length;
  for (const href of kept) await fetchPage(site.url + href);
  const hits = () =>
    site
      .log()
      .slice(before)
      .split("\n")
      .filter((line) => line.includes('"cache":"hit"'))
      .map((line) => JSON.parse(line).path);
  const paths = kept.map((href) => href.split("?")[0]);
  await expect.poll(() => hits().toSorted()).toEqual(paths.toSorted());
});
