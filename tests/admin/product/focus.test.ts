import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { formOf } from "../../api/client";
import { rows } from "../../faults/store";
import { borrowOffice } from "../../support/office";
import { fetchPage, pick } from "../../support/page";

const typed = {
  ...{ name: "Portrait plate", type: "hotrolledsheet", brand: "", thickness: "2", width: "1250" },
  ...{ purchaseNow: "", deliveryDays: "3 days", number: "2015550100" },
};

describe("a picture's focus point", () => {
  const { site, open, post, follow, cookieOf } = borrowOffice();
  let portrait: Blob;
  beforeAll(async () => {
    const plain = sharp({ create: { width: 300, height: 400, channels: 3, background: "#456" } });
    portrait = new Blob([new Uint8Array(await plain.jpeg().toBuffer())], { type: "image/jpeg" });
  });

  const visit = (path: string) => fetchPage(site.url + path);
  const send = (path: string, fields: Record<string, string>, ...files: Blob[]) => {
    const body = formOf(fields);
    for (const file of files) body.append("file", file, file.size > 0 ? "photo.jpg" : "");
    return post(path, body);
  };
  const newest = () =>
    rows<{ id: string; image: string | null; focusX: number; focusY: number; version: number }>(
      site,
      `SELECT "id", "image", "focusX", "focusY", "version" FROM "Product" ORDER BY "createdAt" DESC LIMIT 1`,
    )[0] ?? { id: "", image: null, focusX: -1, focusY: -1, version: 0 };
  const hidden = (html: string, name: string) => pick(html, new RegExp(`name="${name}" value="([^"]*)"`));
  /** As a phone's form sends it: the camera's input empty behind the chosen file, or before the photo. */
  const nothing = new Blob([]);

  const add = async (point: { focusX: string; focusY: string } | null) => {
    const page = await open("/addproduct");
    const focus = point ? { ...point, focusOf: "chosen" } : {};
    const fields = { ...typed, ...focus, once: hidden(page.html, "once") };
    const saved = await send("/addproduct", fields, portrait, nothing);
    expect([saved.status, saved.headers.get("Location")]).toEqual([302, "/mildStainless"]);
    return newest();
  };
  const edit = async (id: string, change: Record<string, string>, ...files: Blob[]) => {
    const { html } = await open(`/editproduct/${id}`);
    const own = Object.fromEntries(["once", "version", "focusOf"].map((name) => [name, hidden(html, name)]));
    return send(`/editproduct/${id}`, { ...typed, ...own, ...change }, ...files);
  };

  it("is in the centre unless somebody says otherwise, and then costs a page nothing", async () => {
    const { id, focusX, focusY } = await add(null);
    expect([focusX, focusY]).toEqual([50, 50]);
    expect((await visit(`/product/${id}`)).html).not.toContain("object-position");
    expect((await open(`/editproduct/${id}`)).html).toMatch(/name="focusX"[^>]* value="50"/);
  });

  it("is stored, shown again, and moves the picture wherever the site cuts it, at once", async () => {
    const { id, focusX, focusY } = await add({ focusX: "40", focusY: "10" });
    expect([focusX, focusY]).toEqual([40, 10]);
    const place = 'style="object-position:40% 0%"';
    const other = await add(null);
    const pages = [
      `/product/${id}`,
      "/allproduct",
      "/",
      "/hotRolled/sheet",
      `/compare?ids=${id},${other.id}`,
    ];
    for (const path of pages) expect((await visit(path)).html, path).toContain(place);
    // Of the similar ones below another product, and found.
    expect((await visit(`/product/${other.id}`)).html).toContain(place);
    expect((await visit("/search?q=portrait")).html).toContain(place);
    expect((await edit(id, { focusX: "40", focusY: "90" })).status).toBe(302);
    for (const path of pages)
      expect((await visit(path)).html, path).toContain('style="object-position:40% 100%"');
  });

  it("goes with its picture: a new one begins in its centre, also by the API", async () => {
    const { id } = await add({ focusX: "40", focusY: "10" });
    // Without JavaScript the fields still speak of the picture before.
    expect((await edit(id, { focusX: "40", focusY: "10" }, nothing, portrait)).status).toBe(302);
    expect(newest()).toMatchObject({ focusX: 50, focusY: 50 });
    expect((await edit(id, { focusX: "30", focusY: "20" })).status).toBe(302);
    const { name, type, thickness, width, deliveryDays, number } = typed;
    const put = async (body: FormData | string) => {
      const json: HeadersInit = typeof body === "string" ? { "Content-Type": "application/json" } : {};
      const answer = await fetch(`${site.url}/backend/api/admin/product/updateProduct/${id}`, {
        method: "PUT",
        body,
        headers: { Cookie: cookieOf(), Origin: site.url, ...json },
      });
      expect(answer.status).toBe(200);
      return answer.json();
    };
    const fields = { name, type, thickness: [2], width: [1250], deliveryDays, number };
    expect(Object.keys((await put(JSON.stringify(fields))).product).join()).not.toMatch(/focus/i);
    expect(newest()).toMatchObject({ focusX: 30, focusY: 20 });
    await put(formOf({ name, type, thickness, width, deliveryDays, number, file: portrait }));
    expect(newest()).toMatchObject({ focusX: 50, focusY: 50 });
  });

  it("stays through a deletion that is taken back", async () => {
    const { id } = await add({ focusX: "20", focusY: "15" });
    const deleted = await send("/adminallproduct", { intent: "delete", id });
    expect((await (await follow(deleted)).undo()).status).toBe(302);
    expect(newest()).toMatchObject({ id, focusX: 20, focusY: 15 });
  });

  it("that is no point is refused at its field, and both versions are told when two people set it", async () => {
    const { id, version } = await add({ focusX: "20", focusY: "15" });
    for (const wrong of ["", "101", "-1", "1e1", "left"]) {
      const refused = await edit(id, { focusX: wrong, focusY: "15" });
      expect(refused.status, wrong).toBe(400);
      expect(refused.text).toContain("Focus point must be a number from 0 to 100");
      expect(refused.html).toContain('id="focusX-error"');
    }
    expect((await edit(id, { focusX: "70", focusY: "15" })).status).toBe(302);
    const late = await edit(id, { focusX: "90", focusY: "15", version: String(version) });
    expect(late.status).toBe(409);
    expect(late.text).toMatch(/90 % from the left, 15 % from the top.*70 % from the left, 15 % from the top/);
    expect(newest()).toMatchObject({ focusX: 70 });
  });

  it("leaves a form with two filled inputs as it is, and says why", async () => {
    const refused = await send("/addproduct", typed, portrait, portrait);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("one for each field");
    expect(refused.html).toContain('value="Portrait plate"');
  });
});
