import type { Prisma } from "~/generated/prisma/client";
import { deleteRow, type NewPictures, updateRow } from "~/models/picture/row.server";
import { newOrigin, type RowOrigin } from "~/models/row/origin.server";
import { type Saving, writeOnce } from "~/models/row/receipt.server";
import type { Result } from "~/models/row/result";
import { restoreRow } from "~/models/row/undo.server";
import type { TestimonialInput } from "./form";

export function createTestimonial(
  input: TestimonialInput,
  pictures: NewPictures<"picture"> = {},
  saving: Saving = {},
) {
  return writeOnce(saving.receiptId ?? null, (tx) => insertTestimonial(tx, input, pictures));
}

export async function insertTestimonial(
  tx: Prisma.TransactionClient,
  input: TestimonialInput,
  pictures: NewPictures<"picture">,
  { id, createdAt }: RowOrigin = newOrigin(),
): Promise<string> {
  const row = { id, createdAt, updatedAt: createdAt, ...pictures };
  await tx.testimonial.create({ data: { ...row, ...input }, select: { id: true } });
  return id;
}

export function updateTestimonial(
  id: string,
  input: TestimonialInput,
  pictures: NewPictures<"picture"> = {},
  saving: Saving = {},
): Promise<Result<string>> {
  const row = { ...pictures, version: { increment: 1 }, updatedAt: new Date(), sample: false };
  return updateRow(id, saving, {
    pictures,
    read: (tx) => tx.testimonial.findUnique({ where: { id }, select: { version: true, picture: true } }),
    write: (tx) => tx.testimonial.update({ where: { id }, data: { ...row, ...input }, select: { id: true } }),
  });
}

export function deleteTestimonial(id: string, version?: number) {
  return deleteRow("testimonial", {
    version,
    read: (tx) => tx.testimonial.findUnique({ where: { id } }),
    remove: (tx) => tx.testimonial.delete({ where: { id }, select: { id: true } }),
    picturesOf: ({ picture }) => [picture],
    nameOf: ({ fullName }) => fullName,
  });
}

export function restoreTestimonial(undoId: string): Promise<Result<string>> {
  return restoreRow("testimonial", undoId, async (tx, deleted) => {
    const row = deleted as Prisma.TestimonialGetPayload<object>;
    await tx.testimonial.create({ data: row, select: { id: true } });
    return row.id;
  });
}
