import type { Prisma } from "~/generated/prisma/client";
import { deleteRow, type NewPictures, updateRow } from "~/models/picture/row.server";
import { newOrigin, type RowOrigin } from "~/models/row/origin.server";
import { type Saving, writeOnce } from "~/models/row/receipt.server";
import { errorsByField, invalid, ok, type Result } from "~/models/row/result";
import { restoreRow } from "~/models/row/undo.server";
import { DEEPEST, readJson } from "~/models/text/json";
import { cleanLine } from "~/models/text/typed-text";
import { AddBlogForm, type BlogFormInput, ContentField, EditBlogForm } from "./form";
import { cleanBlogHtml, plainText } from "./html.server";

export type BlockInput = { type: string; text: string; plain: string; items: string[] };

const wholeBlog = {
  blocks: { include: { tags: { orderBy: { position: "asc" } } }, orderBy: { position: "asc" } },
} satisfies Prisma.BlogInclude;

export function checkBlock(fields: unknown, mode: "add" | "edit"): Result<BlockInput> {
  const parsed = (mode === "add" ? AddBlogForm : EditBlogForm).safeParse(fields);
  const errors = parsed.success ? {} : errorsByField(parsed.error.issues);
  const html = (fields as Partial<BlogFormInput> | null)?.text;
  const text = typeof html === "string" ? cleanBlogHtml(html) : null;
  const plain = text?.ok ? plainText(text.html) : "";
  if (text && !text.ok) errors.text = [text.message];
  else if (text && cleanLine(plain.trim()) === "") errors.text = ["Text content is required"];
  if (!parsed.success || !text?.ok || Object.keys(errors).length > 0) return invalid(errors);
  return ok({ type: parsed.data.title, text: text.html, plain, items: parsed.data.tags });
}

export function checkContent(content: unknown, mode: "add" | "edit"): Result<BlockInput[]> {
  const read = typeof content === "string" ? readJson(content) : ({ ok: true, value: content } as const);
  if (!read.ok && read.reason === "too deep")
    return invalid({ content: [`Content is nested deeper than ${DEEPEST} levels`] });
  const parsed = ContentField.safeParse(read.ok ? read.value : null);
  if (!parsed.success)
    return invalid({ content: ["Content must be a list of blocks of type, text and items"] });
  const blocks: BlockInput[] = [];
  for (const { type, text, items } of parsed.data) {
    const block = checkBlock({ title: type, text, tags: items }, mode);
    if (!block.ok) return block;
    blocks.push(block.value);
  }
  return ok(blocks);
}

type FirstPictures = NewPictures<"banerImage" | "sideImage"> & { banerImage: string };

export function createBlog(blocks: BlockInput[], pictures: FirstPictures, saving: Saving = {}) {
  return writeOnce(saving.receiptId ?? null, (tx) => insertBlog(tx, blocks, pictures));
}

export async function insertBlog(
  tx: Prisma.TransactionClient,
  blocks: BlockInput[],
  pictures: FirstPictures,
  { id, createdAt }: RowOrigin = newOrigin(),
): Promise<string> {
  const row = { id, createdAt, updatedAt: createdAt, ...pictures };
  await tx.blog.create({ data: { ...row, blocks: createBlocks(blocks) }, select: { id: true } });
  return id;
}

/** A form edits the first block alone: `firstBlockOnly` leaves the blocks that only programs write. */
export function updateBlog(
  id: string,
  blocks: BlockInput[],
  pictures: Partial<FirstPictures> = {},
  { firstBlockOnly = false, ...saving }: Saving & { firstBlockOnly?: boolean } = {},
): Promise<Result<string>> {
  const row = { ...pictures, version: { increment: 1 }, updatedAt: new Date(), sample: false };
  return updateRow(id, saving, {
    pictures,
    read: (tx) =>
      tx.blog.findUnique({ where: { id }, select: { version: true, banerImage: true, sideImage: true } }),
    async write(tx) {
      await tx.blogBlock.deleteMany({ where: { blogId: id, ...(firstBlockOnly ? { position: 0 } : {}) } });
      await tx.blog.update({
        where: { id },
        data: { ...row, blocks: createBlocks(blocks) },
        select: { id: true },
      });
    },
  });
}

export function deleteBlog(id: string, version?: number) {
  return deleteRow("blog", {
    version,
    read: (tx) => tx.blog.findUnique({ where: { id }, include: wholeBlog }),
    remove: (tx) => tx.blog.delete({ where: { id }, select: { id: true } }),
    picturesOf: ({ banerImage, sideImage }) => [banerImage, sideImage],
    nameOf: ({ blocks }) => blocks.find((block) => block.position === 0)?.type ?? "",
  });
}

type DeletedBlog = Prisma.BlogGetPayload<{ include: typeof wholeBlog }>;

export function restoreBlog(undoId: string): Promise<Result<string>> {
  return restoreRow("blog", undoId, async (tx, stored) => {
    const { blocks, ...row } = stored as DeletedBlog;
    const inputs = blocks.map(({ type, text, plain, tags }) => ({
      type,
      text,
      plain,
      items: tags.map((tag) => tag.name),
    }));
    await tx.blog.create({ data: { ...row, blocks: createBlocks(inputs) }, select: { id: true } });
    return row.id;
  });
}

function createBlocks(blocks: BlockInput[]) {
  return {
    create: blocks.map(({ items, ...block }, position) => ({
      ...block,
      position,
      tags: { create: items.map((name, at) => ({ name, position: at })) },
    })),
  };
}
