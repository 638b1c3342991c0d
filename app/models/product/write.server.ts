import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { removePicture } from "~/models/picture/write.server";
import { newOrigin, type RowOrigin } from "~/models/row/origin.server";
import { answerOnce, findAnswer, keepAnswer } from "~/models/row/receipt.server";
import { notFound, ok, type Result, stale } from "~/models/row/result";
import { keepDeletedRow, undoDelete } from "~/models/row/undo.server";
import type { ProductInput } from "./form";

/** Stored name of a new picture; undefined keeps what is there. */
type NewPicture = string | undefined;

/** Enquiries that are given their product back in one statement; an update takes at most 999 values. */
const LINKED_AT_A_TIME = 500;

/** Adds a product and answers its id. `receiptId` is the form's one-time id: sent twice, it adds one. */
export async function createProduct(
  input: ProductInput,
  picture: NewPicture,
  receiptId: string | null = null,
) {
  return answerOnce(receiptId, (tx) => insertProduct(tx, input, picture));
}

/** Adds the row within a transaction of the caller's; a product from elsewhere keeps its id and date. */
export async function insertProduct(
  tx: Prisma.TransactionClient,
  input: ProductInput,
  picture: NewPicture,
  { id, createdAt }: RowOrigin = newOrigin(),
): Promise<string> {
  await tx.product.create({
    data: {
      id,
      ...columnsOf(input),
      image: picture ?? null,
      createdAt,
      updatedAt: createdAt,
      sizes: sizesOf(input),
    },
    select: { id: true },
  });
  return id;
}

/**
 * Saves a product; with `version`, only over that version. Sent twice under one `receiptId`, it is saved once. A
 * replaced picture's files go after the commit.
 */
export async function updateProduct(
  id: string,
  input: ProductInput,
  picture: NewPicture,
  version?: number,
  receiptId: string | null = null,
): Promise<Result<string>> {
  const result = await db.$transaction(async (tx) => {
    if ((await findAnswer(receiptId, tx)) !== null) return ok(null);
    const before = await tx.product.findUnique({ where: { id }, select: { image: true, version: true } });
    if (!before) return notFound;
    if (version !== undefined && before.version !== version) return stale;
    await tx.productSize.deleteMany({ where: { productId: id } });
    await tx.product.update({
      where: { id },
      data: {
        ...columnsOf(input),
        ...(picture === undefined ? {} : { image: picture }),
        version: { increment: 1 },
        updatedAt: new Date(),
        sizes: sizesOf(input),
      },
      select: { id: true },
    });
    await keepAnswer(tx, receiptId, id);
    return ok(picture === undefined ? null : before.image);
  });
  if (!result.ok) return result;
  if (result.value) await removePicture(result.value);
  return ok(id);
}

/** Deletes a product; it can be taken back for ten minutes under the id answered. */
export async function deleteProduct(id: string): Promise<Result<{ undoId: string; name: string }>> {
  return db.$transaction(async (tx) => {
    const row = await tx.product.findUnique({
      where: { id },
      include: { sizes: true, enquiries: { select: { id: true } } },
    });
    if (!row) return notFound;
    const undoId = await keepDeletedRow(tx, {
      noun: "product",
      rowId: id,
      row,
      files: row.image ? [row.image] : [],
    });
    await tx.product.delete({ where: { id }, select: { id: true } });
    return ok({ undoId, name: row.name });
  });
}

type DeletedProduct = Prisma.ProductGetPayload<{
  include: { sizes: true; enquiries: { select: { id: true } } };
}>;

/** Puts a deleted product back as it was, with its id, dates, picture and enquiries. */
export function restoreProduct(undoId: string): Promise<Result<string>> {
  return undoDelete("product", undoId, async (tx, kept) => {
    const { sizes, enquiries, ...row } = kept as DeletedProduct;
    await tx.product.create({
      data: { ...row, sizes: { create: sizes.map(({ axis, position, mm }) => ({ axis, position, mm })) } },
      select: { id: true },
    });
    const ids = enquiries.map((enquiry) => enquiry.id);
    for (let at = 0; at < ids.length; at += LINKED_AT_A_TIME) {
      const some = ids.slice(at, at + LINKED_AT_A_TIME);
      await tx.enquiry.updateMany({ where: { id: { in: some } }, data: { productId: row.id } });
    }
    return row.id;
  });
}

function columnsOf(input: ProductInput) {
  const { thickness, width, ...columns } = input;
  return {
    ...columns,
    thicknessMin: Math.min(...thickness),
    thicknessMax: Math.max(...thickness),
    widthMin: Math.min(...width),
    widthMax: Math.max(...width),
  };
}

function sizesOf({ thickness, width }: ProductInput) {
  return {
    create: [
      ...thickness.map((mm, position) => ({ axis: "thickness", position, mm })),
      ...width.map((mm, position) => ({ axis: "width", position, mm })),
    ],
  };
}
