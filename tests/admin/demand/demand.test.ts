import { expect, it } from "vitest";
import { lock, rows } from "../../faults/store";
import { borrowOffice } from "../../support/office";
import { fetchPage } from "../../support/page";

const { site, open, cookieOf } = borrowOffice({ sample: true });

const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36";
const search = (query: string, headers: Record<string, string> = {}) =>
  fetchPage(`${site.url}/search?q=${encodeURIComponent(query)}`, {
    headers: { "User-Agent": browser, ...headers },
  });

it("counts what visitors search, out of the memory too, and neither reloads nor bots nor its owner", async () => {
  await search("CR coil 7.7 mm 1111 wide");
  await search("CR coil 7.7 mm 1111 wide");
  await search("cr coil 7.7 mm 1111 wide", {
    "User-Agent": "Googlebot/2.1 (+http://www.google.com/bot.html)",
  });
  await search("bots only", { "User-Agent": "curl/8" });
  await search("ahead only", { "Sec-Purpose": "prefetch" });
  await search("owners only", { Cookie: cookieOf() });
  await search("quorbly", {});
  const { text, html } = await open("/admindemand");
  expect(text).toContain("Cold rolled, Coil, 7.7 mm thick, 1,111 mm wide 1".replace("1,111", "1111"));
  expect(text).not.toMatch(/bots|ahead|owners/);
  expect(text).toMatch(/Found nothing.*quorbly 1 Add product/);
  expect(html).toContain('role="img"');
  const stored = JSON.stringify(rows(site, `SELECT * FROM "Demand"`));
  expect(stored).not.toMatch(/127\.0\.0\.1|::1/);
});

it("counts a word that was corrected as found, also where it is then searched as it was typed", async () => {
  await search("tolerence");
  await fetchPage(`${site.url}/search?q=tolerence&as=typed`, { headers: { "User-Agent": browser } });
  const { text } = await open("/admindemand");
  const [, missed, searched] = text.split(/Searches that found nothing|Searches, the most/);
  expect(searched).toContain("tolerence 1");
  expect(missed).not.toContain("tolerence");
});

it("counts as missed what no product is exactly, whatever is shown beside it", async () => {
  for (const query of [
    ...["18 mm plate", "25 mm plate 2500 wide", "S275", "galvanised sheet 0.7 mm"],
    ...["0.5 mm cr sheet", "hr sheet upto 4.4 mm"],
  ])
    await search(query);
  const { text } = await open("/admindemand");
  const [, missed] = text.split(/Searches that found nothing|Searches, the most/);
  for (const term of ["18 mm thick", "2500 mm wide", "S275", "galvanised steel"])
    expect(missed).toContain(`${term} 1 Add product`);
  expect(missed).not.toMatch(/0\.5 mm|4\.4 mm/);
});

it("is shown while another program writes, and what was searched meanwhile at the next look", async () => {
  await search("glimbal");
  const unlock = lock(site);
  const begun = Date.now();
  const busy = await open("/admindemand");
  const took = Date.now() - begun;
  unlock();
  expect([busy.status, took < 2_000]).toEqual([200, true]);
  await expect
    .poll(async () => (await open("/admindemand")).text, { timeout: 10_000 })
    .toContain("glimbal 1");
});

it("leads to a new product with the size filled in", async () => {
  const { html } = await open("/addproduct?type=coldrolledcoil&thickness=7.7&width=1111");
  expect(html).toMatch(/name="thickness"[^>]*value="7\.7"|value="7\.7"[^>]*name="thickness"/);
  expect(html).toMatch(/<option[^>]*value="coldrolledcoil"[^>]*selected|selected[^>]*value="coldrolledcoil"/);
});
