import { expect, test } from "vitest";
import { db } from "~/db.server";
import { findBlog } from "~/models/blog/read.server";
import { createBlog, deleteBlog, restoreBlog } from "~/models/blog/write.server";

const block = (type: string, items: string[]) => ({ type, text: `<p>${type}</p>`, plain: type, items });
const blocks = [block("First", ["zinc", "CR", "mill", "a"]), block("Second", ["b", "a", "c"])];

test("a deleted article comes back with its parts and tags in their order", async () => {
  const id = await createBlog(blocks, { banerImage: "picture.webp" });
  const deleted = await deleteBlog(id);
  if (!deleted.ok) throw new Error("The article was not deleted");
  expect(await restoreBlog(deleted.value.undoId)).toEqual({ ok: true, value: id });
  const restored = await findBlog(id);
  expect(restored?.content.map(({ type, items }) => ({ type, items }))).toEqual(
    blocks.map(({ type, items }) => ({ type, items })),
  );
});

test("after ten minutes it is too late", async () => {
  const deleted = await deleteBlog(await createBlog(blocks, { banerImage: "picture.webp" }));
  if (!deleted.ok) throw new Error("The article was not deleted");
  const where = { id: deleted.value.undoId };
  const { expiresAt } = await db.deletedRow.findUniqueOrThrow({ where });
  expect(Math.round((expiresAt.getTime() - Date.now()) / 60_000)).toBe(10);
  await db.deletedRow.updateMany({ where, data: { expiresAt: new Date() } });
  expect(await restoreBlog(where.id)).toEqual({ ok: false, reason: "not-found" });
});

test("nothing is taken back by the one-time id of a form that was saved", async () => {
  await createBlog(blocks, { banerImage: "picture.webp" }, { receiptId: "saved" });
  expect(await restoreBlog("saved")).toEqual({ ok: false, reason: "not-found" });
});
