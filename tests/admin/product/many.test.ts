import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rows, run } from "../../faults/store";
import { fetchPage, pick, postForm } from "../../support/page";
import { signInAt } from "../../support/sign-in";
import { type Site, startSite } from "../../support/site";

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
  let site: Site;
  let cookie: string;
  beforeAll(async () => {
    site = await startSite();
    cookie = await signInAt(site);
  });
  afterAll(() => site.stop());

  const open = (address: string) => fetchPage(site.url + address, { headers: { Cookie: cookie } });
  const post = (query: string, fields: Record<string, string>) =>
    postForm(site.url + path + query, fields, cookie);
  const stored = () =>
    rows<Row>(
      site,
      `SELECT "id", "name", "deliveryDays", "number", "version", "sample" FROM "Product" ORDER BY "createdAt" DESC, "id" DESC`,
    );
  const ticked = (some: Row[]) => `?${new URLSearchParams(some.map(({ id }) => ["id", id]))}`;
  const fieldsOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<input type="hidden" name="(once|seen|deliveryDays|number)" value="([^"]*)"/g)].map(
        ([, name = "", value = ""]) => [name, value],
      ),
    );

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

  it("take the editor's rules and messages, and want something to change", async () => {
    const query = ticked(stored().slice(0, 2));
    const refuse = async (fields: Record<string, string>, message: string) => {
      const page = await post(query, fields);
      expect([page.status, page.text]).toEqual([400, expect.stringContaining(message)]);
      for (const value of Object.values(fields)) expect(page.html).toContain(`value="${value}"`);
    };
    await refuse({ deliveryDays: "2 days", number: "12345" }, "Phone number must be exactly 10 digits");
    await refuse(
      { deliveryDays: "d".repeat(41), number: "" },
      "Delivery Days must be at most 40 characters".replace("Days", "days"),
    );
    await refuse({ deliveryDays: "", number: " " }, "Fill in what is to change");
  });

  it("are shown row by row before anything changes, then changed together and counted", async () => {
    const [first, second, third, ...rest] = stored();
    if (!first || !second || !third) throw new Error("There are too few products");
    run(site, `UPDATE "Product" SET "deliveryDays" = '9 days' WHERE "id" = '${third.id}'`);
    const query = ticked([first, second, third]);
    const preview = await post(query, { deliveryDays: "9 days", number: "" });
    expect(preview.status).toBe(200);
    expect(preview.text).toContain("2 products to change, 1 stays as it is.");
    for (const { name, deliveryDays } of [first, second])
      expect(preview.text).toContain(`${name} Delivery Days: ${deliveryDays} → 9 days`);
    expect(preview.text).toContain(`${third.name} Stays as it is`);
    expect(
      stored()
        .map(({ deliveryDays }) => deliveryDays)
        .slice(0, 2),
    ).toEqual([first.deliveryDays, second.deliveryDays]);

    const sent = { ...fieldsOf(preview.html), intent: "apply" };
    const done = await post(`${query}&q=sheet&page=1`, sent);
    expect([done.status, done.headers.get("Location")]).toEqual([302, "/adminallproduct?q=sheet&page=1"]);
    const flash = done.headers.getSetCookie().map((one) => one.split(";")[0]);
    const list = await fetchPage(`${site.url}/adminallproduct`, {
      headers: { Cookie: [cookie, ...flash].join("; ") },
    });
    expect(list.text).toContain("2 products changed.");
    const now = stored();
    expect(now[0]).toMatchObject({
      ...{ deliveryDays: "9 days", number: first.number, version: first.version + 1, sample: 0 },
    });
    expect(now[2]).toMatchObject({ version: third.version, sample: third.sample });
    expect(now.slice(3)).toEqual(rest);
    expect((await fetchPage(`${site.url}/allproduct`)).text).toContain("9 days");
    expect(site.log()).toMatch(/"event":"products-changed".*"subject":"2"/);

    // The same form, sent twice.
    expect((await post(query, sent)).status).toBe(302);
    expect(stored()).toEqual(now);
  });

  it("are all left alone when somebody has changed or deleted one of them since", async () => {
    const [first, second, third] = stored();
    if (!first || !second || !third) throw new Error("There are too few products");
    const query = ticked([first, second, third]);
    const preview = await post(query, { deliveryDays: "", number: "2015550177" });
    run(
      site,
      `UPDATE "Product" SET "version" = "version" + 1, "name" = 'Moved plate' WHERE "id" = '${second.id}'`,
    );
    run(site, `DELETE FROM "Product" WHERE "id" = '${third.id}'`);
    const before = stored();
    const refused = await post(query, { ...fieldsOf(preview.html), intent: "apply" });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("Nothing was changed");
    expect(refused.text).toContain("Somebody has changed these in the meantime: Moved plate.");
    expect(refused.text).toContain("1 product is no longer there.");
    expect(stored()).toEqual(before);
    expect(refused.text).toContain("2 products to change");
    const again = await post(query, { ...fieldsOf(refused.html), intent: "apply" });
    expect(again.status).toBe(302);
    expect(
      stored()
        .slice(0, 2)
        .map(({ number }) => number),
    ).toEqual(["2015550177", "2015550177"]);
  });

  it("need an admin, and take no other list for theirs", async () => {
    for (const answer of [
      await fetchPage(`${site.url}${path}?all=1`),
      await postForm(`${site.url}${path}?all=1`, { deliveryDays: "1 day", intent: "apply" }),
    ]) {
      expect([answer.status, answer.headers.get("Location")]).toEqual([
        302,
        expect.stringContaining("/adminlogin"),
      ]);
    }
    const before = stored();
    for (const seen of ["x", `${"f".repeat(24)}.1`, "a".repeat(240_000), `${before[0]?.id}.0`]) {
      const answer = await post("", { deliveryDays: "1 day", number: "", intent: "apply", seen });
      expect([404, 409], seen.slice(0, 30)).toContain(answer.status);
    }
    expect(stored()).toEqual(before);
  });

  it("are 5,000 at once and no more, shown in pages, while visitors are served", async () => {
    run(
      site,
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
       INSERT INTO "Product" ("id", "name", "type", "deliveryDays", "number", "thicknessMin", "thicknessMax", "widthMin",
         "widthMax", "createdAt", "updatedAt")
       SELECT printf('%024x', i), 'Bulk ' || i, 'hotrolledcoil', '5 days', '2015550144', 1, 2, 1000, 1250,
         '2025-01-01T00:00:00.000+00:00', '2025-01-01T00:00:00.000+00:00' FROM n`,
    );
    const preview = await post("?all=1&q=bulk", { deliveryDays: "6 days", number: "" });
    expect(preview.text).toContain("5,000 products to change, 0 stay as they are.");
    expect(preview.text).toContain("Page 1 of 50");
    const seen = fieldsOf(preview.html);
    const second = await post("?all=1&q=bulk", { ...seen, page: "2" });
    expect(second.text).toContain("Page 2 of 50");
    expect(fieldsOf(second.html).seen).toBe(seen.seen);
    expect(pick(second.html, /<th scope="row"[^>]*>(Bulk \d+)</)).not.toBe(
      pick(preview.html, /<th scope="row"[^>]*>(Bulk \d+)</),
    );
    const [done, visit] = await Promise.all([
      post("?all=1&q=bulk", { ...seen, intent: "apply" }),
      fetchPage(`${site.url}/about?x=1`),
    ]);
    expect([done.status, visit.status]).toEqual([302, 200]);
    const [found] = rows<{ n: number }>(
      site,
      `SELECT count(*) AS n FROM "Product" WHERE "deliveryDays" = '6 days' AND "version" = 2`,
    );
    expect(found?.n).toBe(5_000);

    expect((await open(`${path}?all=1`)).text).toContain("are too many at once");
    const tooMany = await post("?all=1", { deliveryDays: "7 days", number: "" });
    expect([tooMany.status, tooMany.text]).toEqual([400, expect.stringContaining("too many at once")]);
  }, 60_000);
});
