import { expect, test } from "vitest";
import { findBlog } from "~/models/blog/read.server";
import { createBlog, deleteBlog, restoreBlog } from "~/models/blog/write.server";
import { openBeside } from "../../support/database";

const block = (type: string, items: string[]) => ({ type, text: `<p>${type}</p>`, plain: type, items });
const blocks = [block("First", ["zinc", "CR", "mill", "a"]), block("Second", ["b", "a", "c"])];

test("a deleted article comes back with its parts and tags in their order, in whatever order they were kept", async () => {
  const id = await createBlog(blocks, { banerImage: "picture.webp" });
  const deleted = await deleteBlog(id);
  if (!deleted.ok) throw new Error("The article was not deleted");
  turnRound(deleted.value.undoId);
  expect(await restoreBlog(deleted.value.undoId)).toEqual({ ok: true, value: id });
  const restored = await findBlog(id);
  expect(restored?.content.map(({ type, items }) => ({ type, items }))).toEqual(
    blocks.map(({ type, items }) => ({ type, items })),
  );
});

/** The kept row with its parts and their tags the other way round, as a read without an order may answer them. */
function turnRound(undoId: string) {
  const database = openBeside(5_000);
  const kept = database.prepare('SELECT "row" FROM "DeletedRow" WHERE "id" = ?').pluck().get(undoId);
  const row: { blocks: { tags: unknown[] }[] } = JSON.parse(String(kept));
  expect(row.blocks).toHaveLength(2);
  row.blocks.reverse();
  for (const { tags } of row.blocks) tags.reverse();
  database.prepare('UPDATE "DeletedRow" SET "row" = ? WHERE "id" = ?').run(JSON.stringify(row), undoId);
  database.close();
}
