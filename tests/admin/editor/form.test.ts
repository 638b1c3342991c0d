import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { formOf } from "../../api/client";
import { rows as rowsOf, run } from "../../faults/store";
import { readEditorForm } from "../../support/editor-form";
import { borrowOffice } from "../../support/office";
import { pick } from "../../support/page";
import { fileOf, phonePhoto, pngPicture } from "../../support/pictures";
import { fromRoot } from "../../support/site";

const { site, open, post } = borrowOffice();

const product = {
  name: "Sheet",
  type: "hotrolledsheet",
  thickness: "2",
  width: "1000",
  deliveryDays: "3-5",
  number: "2015550100",
};

/** One form, to be sent as often as a test likes. */
async function openForm(at: string) {
  const { html, status } = await open(at);
  expect(status).toBe(200);
  const once = pick(html, /name="once" value="([^"]+)"/);
  const version = /name="version" value="(\d+)"/.exec(html)?.[1];
  return { at, hidden: { once, ...(version ? { version } : {}) } };
}

type Opened = Awaited<ReturnType<typeof openForm>>;

function send(form: Opened, fields: Record<string, string>, files: Record<string, File> = {}) {
  return post(form.at, formOf({ ...form.hidden, ...fields, ...files }));
}

it.each(["/addproduct", "/addBlog", "/createtestimonial", "/createadmin"])(
  "the summary of %s leads to the wrong fields in their order on the screen",
  async (at) => {
    const { html } = await send(await openForm(at), {});
    const [summary = ""] = /error-summary"[\s\S]*?<\/ul>/.exec(html) ?? [];
    const named = [...summary.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
    expect(named.length).toBeGreaterThan(2);
    const onScreen = [...html.matchAll(/ id="([\w-]+)"/g)].flatMap(([, id]) =>
      named.includes(id) ? [id] : [],
    );
    expect(named).toEqual(onScreen);
  },
);

const rows = (sql: string) => rowsOf<Record<string, unknown>>(site, sql);
const masters = () =>
  readdirSync(site.uploadsDir).filter((name) => /^[0-9a-f]{24}-\d+x\d+\.webp$/.test(name));

describe("a form that is sent twice", () => {
  it("adds one row, stores one picture and gets the same answer", async () => {
    const form = await openForm("/addproduct");
    const before = masters().length;
    const picture = { file: fileOf(await phonePhoto()) };
    const answers = await Promise.all([
      send(form, { ...product, name: "Twice" }, picture),
      send(form, { ...product, name: "Twice" }, picture),
    ]);
    const third = await send(form, { ...product, name: "Twice" }, picture);
    for (const { status, headers } of [...answers, third]) {
      expect(status).toBe(302);
      expect(headers.get("location")).toBe("/mildStainless");
    }
    expect(rows("SELECT name FROM Product WHERE name = 'Twice'")).toHaveLength(1);
    expect(masters()).toHaveLength(before + 1);
  });

  it("saves an edit once, and is no conflict with itself", async () => {
    await send(await openForm("/addproduct"), { ...product, name: "Edited twice" });
    const [row] = rows("SELECT id FROM Product WHERE name = 'Edited twice'");
    const form = await openForm(`/editproduct/${row?.id}`);
    const answers = await Promise.all([
      send(form, { ...product, name: "Once" }),
      send(form, { ...product, name: "Once" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([302, 302]);
    expect(rows(`SELECT name, version FROM Product WHERE id = '${row?.id}'`)).toEqual([
      { name: "Once", version: 2 },
    ]);
  });

  it("with something else in it is another edit: its answer may have been lost before that was typed", async () => {
    await send(await openForm("/addproduct"), { ...product, name: "Edited again" });
    const [row] = rows("SELECT id FROM Product WHERE name = 'Edited again'");
    const form = await openForm(`/editproduct/${row?.id}`);
    expect((await send(form, { ...product, name: "As it was sent" })).status).toBe(302);
    const other = await send(form, { ...product, name: "As it was typed then" });
    expect(other.status).toBe(409);
    expect(other.html).toContain('value="As it was typed then"');
    expect(other.text).toContain("This has been saved in the meantime");
    expect(other.text).toContain("As it was sent");
    const picture = { file: fileOf(await phonePhoto()) };
    expect((await send(form, { ...product, name: "As it was sent" }, picture)).status).toBe(409);
    expect(rows(`SELECT name, version FROM Product WHERE id = '${row?.id}'`)).toEqual([
      { name: "As it was sent", version: 2 },
    ]);
  });

  const rowsOfNew = () =>
    rows("SELECT id, name, image, version FROM Product WHERE name LIKE 'New,%' ORDER BY createdAt DESC");

  it("with something else in it is a change of the row that it has made, which keeps its picture", async () => {
    const form = await openForm("/addproduct");
    await send(form, { ...product, name: "New, sent" }, { file: fileOf(await phonePhoto()) });
    const [first] = rowsOfNew();
    for (const name of ["New, typed on", "New, and on"]) {
      const changed = await send(form, { ...product, name });
      expect(changed.headers.get("location")).toBe("/adminallproduct");
    }
    expect(rowsOfNew()).toEqual([{ ...first, name: "New, and on", version: 3 }]);
    await send(await openForm(`/editproduct/${first?.id}`), { ...product, name: "New, by another" });
    const late = await send(form, { ...product, name: "New, too late" });
    expect([late.status, late.html.includes('value="New, too late"')]).toEqual([409, true]);
    expect(late.text).toContain("Saved in the meantime New, by another");
    expect((await post("/addproduct", readEditorForm(late.html))).status).toBe(302);
    expect(rowsOfNew()).toEqual([{ ...first, name: "New, too late", version: 5 }]);
    run(site, "DELETE FROM Product WHERE name LIKE 'New,%'");
    expect((await send(form, { ...product, name: "New, gone" })).status).toBe(404);
  });

  it("makes one row of two that differ and come at once", async () => {
    const form = await openForm("/addproduct");
    const names = ["New, here", "New, there"];
    const answers = await Promise.all(names.map((name) => send(form, { ...product, name })));
    expect(answers.map(({ status }) => status)).toEqual([302, 302]);
    expect(rowsOfNew()).toMatchObject([{ version: 2 }]);
  });

  it("takes the picture that waited once, and leaves it in the article that is changed", async () => {
    const form = await openForm("/addBlog");
    const refused = await send(form, { title: "Waits" }, { banerImage: fileOf(await pngPicture()) });
    const parked = pick(refused.html, /name="parked" value="([0-9a-f]{24})"/);
    const draft = rows(`SELECT * FROM SavedDraft WHERE id = '${parked}'`)[0] ?? {};
    const article = { title: "Waited", text: "Plain", tags: "coil", parked };
    expect((await send(form, article)).status).toBe(302);
    // As if the first were still on its way.
    run(site, `INSERT INTO SavedDraft VALUES ('${Object.values(draft).join("', '")}')`);
    expect((await send(form, { ...article, text: "Other" })).status).toBe(302);
    const [row] = rows("SELECT banerImage, text FROM Blog JOIN BlogBlock ON blogId = Blog.id");
    expect([row?.text, masters().includes(String(row?.banerImage))]).toEqual(["<p>Other</p>", true]);
    run(site, "DELETE FROM Blog");
  });
});

describe("a refused form", () => {
  it("answers 400 with everything typed, stores no row and keeps its picture for the next sending", async () => {
    const form = await openForm("/addproduct");
    const typed = { ...product, name: "", brand: '"><b>Brand' };
    const refused = await send(form, typed, { file: fileOf(await phonePhoto("first.jpg")) });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("Name is required");
    expect(refused.html).toContain("&quot;&gt;&lt;b&gt;Brand");
    expect(refused.text).toContain("Kept: first.jpg");
    const waiting = pick(refused.html, /name="parked" value="([0-9a-f]{24})"/);
    const first = pick(refused.html, /\/uploads\/([0-9a-f]{24}-40x60\.webp)/);
    expect(rows("SELECT files FROM SavedDraft").map((row) => row.files)).toContain(JSON.stringify([first]));

    const second = await send(
      form,
      { ...typed, parked: waiting },
      { file: fileOf(await pngPicture("second.png")) },
    );
    expect(second.text).toContain("Kept: second.png");
    expect(existsSync(path.join(site.uploadsDir, first)), "the replaced picture").toBe(false);
    const again = pick(second.html, /name="parked" value="([0-9a-f]{24})"/);
    const saved = await send(form, { ...product, name: "With a kept picture", parked: again });
    expect(saved.status).toBe(302);
    const [row] = rows("SELECT image FROM Product WHERE name = 'With a kept picture'");
    expect(row?.image).toMatch(/-48x36\.webp$/);
    expect(masters()).toContain(row?.image);
    expect(rows(`SELECT id FROM SavedDraft WHERE id = '${again}'`)).toEqual([]);
  });

  it("keeps its picture however often it is shown again", async () => {
    const form = await openForm("/addproduct");
    let shown = await send(form, { intent: "show" }, { file: fileOf(await pngPicture("kept.png")) });
    for (let time = 0; time < 41; time += 1) {
      const parked = pick(shown.html, /name="parked" value="([0-9a-f]{24})"/);
      shown = await send(form, { intent: "show", parked });
    }
    expect(shown.text).toContain("Kept: kept.png");
  });

  it("takes a kept picture of nobody else", async () => {
    const form = await openForm("/addproduct");
    const forged = await send(form, { ...product, name: "Forged", parked: "f".repeat(24) });
    expect(forged.status).toBe(302);
    expect(rows("SELECT image FROM Product WHERE name = 'Forged'")).toEqual([{ image: null }]);
  });
});

it("an article of several blocks keeps those that the form does not show", async () => {
  const blocks = ["First", "Second"].map((type) => ({ type, text: `<p>${type}</p>`, items: ["steel"] }));
  const banerImage = fileOf(await pngPicture());
  const article = formOf({ content: JSON.stringify(blocks), banerImage });
  const created = await post("/backend/api/admin/createBlog", article);
  expect(created.status).toBe(201);
  const [row] = rows("SELECT id FROM Blog");
  const form = await openForm(`/editblog/${row?.id}`);
  const saved = await send(form, { title: "Changed", text: "Plain", tags: "coil" });
  expect(saved.headers.get("location")).toBe("/adminallblog");
  expect(rows("SELECT position, type, text FROM BlogBlock ORDER BY position")).toEqual([
    { position: 0, type: "Changed", text: "<p>Plain</p>" },
    { position: 1, type: "Second", text: "<p>Second</p>" },
  ]);
  expect(rows("SELECT block, name FROM BlogTag ORDER BY block")).toEqual([
    { block: 0, name: "coil" },
    { block: 1, name: "steel" },
  ]);
});

it.each([
  ["/editproduct/", "Failed to fetch product"],
  ["/editblog/", "Failed to fetch blog data."],
  ["/edittestimonial/", "Failed to fetch testimonial data."],
])(
  "an unknown id: %s answers 404, %s, to looking and to sending, which loses nothing typed",
  async (at, message) => {
    const nowhere = `${at}${"f".repeat(24)}`;
    const looked = await open(nowhere);
    const typed = { ...product, name: "Typed", title: "Typed", fullName: "Typed", rating: "5" };
    const sent = await send({ at: nowhere, hidden: { once: "" } }, typed);
    expect(sent.text).toContain("It may have been deleted in the meantime. What you typed is still here.");
    expect(sent.html).toContain('value="Typed"');
    for (const { status, text, html } of [looked, sent]) {
      expect(status).toBe(404);
      expect(text).toContain(message);
      expect(html).toMatch(/Hello, (<!-- -->)?Ada/);
    }
  },
);

it("the rich text editor is a chunk of its own that no page names", () => {
  const assets = fromRoot("build", "client", "assets");
  const chunks = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const holds = (name: string) => readFileSync(path.join(assets, name), "utf8").includes("ProseMirror");
  const editors = chunks.filter(holds);
  expect(editors).toHaveLength(1);
  const naming = chunks.filter((name) =>
    readFileSync(path.join(assets, name), "utf8").includes(String(editors[0])),
  );
  expect(naming).toHaveLength(1);
  expect(readFileSync(path.join(assets, String(naming[0])), "utf8")).toContain("Add Blog");
});
