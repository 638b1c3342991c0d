import type { Prisma } from "~/generated/prisma/client";
import { addRows } from "~/models/row/columns.server";
import type { NewPictures, Saving } from "~/models/row/kind";
import { newOrigin, type RowOrigin } from "~/models/row/origin.server";
import type { Result } from "~/models/row/result";
import { restoreRow } from "~/models/row/undo.server";
import { createRow, deleteRow, updateRow } from "~/models/row/write.server";
import type { ProductInput } from "./form";
import { recogniseProduct } from "./recognition";

/** An update takes at most 999 values. */
const LINKED_AT_A_TIME = 500;

export function createProduct(
  input: ProductInput,
  pictures: NewPictures<"product"> = {},
  saving: Saving = {},
) {
  return createRow((tx) => insertProduct(tx, input, pictures), saving);
}

export async function insertProduct(
  tx: Prisma.TransactionClient,
  input: ProductInput,
  pictures: NewPictures<"product">,
  { id, createdAt }: RowOrigin = newOrigin(),
): Promise<string> {
  const row = { id, createdAt, updatedAt: createdAt, ...pictures };
  await addRows(tx, "Product", [{ ...row, ...columnsOf(input) }]);
  await addRows(
    tx,
    "ProductSize",
    sizesOf(input).map((size) => ({ productId: id, ...size })),
  );
  return id;
}

export function updateProduct(
  id: string,
  input: ProductInput,
  pictures: NewPictures<"product"> = {},
  saving: Saving = {},
): Promise<Result<string>> {
  return updateRow("product", id, pictures, saving, async (tx) => {
    const row = { ...pictures, version: { increment: 1 }, updatedAt: new Date() };
    await tx.productSize.deleteMany({ where: { productId: id } });
    await tx.product.update({
      where: { id },
      data: { ...row, ...columnsOf(input), sizes: { create: sizesOf(input) } },
      select: { id: true },
    });
  });
}

const wholeProduct = { sizes: true, enquiries: { select: { id: true } } } as const;

export function deleteProduct(id: string) {
  return deleteRow(
    "product",
    (tx) => tx.product.findUnique({ where: { id }, include: wholeProduct }),
    ({ name }) => name,
  );
}

type DeletedProduct = Prisma.ProductGetPayload<{ include: typeof wholeProduct }>;

export function restoreProduct(undoId: string): Promise<Result<string>> {
  return restoreRow("product", undoId, async (tx, stored) => {
    const { sizes, enquiries, ...row } = stored as DeletedProduct;
    const sizeRows = sizes.map(({ axis, position, mm }) => ({ axis, position, mm }));
    await tx.product.create({
      data: { ...row, ...recogniseProduct(row), sizes: { create: sizeRows } },
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
    ...recogniseProduct(input),
    thicknessMin: Math.min(...thickness),
    thicknessMax: Math.max(...thickness),
    widthMin: Math.min(...width),
    widthMax: Math.max(...width),
  };
}

function sizesOf({ thickness, width }: ProductInput) {
  return [
    ...thickness.map((mm, position) => ({ axis: "thickness", position, mm })),
    ...width.map((mm, position) => ({ axis: "width", position, mm })),
  ];
}
