import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { removePicture } from "~/models/picture/write.server";
import { newOrigin, type RowOrigin } from "~/models/row/origin.server";
import { answerOnce, findAnswer, keepAnswer } from "~/models/row/receipt.server";
import { errorsByField, invalid, notFound, ok, type Result, stale } from "~/models/row/result";
import { keepDeletedRow, undoDelete } from "~/models/row/undo.server";
import { AddBlogForm, type BlogFormInput, ContentField, EditBlogForm } from "./form";
import { cleanArticleHtml, plainText } from "./html.server";

/** A checked block: its HTML is clean and `plain` is its text. */
export type BlockInput = { type: string; text: string; plain: string; items: string[] };

const wholeBlog = {
  blocks: { include: { tags: { orderBy: { position: "asc" } } }, orderBy: { position: "asc" } },
} satisfies Prisma.BlogInclude;

/** Stored names of new pictures; undefined keeps what is there. */
type NewPictures = { banerImage?: string; sideImage?: string };

/** Checks what a form or a program wrote as an article: one block from a form, `content` from a program. */
export function checkBlock(fields: unknown, mode: "add" | "edit"): Result<BlockInput> {
  const parsed = (mode === "add" ? AddBlogForm : EditBlogForm).safeParse(fields);
  const errors = parsed.success ? {} : errorsByField(parsed.error.issues);
  const html = (fields as Partial<BlogFormInput> | null)?.text;
  const text = typeof html === "string" ? cleanArticleHtml(html) : null;
  if (text && !text.ok) errors.text = [text.message];
  else if (text && plainText(text.html).trim() === "") errors.text = ["Text content is required"];
  if (!parsed.success || !text?.ok || Object.keys(errors).length > 0) return invalid(errors);
  return ok({
    type: parsed.data.title,
    text: text.html,
    plain: plainText(text.html),
    items: parsed.data.tags,
  });
}

/** Checks the `content` of a program's call: text of a JSON list of blocks, or the list itself. */
export function checkContent(content: unknown, mode: "add" | "edit"): Result<BlockInput[]> {
  const parsed = ContentField.safeParse(typeof content === "string" ? parseJson(content) : content);
  if (!parsed.success)
    return invalid({ content: ["Content must be a list of blocks of type, text and items"] });
  const checked = parsed.data.map((block) =>
    checkBlock({ title: block.type, text: block.text, tags: block.items }, mode),
  );
  const blocks: BlockInput[] = [];
  for (const block of checked) {
    if (!block.ok) return block;
    blocks.push(block.value);
  }
  return ok(blocks);
}

/** Adds an article and answers its id. `receiptId` is the form's one-time id: sent twice, it adds one. */
export function createBlog(
  blocks: BlockInput[],
  pictures: { banerImage: string; sideImage?: string },
  receiptId: string | null = null,
) {
  return answerOnce(receiptId, (tx) => insertBlog(tx, blocks, pictures));
}

/** Adds the row within a transaction of the caller's; an article from elsewhere keeps its id and date. */
export async function insertBlog(
  tx: Prisma.TransactionClient,
  blocks: BlockInput[],
  pictures: { banerImage: string; sideImage?: string },
  { id, createdAt }: RowOrigin = newOrigin(),
): Promise<string> {
  await tx.blog.create({
    data: {
      id,
      banerImage: pictures.banerImage,
      sideImage: pictures.sideImage ?? null,
      createdAt,
      updatedAt: createdAt,
      blocks: createBlocks(blocks, 0),
    },
    select: { id: true },
  });
  return id;
}

type UpdateOptions = { version?: number; keepOthers?: boolean; receiptId?: string | null };

/**
 * Saves an article; with `version`, only over that version. A form edits the first block alone: `keepOthers` leaves
 * the blocks that only programs write. Sent twice under one `receiptId`, it is saved once. Replaced pictures' files
 * go after the commit.
 */
export async function updateBlog(
  id: string,
  blocks: BlockInput[],
  pictures: NewPictures,
  { version, keepOthers, receiptId = null }: UpdateOptions = {},
): Promise<Result<string>> {
  const result = await db.$transaction(async (tx) => {
    if ((await findAnswer(receiptId, tx)) !== null) return ok([]);
    const columns = { banerImage: true, sideImage: true, version: true } as const;
    const before = await tx.blog.findUnique({ where: { id }, select: columns });
    if (!before) return notFound;
    if (version !== undefined && before.version !== version) return stale;
    await tx.blogBlock.deleteMany({ where: { blogId: id, ...(keepOthers ? { position: 0 } : {}) } });
    await tx.blog.update({
      where: { id },
      data: {
        ...pictures,
        version: { increment: 1 },
        updatedAt: new Date(),
        blocks: createBlocks(blocks, 0),
      },
      select: { id: true },
    });
    await keepAnswer(tx, receiptId, id);
    const replaced = [
      pictures.banerImage === undefined ? null : before.banerImage,
      pictures.sideImage === undefined ? null : before.sideImage,
    ];
    return ok(replaced.filter((name) => name !== null));
  });
  if (!result.ok) return result;
  for (const name of result.value) await removePicture(name);
  return ok(id);
}

/** Deletes an article; it can be taken back for ten minutes under the id answered. */
export function deleteBlog(id: string): Promise<Result<{ undoId: string; name: string }>> {
  return db.$transaction(async (tx) => {
    const row = await tx.blog.findUnique({ where: { id }, include: wholeBlog });
    if (!row) return notFound;
    const files = [row.banerImage, row.sideImage].filter((name) => name !== null);
    const undoId = await keepDeletedRow(tx, { noun: "blog", rowId: id, row, files });
    await tx.blog.delete({ where: { id }, select: { id: true } });
    return ok({ undoId, name: row.blocks.find((block) => block.position === 0)?.type ?? "" });
  });
}

type DeletedBlog = Prisma.BlogGetPayload<{ include: typeof wholeBlog }>;

/** Puts a deleted article back as it was. */
export function restoreBlog(undoId: string): Promise<Result<string>> {
  return undoDelete("blog", undoId, async (tx, kept) => {
    const { blocks, ...row } = kept as DeletedBlog;
    const inputs = inOrder(blocks).map(({ type, text, plain, tags }) => ({
      type,
      text,
      plain,
      items: inOrder(tags).map((tag) => tag.name),
    }));
    await tx.blog.create({ data: { ...row, blocks: createBlocks(inputs, 0) }, select: { id: true } });
    return row.id;
  });
}

/** Rows that were kept before they were read in order may stand in any. */
function inOrder<Row extends { position: number }>(rows: Row[]): Row[] {
  return [...rows].sort((a, b) => a.position - b.position);
}

function createBlocks(blocks: BlockInput[], from: number) {
  return {
    create: blocks.map(({ items, ...block }, index) => ({
      ...block,
      position: from + index,
      tags: { create: items.map((name, position) => ({ name, position })) },
    })),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
