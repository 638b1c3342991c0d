import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { removePicture } from "~/models/picture/write.server";
import { newOrigin, type RowOrigin } from "~/models/row/origin.server";
import { answerOnce, findAnswer, keepAnswer } from "~/models/row/receipt.server";
import { notFound, ok, type Result, stale } from "~/models/row/result";
import { keepDeletedRow, undoDelete } from "~/models/row/undo.server";
import type { TestimonialInput } from "./form";

/** Adds a testimonial and answers its id. `receiptId` is the form's one-time id: sent twice, it adds one. */
export function createTestimonial(
  input: TestimonialInput,
  picture?: string,
  receiptId: string | null = null,
) {
  return answerOnce(receiptId, (tx) => insertTestimonial(tx, input, picture));
}

/** Adds the row within a transaction of the caller's; a testimonial from elsewhere keeps its id and date. */
export async function insertTestimonial(
  tx: Prisma.TransactionClient,
  input: TestimonialInput,
  picture?: string,
  { id, createdAt }: RowOrigin = newOrigin(),
): Promise<string> {
  await tx.testimonial.create({
    data: { id, ...input, picture: picture ?? null, createdAt, updatedAt: createdAt },
    select: { id: true },
  });
  return id;
}

/**
 * Saves a testimonial; with `version`, only over that version. Sent twice under one `receiptId`, it is saved once. A
 * replaced picture's files go after the commit.
 */
export async function updateTestimonial(
  id: string,
  input: TestimonialInput,
  picture: string | undefined,
  version?: number,
  receiptId: string | null = null,
): Promise<Result<string>> {
  const result = await db.$transaction(async (tx) => {
    if ((await findAnswer(receiptId, tx)) !== null) return ok(null);
    const before = await tx.testimonial.findUnique({
      where: { id },
      select: { picture: true, version: true },
    });
    if (!before) return notFound;
    if (version !== undefined && before.version !== version) return stale;
    await tx.testimonial.update({
      where: { id },
      data: {
        ...input,
        ...(picture === undefined ? {} : { picture }),
        version: { increment: 1 },
        updatedAt: new Date(),
      },
      select: { id: true },
    });
    await keepAnswer(tx, receiptId, id);
    return ok(picture === undefined ? null : before.picture);
  });
  if (!result.ok) return result;
  if (result.value) await removePicture(result.value);
  return ok(id);
}

/** Deletes a testimonial; it can be taken back for ten minutes under the id answered. */
export function deleteTestimonial(id: string): Promise<Result<{ undoId: string; name: string }>> {
  return db.$transaction(async (tx) => {
    const row = await tx.testimonial.findUnique({ where: { id } });
    if (!row) return notFound;
    const files = row.picture ? [row.picture] : [];
    const undoId = await keepDeletedRow(tx, { noun: "testimonial", rowId: id, row, files });
    await tx.testimonial.delete({ where: { id }, select: { id: true } });
    return ok({ undoId, name: row.fullName });
  });
}

/** Puts a deleted testimonial back as it was. */
export function restoreTestimonial(undoId: string): Promise<Result<string>> {
  return undoDelete("testimonial", undoId, async (tx, kept) => {
    const row = kept as Prisma.TestimonialGetPayload<object>;
    await tx.testimonial.create({ data: row, select: { id: true } });
    return row.id;
  });
}
