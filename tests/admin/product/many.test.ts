import { describe, expect, it } from "vitest";
import { lock, rows, run } from "../../faults/store";
import { fillDatabase } from "../../support/bulk.mjs";
import { readFormOf } from "../../support/editor-form";
import { borrowOffice } from "../../support/office";
import { fetchPage, pick, postForm } from "../../support/page";

const path = "/adminproductmany";

type Row = {
  id: string;
  name: string;
  deliveryDays: string;
  number: string;
  version: number;
  sample: number;
};

describe("many products", () => {
  const { site, open, post, follow, undoOn } = borrowOffice({ sample: true });

  const stored = () =>
    rows<Row>(
      site,
      `SELECT "id", "name", "deliveryDays", "number", "version", "sample" FROM "Product" ORDER BY "createdAt" DESC, "id" DESC`,
    );
  const ticked = (some: Row[]) => `?${new URLSearchParams(some.map(({ id }) => ["id", id]))}`;
  const look = async (query: string, fields: Record<string, string>) => {
    const answer = await post(path + query, fields);
    expect([answer.status, answer.text]).toEqual([302, ""]);
    const address = answer.headers.get("Location") ?? "";
    return { sheet: pick(address, /sheet=(\w+)/), address, page: await open(address) };
  };
  const apply = async (sheet: string, address: string, result: string) => {
    const { plan = "" } = Object.fromEntries(readFormOf((await open(address)).html, "Discard"));
    expect((await post(address, { intent: "apply", sheet, plan })).status).toBe(302);
    await expect.poll(async () => (await open(address)).text, { timeout: 60_000 }).toContain(result);
    return open(address);
  };

  it("are ticked in the list, whose columns stay as they are, or all taken by an own choice", async () => {
    const { html } = await open("/adminallproduct?q=coil");
    const boxes = html.match(/<input[^>]*>/g)?.filter((tag) => /type="checkbox"/.test(tag)) ?? [];
    for (const box of boxes)
      expect(box).toMatch(/(?=.*name="id")(?=.*form="choice")(?=.*value="[0-9a-f]{24}")/);
    expect(boxes).toHaveLength(10);
    expect(html).toMatch(/<form method="get" action="\/adminproductmany" id="choice"/);
    expect(html).toContain('href="/adminproductmany?all=1&amp;q=coil"');
    expect(html).toContain("Change all 10 that match");
    // Ticking all at once needs a script.
    expect(html).not.toContain("Tick the");
    expect((await open("/admindashboard")).html).not.toContain('name="id" value="');
  });

  it("say what they are, and nothing ticked says so", async () => {
    const some = stored().slice(0, 3);
    const page = await open(path + ticked(some));
    expect(page.text).toContain("3 products");
    for (const { name } of some) expect(page.text).toContain(name);
    expect((await open(path)).text).toContain("No product is ticked.");
    expect((await open(`${path}?id=${"f".repeat(24)}&id=x`)).text).toContain("No product is ticked.");
    expect((await open(`${path}?all=1&q=coil`)).text).toMatch(/10 products .* and 0 more|10 products/);
  });

  it("are shown row by row before anything changes, then changed together and counted", async () => {
    const [first, second, third, ...rest] = stored();
    if (!first || !second || !third) throw new Error("There are too few products");
    run(site, `UPDATE "Product" SET "deliveryDays" = '9 days, "firm"' WHERE "id" = '${third.id}'`);
    const query = `${ticked([first, second, third])}&q=sheet&page=1`;
    const { sheet, address, page } = await look(query, { deliveryDays: '9 days, "firm"', number: "" });
    expect(page.text).toContain("0 new products, 2 to change, 1 as they are, 0 refused.");
    for (const { name, deliveryDays } of [first, second])
      expect(page.text).toContain(`${name} Delivery Days: ${deliveryDays} → 9 days, "firm"`);
    expect(page.html).toContain('href="/adminallproduct?q=sheet&amp;page=1"');
    expect(stored().slice(0, 2)).toEqual([first, second]);

    await apply(sheet, address, "0 products added, 2 changed");
    const now = stored();
    expect(now[0]).toMatchObject({
      ...{ deliveryDays: '9 days, "firm"', number: first.number, version: first.version + 1, sample: 0 },
    });
    expect(now[2]).toMatchObject({ version: third.version, sample: third.sample });
    expect(now.slice(3)).toEqual(rest);
    expect((await fetchPage(`${site.url}/allproduct`)).text).toContain("9 days");
    expect(site.log()).toMatch(/"event":"sheet-brought-in".*"subject":"0 added, 2 changed"/);

    // The same form, sent twice.
    expect((await post(address, { intent: "apply", sheet })).status).toBe(302);
    expect(stored()).toEqual(now);
  });

  it("are all left alone when somebody has changed or deleted one of them since", async () => {
    const [first, second, third] = stored();
    if (!first || !second || !third) throw new Error("There are too few products");
    const { sheet, address } = await look(ticked([first, second, third]), {
      deliveryDays: "",
      number: "2015550177",
    });
    run(
      site,
      `UPDATE "Product" SET "version" = "version" + 1, "name" = 'Moved plate' WHERE "id" = '${second.id}'`,
    );
    run(site, `DELETE FROM "Product" WHERE "id" = '${third.id}'`);
    const before = stored();
    const page = await apply(sheet, address, "Somebody has changed products or this plan in the meantime");
    expect(page.text).toContain("2 to change, 0 as they are, 1 refused.");
    expect(page.text).toContain("there is no product with this id");
    expect(page.text).toContain("The refused products stay as they are.");
    expect(page.text).not.toMatch(/\bfile\b|\bLine\b/);
    expect(stored()).toEqual(before);
    await apply(sheet, address, "0 products added, 2 changed");
    expect(
      stored()
        .slice(0, 2)
        .map(({ number }) => number),
    ).toEqual(["2015550177", "2015550177"]);
  });

  it("are asked about again where there are more of them than the question named", async () => {
    const before = stored();
    const question = await open(`${path}?all=1&q=coil&delete=1`);
    const action = pick(question.html, /<form[^>]*action="([^"]*)"[^>]*><input[^>]*value="delete"/);
    run(
      site,
      `UPDATE "Product" SET "name" = 'Another coil' WHERE "name" = '${before.find(({ name }) => !/coil/i.test(name))?.name}'`,
    );
    const answer = await post(action.replaceAll("&amp;", "&"), { intent: "delete" });
    expect(answer.status).toBe(409);
    const coils = before.filter(({ name }) => /coil/i.test(name)).length + 1;
    expect(answer.text).toContain(`The choice has ${coils} products now: look at it again`);
    expect(stored()).toHaveLength(before.length);
  });

  it("are deleted after a question, and brought back with one press, enquiries and all", async () => {
    const some = stored().slice(0, 3);
    const [first] = some;
    const asked = { name: "Asha", phone: "98200 12345", message: "Price?", product: first?.id ?? "" };
    await postForm(`${site.url}/contact`, asked);
    const query = `${ticked(some)}&q=sheet`;
    expect((await open(path + query)).text).toContain("Delete 3 products");
    const question = await open(`${path}${query}&delete=1`);
    expect(question.text).toContain("Are you sure? Delete 3 products:");
    const before = stored();
    const deleted = await post(path + query, { intent: "delete" });
    expect([deleted.status, deleted.headers.get("location")]).toEqual([302, "/adminallproduct?q=sheet"]);
    expect(stored()).toEqual(before.slice(3));
    const list = await follow(deleted);
    expect(list.text).toContain("3 products deleted. Undo");
    for (let press = 0; press < 2; press += 1)
      expect((await follow(await list.undo())).text).toContain("3 products restored.");
    expect(stored()).toEqual(before);
    expect(rows(site, `SELECT 1 FROM "Enquiry" WHERE "productId" = '${first?.id}'`)).toHaveLength(1);
    const sizes = rows<{ n: number }>(
      site,
      `SELECT count(*) AS n FROM "ProductSize" WHERE "productId" = '${first?.id}'`,
    );
    expect(sizes[0]?.n).toBeGreaterThan(1);
    expect((await post(path + ticked([]), { intent: "delete" })).status).toBe(404);
  });

  it("can still be brought back where the store was busy at the first press", async () => {
    const before = stored();
    const list = await follow(await post(path + ticked(before.slice(0, 2)), { intent: "delete" }));
    const unlock = lock(site);
    const busy = await list.undo().finally(unlock);
    expect([busy.status, busy.text]).toEqual([503, expect.stringContaining("The database is busy")]);
    expect((await follow(await undoOn(busy))).text).toContain("2 products restored.");
    expect(stored()).toEqual(before);
  });

  it("are 5,000 at most", async () => {
    fillDatabase(site.home.databaseFile, { products: 5_001 });
    expect((await open(`${path}?all=1`)).text).toContain("are too many at once");
    const tooMany = await post(`${path}?all=1`, { deliveryDays: "7 days", number: "" });
    expect([tooMany.status, tooMany.text]).toEqual([400, expect.stringContaining("too many at once")]);
  });
});
