import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { formOf } from "../../api/client";
import { findId, rows, run } from "../../faults/store";
import { readEditorForm } from "../../support/editor-form";
import { borrowOffice } from "../../support/office";
import { fileOf, pngPicture } from "../../support/pictures";

const { site, open, post } = borrowOffice({ sample: true });

const stored = (table: string, column: string) =>
  rows<{ name: string | null }>(site, `SELECT "${column}" AS name FROM "${table}" ORDER BY "id"`)[0]?.name ??
  null;

async function save(at: string, more: Record<string, string | File>) {
  const fields = Object.fromEntries(readEditorForm((await open(at)).html));
  return post(at, formOf({ ...fields, ...more }));
}

it.each([
  ["/editproduct/", "Product", "image", "file", "name"],
  ["/editblog/", "Blog", "sideImage", "sideImage", "title"],
  ["/edittestimonial/", "Testimonial", "picture", "file", "fullName"],
])(
  "%s takes the stored picture off when it is saved, and not before",
  async (screen, table, column, field, required) => {
    const at = screen + findId(site, table, 'ORDER BY "id"');
    await save(at, { [field]: fileOf(await pngPicture()) });
    const picture = stored(table, column);
    expect(picture).toMatch(/-48x36\.webp$/);
    const off = { [`without-${field}`]: picture ?? "" };
    const refused = await save(at, { ...off, [required]: "" });
    expect(refused.status).toBe(400);
    expect(readEditorForm(refused.html).get(`without-${field}`)).toBe(picture);
    await save(at, { [`without-${field}`]: "0123456789abcdef01234567-48x36.webp" });
    expect(stored(table, column), "another one was meant").toBe(picture);

    expect((await save(at, off)).status).toBe(302);
    expect(stored(table, column)).toBeNull();
    expect(existsSync(path.join(site.uploadsDir, picture ?? ""))).toBe(false);
  },
);

it("an article's banner stays, whatever is asked", async () => {
  const at = `/editblog/${findId(site, "Blog", 'ORDER BY "id"')}`;
  const banner = stored("Blog", "banerImage");
  expect((await open(at)).html).not.toContain("without-banerImage");
  expect((await save(at, { "without-banerImage": banner ?? "" })).status).toBe(302);
  expect(stored("Blog", "banerImage")).toBe(banner);
});

it("a new picture goes before the wish to take the old one off", async () => {
  const at = `/editproduct/${findId(site, "Product", 'ORDER BY "id"')}`;
  await save(at, { file: fileOf(await pngPicture()) });
  const before = stored("Product", "image") ?? "";
  const file = fileOf(await pngPicture());
  expect((await save(at, { file, "without-file": before })).status).toBe(302);
  expect(stored("Product", "image")).toMatch(/-48x36\.webp$/);
  expect(stored("Product", "image")).not.toBe(before);
});

it("a picture that waits goes on waiting where the store takes a deletion and nothing new", async () => {
  const text = { title: "Mill news", text: "<p>New coils</p>", tags: "news" };
  const first = await save("/addBlog", { ...text, title: "", banerImage: fileOf(await pngPicture()) });
  const { parked = "" } = Object.fromEntries(readEditorForm(first.html));
  expect(parked).toMatch(/^[0-9a-f]{24}$/);
  run(
    site,
    `CREATE TRIGGER "full" BEFORE INSERT ON "SavedDraft" BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END`,
  );
  const again = await save("/addBlog", { ...text, title: "", parked });
  run(site, `DROP TRIGGER "full"`);
  expect(readEditorForm(again.html).get("parked")).toBe(parked);
  expect((await save("/addBlog", { ...text, parked })).status).toBe(302);
});
