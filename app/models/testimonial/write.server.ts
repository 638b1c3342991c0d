import type { Prisma } from "~/generated/prisma/client";
import type { NewPictures, Saving } from "~/models/row/kind";
import { newOrigin, type RowOrigin } from "~/models/row/origin.server";
import type { Result } from "~/models/row/result";
import { restoreRow } from "~/models/row/undo.server";
import { createRow, deleteRow, updateRow } from "~/models/row/write.server";
import type { TestimonialInput } from "./form";

export function createTestimonial(
  input: TestimonialInput,
  pictures: NewPictures<"testimonial"> = {},
  saving: Saving = {},
) {
  return createRow((tx) => insertTestimonial(tx, input, pictures), saving);
}

export async function insertTestimonial(
  tx: Prisma.TransactionClient,
  input: TestimonialInput,
  pictures: NewPictures<"testimonial">,
  { id, createdAt }: RowOrigin = newOrigin(),
): Promise<string> {
  const row = { id, createdAt, updatedAt: createdAt, ...pictures };
  await tx.testimonial.create({ data: { ...row, ...input }, select: { id: true } });
  return id;
}

export function updateTestimonial(
  id: string,
  input: TestimonialInput,
  pictures: NewPictures<"testimonial"> = {},
  saving: Saving = {},
): Promise<Result<string>> {
  return updateRow("testimonial", id, pictures, saving, (tx) => {
    const row = { ...pictures, version: { increment: 1 }, updatedAt: new Date() };
    return tx.testimonial.update({ where: { id }, data: { ...row, ...input }, select: { id: true } });
  });
}

export function deleteTestimonial(id: string) {
  return deleteRow(
    "testimonial",
    (tx) => tx.testimonial.findUnique({ where: { id } }),
    ({ fullName }) => fullName,
  );
}

export function restoreTestimonial(undoId: string): Promise<Result<string>> {
  return restoreRow("testimonial", undoId, async (tx, deleted) => {
    const row = deleted as Prisma.TestimonialGetPayload<object>;
    await tx.testimonial.create({ data: row, select: { id: true } });
    return row.id;
  });
}
