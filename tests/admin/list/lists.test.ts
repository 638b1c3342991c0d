import { describe, expect, it } from "vitest";
import { findId, run } from "../../faults/store";
import { borrowOffice } from "../../support/office";
import { fetchPage, pick } from "../../support/page";

const { site, open, post, follow } = borrowOffice({ sample: true });

const firstColumn = (html: string) =>
  [...html.matchAll(/<tr id="row-[^>]*><td[^>]*><span>([^<]*)<\/span>/g)].map((match) => match[1]);

describe("the dashboard", () => {
  it("counts everything and shows the first five of each", async () => {
    const { html, text } = await open("/admindashboard");
    for (const title of ["All Product (20)", "All Blog (6)", "All Testimonial (6)"])
      expect(text).toContain(title);
    expect(firstColumn(html)).toHaveLength(15);
    expect(html.match(/>View All</g)).toHaveLength(3);
    expect(html).toContain("Hello, <!-- -->Ada");
  });

  it("cuts titles to ten characters and texts to twenty", async () => {
    const { html } = await open("/admindashboard");
    const [, title = "", category = ""] =
      /data-label="Title"><span>([^<]*)<\/span><\/td><td data-label="Category"><span>([^<]*)</.exec(html) ??
      [];
    expect([...title].length).toBeLessThanOrEqual(10);
    expect(category).toMatch(/^.{1,20}\.\.\.$/);
  });
});

describe("a list", () => {
  it.each(["%", "_", "'", '"', "\\", "a".repeat(500), "\u0000"])("takes %j for what it is", async (q) => {
    const { status, html } = await open(`/adminallproduct?q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    if (q !== "\u0000") expect(firstColumn(html)).toEqual([]);
  });

  it.each(["сталь", "СТАЛЬ", "łódź", "ŁÓDŹ лист"])("finds %s in capitals and in small letters", async (q) => {
    const id = findId(site, "Testimonial");
    run(site, `UPDATE "Testimonial" SET "fullName" = 'Лист Сталь Łódź' WHERE "id" = '${id}'`);
    const { html } = await open(`/adminTestimonialdetails?q=${encodeURIComponent(q)}`);
    expect(firstColumn(html)).toEqual(["Лист Сталь Łódź"]);
  });

  it.each(["/adminallblo%67", "/adminAllBlo%67.csv"])(
    "is that of its address, however it is spelt: %s",
    async (path) => {
      const { status, html } = await open(path);
      expect(status).toBe(200);
      expect(html).toContain("Category");
    },
  );

  it("answers a second press of a deletion, and of its undo, as the first", async () => {
    const path = "/adminallproduct?q=coil&sort=name";
    const id = pick((await open(path)).html, /row-([0-9a-f]{24})/);
    const deleted = await follow(await post(path, { intent: "delete", id }));
    const again = await post(path, { intent: "delete", id });
    expect([again.status, again.headers.get("location")]).toEqual([302, path]);
    const second = await follow(again);
    expect(second.text).toContain("Product deleted.");
    expect((await second.undo()).status).toBe(302);
    expect((await open(path)).text).toContain("All Product (20)");
    expect((await follow(await deleted.undo())).text).toContain("Product restored.");
    expect((await open(path)).text).toContain("All Product (20)");
  });

  it("is as it was after an edit", async () => {
    const state = "?q=admin&sort=name";
    const { html } = await open(`/adminalluser${state}`);
    const href = pick(html, /href="(\/editUser\/[^"]+)"/).replaceAll("&amp;", "&");
    expect(href).toContain(state);
    const form = await open(href);
    const fields = ["FullName", "userName", "email", "version"].map((name) => {
      const input = pick(form.html, new RegExp(`<input([^>]*name="${name}"[^>]*)>`));
      return [name, pick(input, /value="([^"]*)"/)];
    });
    const saved = await post(href, Object.fromEntries(fields));
    expect([saved.status, saved.headers.get("location")]).toEqual([302, `/adminalluser${state}`]);
  });
});

describe("the public screens of an admin", () => {
  it.each(["/allProduct", "/allblogs"])(
    "%s has the sidebar in the place of header and footer",
    async (path) => {
      const { html, headers } = await open(path);
      expect(html).toContain("admin-sidebar");
      expect(html).not.toMatch(/class="(site-header|site-footer|call-widget)/);
      expect(html).toMatch(/Add (Product|Blog)/);
      expect(headers.get("cache-control")).toBe("private, no-store");
      const visitor = await fetchPage(site.url + path);
      expect(visitor.html).toContain("site-header");
      expect(visitor.html).not.toMatch(/class="admin-sidebar|Add (Product|Blog)|Hello, /);
    },
  );

  it("lead from a product to its editor and to the question", async () => {
    const id = pick((await open("/adminallproduct")).html, /row-([0-9a-f]{24})/);
    const { html } = await open(`/coilproduct/${id}`);
    expect(html).toContain(`href="/editproduct/${id}"`);
    expect(html).toContain(`href="/adminallproduct?delete=${id}"`);
    expect((await open("/about")).html).toContain("site-header");
  });
});
