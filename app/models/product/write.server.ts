import { setImmediate } from "node:timers/promises";
import { db, LONG_TRANSACTION } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { CENTRE } from "~/models/picture/focus";
import { deleteRow, type NewPictures, updateRow } from "~/models/picture/row.server";
import { newId } from "~/models/row/id.server";
import { newOrigin, type RowOrigin } from "~/models/row/origin.server";
import { type Saving, writeOnce } from "~/models/row/receipt.server";
import type { Result } from "~/models/row/result";
import { restoreRow, storeDeletedRow } from "~/models/row/undo.server";
import type { ProductInput } from "./form";
import { recogniseProduct } from "./recognition";

/** `focusX` and `focusY` in per cent; without them a new picture has its focus in the centre, and an old one keeps its own. */
export type ProductPicture = NewPictures<"image"> & {
  focusX?: number | undefined;
  focusY?: number | undefined;
};

/** An update takes at most 999 values, and three of them name a line. */
const LINKED_AT_A_TIME = 200;

/** Of products, with all their sizes. */
const ROWS_AT_A_TIME = 10;

export function createProduct(input: ProductInput, picture: ProductPicture = {}, saving: Saving = {}) {
  return writeOnce(saving.receiptId ?? null, (tx) => insertProduct(tx, input, picture));
}

export async function insertProduct(
  tx: Prisma.TransactionClient,
  input: ProductInput,
  picture: ProductPicture,
  { id, createdAt }: RowOrigin = newOrigin(),
): Promise<string> {
  const row = { id, createdAt, updatedAt: createdAt, ...columnsOfPicture(picture) };
  await tx.product.create({ data: { ...row, ...columnsOf(input) }, select: { id: true } });
  await tx.productSize.createMany({ data: sizesOf(id, input) });
  return id;
}

/** Many at once, in the order of a list: the first is the newest. */
export async function insertProducts(
  tx: Prisma.TransactionClient,
  inputs: readonly ProductInput[],
  now: Date,
): Promise<string[]> {
  const rows = inputs.map((input, index) => ({ id: newId(), at: new Date(now.getTime() - index), input }));
  await tx.product.createMany({
    data: rows.map(({ id, at, input }) => ({ id, createdAt: at, updatedAt: at, ...columnsOf(input) })),
  });
  await tx.productSize.createMany({ data: rows.flatMap(({ id, input }) => sizesOf(id, input)) });
  return rows.map(({ id }) => id);
}

export type ProductChange = {
  id: string;
  version: number;
  input: ProductInput;
  /** Of the input, those whose values are others than before: sizes that are not among them stay. */
  fields: readonly (keyof ProductInput)[];
  sample?: boolean;
};

/** False when somebody has changed it since `version`. It is nobody's sample any more, unless it becomes what it was. */
export async function changeProduct(
  tx: Prisma.TransactionClient,
  { id, version, input, fields, sample = false }: ProductChange,
  now: Date,
): Promise<boolean> {
  const { count } = await tx.product.updateMany({
    where: { id, version },
    data: { version: version + 1, updatedAt: now, sample, ...columnsOf(input) },
  });
  if (count === 0) return false;
  if (fields.includes("thickness") || fields.includes("width")) {
    await replaceSizes(tx, id, input);
  }
  return true;
}

async function replaceSizes(tx: Prisma.TransactionClient, id: string, input: ProductInput) {
  await tx.productSize.deleteMany({ where: { productId: id } });
  await tx.productSize.createMany({ data: sizesOf(id, input) });
}

export function updateProduct(
  id: string,
  input: ProductInput,
  picture: ProductPicture = {},
  saving: Saving = {},
): Promise<Result<string>> {
  const row = { version: { increment: 1 }, updatedAt: new Date(), sample: false };
  return updateRow(id, saving, {
    pictures: { image: picture.image },
    read: (tx) => tx.product.findUnique({ where: { id }, select: { version: true, image: true } }),
    async write(tx) {
      const data = { ...row, ...columnsOfPicture(picture), ...columnsOf(input) };
      await tx.product.update({ where: { id }, data, select: { id: true } });
      await replaceSizes(tx, id, input);
    },
  });
}

const wholeProduct = {
  sizes: true,
  enquiries: { select: { id: true } },
  enquiryLines: { select: { enquiryId: true, position: true, productName: true } },
} as const;

export function deleteProduct(id: string, version?: number) {
  return deleteRow("product", {
    version,
    read: (tx) => tx.product.findUnique({ where: { id }, include: wholeProduct }),
    remove: (tx) => tx.product.delete({ where: { id }, select: { id: true } }),
    picturesOf: ({ image }) => [image],
    nameOf: ({ name }) => name,
  });
}

type DeletedProduct = Prisma.ProductGetPayload<{ include: typeof wholeProduct }>;

export function restoreProduct(undoId: string): Promise<Result<string>> {
  return restoreRow("product", undoId, async (tx, stored) => {
    await putBack(tx, [stored as DeletedProduct]);
    return (stored as DeletedProduct).id;
  });
}

/** All or none of them; those that have gone already are left out. */
export function deleteProducts(ids: readonly string[]): Promise<{ undoId: string; count: number }> {
  return db.$transaction(async (tx) => {
    const rows: DeletedProduct[] = [];
    for (let at = 0; at < ids.length; at += ROWS_AT_A_TIME) {
      const where = { id: { in: ids.slice(at, at + ROWS_AT_A_TIME) } };
      rows.push(...(await tx.product.findMany({ where, include: wholeProduct })));
      await tx.product.deleteMany({ where });
      await setImmediate();
    }
    const files = rows.flatMap(({ image }) => image ?? []);
    const deleted = { kind: "products", rowId: newId(), row: rows, files } as const;
    return { undoId: await storeDeletedRow(tx, deleted), count: rows.length };
  }, LONG_TRANSACTION);
}

/** Answers how many. */
export function restoreProducts(undoId: string): Promise<Result<number>> {
  return restoreRow("products", undoId, async (tx, stored) => {
    const rows = stored as DeletedProduct[];
    for (let at = 0; at < rows.length; at += ROWS_AT_A_TIME) {
      await putBack(tx, rows.slice(at, at + ROWS_AT_A_TIME));
      await setImmediate();
    }
    return rows.length;
  });
}

async function putBack(tx: Prisma.TransactionClient, products: DeletedProduct[]) {
  await tx.product.createMany({
    data: products.map(({ sizes: _, enquiries: __, enquiryLines: ___, ...row }) => ({
      ...row,
      ...recogniseProduct(row),
    })),
  });
  await tx.productSize.createMany({ data: products.flatMap(({ sizes }) => sizes) });
  for (const { id, enquiries, enquiryLines } of products) {
    const ids = enquiries.map((enquiry) => enquiry.id);
    for (let at = 0; at < ids.length; at += LINKED_AT_A_TIME) {
      const some = ids.slice(at, at + LINKED_AT_A_TIME);
      await tx.enquiry.updateMany({ where: { id: { in: some } }, data: { productId: id } });
    }
    // Where the same size still stands: an enquiry may have been corrected meanwhile.
    for (let at = 0; at < enquiryLines.length; at += LINKED_AT_A_TIME) {
      const where = { productId: null, OR: enquiryLines.slice(at, at + LINKED_AT_A_TIME) };
      await tx.enquiryLine.updateMany({ where, data: { productId: id } });
    }
  }
}

function columnsOfPicture({ image, focusX, focusY }: ProductPicture) {
  return {
    ...(image === undefined ? {} : { image, focusX: CENTRE.x, focusY: CENTRE.y }),
    ...(focusX === undefined ? {} : { focusX }),
    ...(focusY === undefined ? {} : { focusY }),
  };
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

function sizesOf(productId: string, { thickness, width }: ProductInput) {
  return [
    ...thickness.map((mm, position) => ({ productId, axis: "thickness", position, mm })),
    ...width.map((mm, position) => ({ productId, axis: "width", position, mm })),
  ];
}
