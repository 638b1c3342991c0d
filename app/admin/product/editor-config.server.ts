import type { EditorConfig, StoredRow } from "~/admin/editor/config.server";
import { CENTRE } from "~/models/picture/focus";
import { CHOSEN } from "~/models/picture/tap";
import { copyPicture, dropPicture } from "~/models/picture/write.server";
import {
  AddProductForm,
  EditProductForm,
  type ProductInput,
  productFields,
  productFocusFields,
  productPictures,
} from "~/models/product/form";
import { findProduct, type Product } from "~/models/product/read.server";
import { productSuccess } from "~/models/product/success";
import { createProduct, type ProductPicture, updateProduct } from "~/models/product/write.server";
import { fieldsOfRow } from "~/models/row/field";
import { errorsByField, invalid, ok } from "~/models/row/result";

type ProductForm = {
  input: ProductInput;
  focus: { about: string; focusX: number | undefined; focusY: number | undefined };
  copied: string | null;
};

export function productConfig(id: string | undefined): EditorConfig<ProductForm> {
  const form = (id === undefined ? AddProductForm : EditProductForm).extend(productFocusFields);
  return {
    kind: "product",
    id,
    files: Object.keys(productPictures),
    check(fields) {
      const parsed = form.safeParse(Object.fromEntries(fields));
      if (!parsed.success) return invalid(errorsByField(parsed.error.issues));
      const { focusX, focusY, ...input } = parsed.data;
      const focus = { about: fields.get("focusOf") ?? "", focusX, focusY };
      return ok({ input, focus, copied: fields.get("pictureFrom") });
    },
    async save({ input, focus, copied }, { file }, { version, receiptId }) {
      if (id === undefined) {
        if (file === undefined && copied) return ok(await createCopy(input, focus, copied, receiptId));
        return ok(await createProduct(input, pictureOf(file, focus), { receiptId }));
      }
      const image = (await findProduct(id))?.image ?? null;
      return updateProduct(id, input, pictureOf(file, focus, image), { version, receiptId });
    },
    success: (saved) => (id === undefined ? added(saved) : edited),
    failure: { text: id === undefined ? "Error uploading:" : "Edit failed. Please try again: " },
    amend(fields, intent) {
      if (intent === "drop-file") fields.delete("pictureFrom");
    },
    find: async (asked) => asStored(await findProduct(asked)),
    missing: "Failed to fetch product",
  };
}

function asStored(product: Product | null): StoredRow | null {
  if (!product) return null;
  return {
    fields: [...fieldsOfRow(productFields, product), ...focusFieldsOf(product)],
    version: product.version,
    pictures: { file: product.image },
  };
}

/** A point of one picture says nothing about another one. */
function pictureOf(
  file: string | undefined,
  { about, focusX, focusY }: ProductForm["focus"],
  stored: string | null = null,
): ProductPicture {
  const fits = file === undefined ? about === stored : about === file || about === CHOSEN;
  return fits ? { image: file, focusX, focusY } : { image: file };
}

/** With the picture of the original: a row's files are its own, and go with it. */
async function createCopy(
  input: ProductInput,
  { about, focusX, focusY }: ProductForm["focus"],
  original: string,
  receiptId: string | null,
): Promise<string> {
  const image = await copyPicture(original);
  if (!image) return createProduct(input, {}, { receiptId });
  const picture = about === original ? { image, focusX, focusY } : { image };
  try {
    const id = await createProduct(input, picture, { receiptId });
    // Sent twice, it was saved with the first copy.
    if ((await findProduct(id))?.image !== image) await dropPicture(image);
    return id;
  } catch (error) {
    await dropPicture(image);
    throw error;
  }
}

function focusFieldsOf({ image, focus }: Product): [string, string][] {
  const { x, y } = focus ?? CENTRE;
  return image === null
    ? []
    : [
        ["pictureFrom", image],
        ["focusOf", image],
        ["focusX", String(x)],
        ["focusY", String(y)],
      ];
}

const edited = { to: "/adminallproduct", text: productSuccess.edited };

function added(id: string) {
  const links = [
    { href: "/addproduct", label: "Add another" },
    { href: `/editproduct/${id}`, label: "Edit" },
  ];
  return { to: "/mildStainless", text: productSuccess.added, links };
}
