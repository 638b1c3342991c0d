import type { EditorConfig, StoredRow } from "~/admin/editor/config.server";
import { CENTRE } from "~/models/picture/focus";
import { CHOSEN } from "~/models/picture/tap";
import { copyPicture, dropPicture } from "~/models/picture/write.server";
import { doubtSizes, TICK } from "~/models/product/doubt";
import {
  AddProductForm,
  EditProductForm,
  type ProductInput,
  productFields,
  productFocusFields,
  productPictures,
} from "~/models/product/form";
import { productSuccess } from "~/models/product/list";
import { findProduct, type Product } from "~/models/product/read.server";
import { createProduct, type ProductPicture, updateProduct } from "~/models/product/write.server";
import { fieldsOfRow } from "~/models/row/field";
import { checkForm, type FieldErrors, invalid, ok } from "~/models/row/result";
import { steelTypes } from "~/steel/kind";

type Focus = { about: string; focusX: number | undefined; focusY: number | undefined };

export function productConfig(id: string | undefined): EditorConfig {
  const form = (id === undefined ? AddProductForm : EditProductForm).extend(productFocusFields);
  // A form that is sent twice is not checked again, since each of the four shows every product.
  let path = "/product";
  return {
    kind: "product",
    id,
    files: Object.keys(productPictures),
    async check(fields) {
      const checked = checkForm(form, fields);
      if (!checked.ok) return checked;
      const doubts = fields.has("sure") ? {} : await findDoubts(id, fields);
      if (Object.keys(doubts).length > 0) return invalid(doubts);
      const { focusX, focusY, ...input } = checked.value;
      path = steelTypes[input.type].detailPath;
      const focus = { about: fields.get("focusOf") ?? "", focusX, focusY };
      const copied = fields.get("pictureFrom");
      return ok(async ({ file }, { version, receiptId }) => {
        if (id !== undefined) {
          const image = (await findProduct(id))?.image ?? null;
          return updateProduct(id, input, pictureOf(file, focus, image), { version, receiptId });
        }
        if (file === undefined && copied) return ok(await createCopy(input, focus, copied, receiptId));
        return ok(await createProduct(input, pictureOf(file, focus), { receiptId }));
      });
    },
    success: (saved) => (id === undefined ? added(saved, path) : edited),
    failure: { text: id === undefined ? "Error uploading:" : "Edit failed. Please try again: " },
    amend({ fields }, intent) {
      if (intent === "drop-file") fields.delete("pictureFrom");
    },
    find: async (asked) => asStored(await findProduct(asked)),
    missing: "Failed to fetch product",
    begin: async (search) => {
      const given = sizeFields.flatMap((name): [string, string][] => {
        const value = search.get(name);
        return value ? [[name, value]] : [];
      });
      return given.length > 0 ? given : null;
    },
  };
}

/** Of sizes that are stored already nothing is asked. */
async function findDoubts(id: string | undefined, fields: URLSearchParams): Promise<FieldErrors> {
  const typed = { thickness: fields.get("thickness") ?? "", width: fields.get("width") ?? "" };
  const doubts = doubtSizes(typed, TICK);
  const product = id && Object.keys(doubts).length > 0 ? await findProduct(id) : null;
  const stored = new URLSearchParams(asStored(product)?.fields);
  return Object.fromEntries(
    Object.entries(doubts)
      .filter(([name]) => fields.get(name) !== stored.get(name))
      .map(([name, message]) => [name, [message]]),
  );
}

/** Of a size that nobody sells yet (`/admindemand`). */
const sizeFields = ["type", "thickness", "width"] as const satisfies (keyof typeof productFields)[];

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
  file: string | null | undefined,
  { about, focusX, focusY }: Focus,
  stored: string | null = null,
): ProductPicture {
  const fits = file === undefined ? about === stored : about === file || about === CHOSEN;
  return fits ? { image: file, focusX, focusY } : { image: file };
}

/** With the picture of the original: a row's files are its own, and go with it. */
async function createCopy(
  input: ProductInput,
  { about, focusX, focusY }: Focus,
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

function added(id: string, path: string) {
  const links = [
    { href: `${path}/${id}`, label: "See it" },
    { href: "/addproduct", label: "Add another" },
    { href: `/editproduct/${id}`, label: "Edit" },
  ];
  return { to: "/mildStainless", text: productSuccess.added, links };
}
