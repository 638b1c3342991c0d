import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { Prisma } from "~/generated/prisma/client";
import { doubtSizes } from "~/models/product/doubt";
import { AddProductForm, EditProductForm, type ProductInput } from "~/models/product/form";
import { listProductsWhole, type Product } from "~/models/product/read.server";
import { isId } from "~/models/row/id.server";
import { askRows } from "~/models/row/sql.server";
import { cleanLine } from "~/models/text/typed-text";
import { productTypes, steelTypes } from "~/steel/kind";
import { cellsOfProduct, labelOfField, type SheetField, sheetFields } from "./column";
import type { SheetLine } from "./file.server";
import { findType } from "./heading";
import { quote, saySurplus } from "./record.server";

/** Lines looked at between two turns of the event loop. */
const AT_A_TIME = 10;

type Change = { field: SheetField; label: string; from: string; to: string };

type PlannedLine =
  /** `isKnown`: there is a product of that name. `read` is what its type and sizes were taken for. */
  | {
      outcome: "added";
      line: number;
      name: string;
      read: string;
      input: ProductInput;
      isKnown: boolean;
    }
  | {
      outcome: "changed";
      line: number;
      name: string;
      id: string;
      version: number;
      input: ProductInput;
      before: ProductInput;
      changes: Change[];
    }
  | { outcome: "same"; line: number }
  | { outcome: "refused"; line: number; name: string; messages: string[] };

/** `digest` differs when anything that the plan was made of has changed since. */
export type Plan = { lines: PlannedLine[]; digest: string };

/**
 * What bringing the lines in would do; nothing is written. A cell of a column that is not there stays as it is. With
 * `byName` a line without an id is the product of its name, where there is one.
 */
export async function planSheet(lines: readonly SheetLine[], byName = false): Promise<Plan> {
  const planned: PlannedLine[] = [];
  const seen = new Set<string>();
  const hash = createHash("sha256");
  for (let at = 0; at < lines.length; at += AT_A_TIME) {
    const some = lines.slice(at, at + AT_A_TIME);
    const named = await findNamesakes(some.filter(({ id }) => id === "").map(({ cells }) => nameOf(cells)));
    const found = byName ? [...named.values()].flatMap((ids) => (ids.length === 1 ? ids : [])) : [];
    const ids = [...some.map(({ id }) => id).filter(isId), ...found];
    const products = new Map((await listProductsWhole(ids)).map((product) => [product.id, product]));
    for (const line of some) {
      const alike = line.id === "" ? (named.get(keyOfName(nameOf(line.cells))) ?? []) : [];
      const id = byName && alike.length === 1 ? (alike[0] ?? "") : line.id;
      const product = products.get(id) ?? null;
      const one =
        byName && alike.length > 1
          ? refuseNamesakes(line, alike.length)
          : planLine({ ...line, id }, product, seen);
      planned.push(one.outcome === "added" ? { ...one, isKnown: alike.length > 0 } : one);
      hash.update(JSON.stringify([line.line, one.outcome, id, product?.version ?? 0, alike.length]));
    }
    await setImmediate();
  }
  return { lines: planned, digest: hash.digest("hex") };
}

/** Ids of products by their names, regardless of case as the index has it. */
async function findNamesakes(names: string[]): Promise<Map<string, string[]>> {
  const known = new Map<string, string[]>();
  const asked = [...new Set(names.filter((name) => name !== ""))];
  if (asked.length === 0) return known;
  const rows = await askRows(
    z.object({ id: z.string(), name: z.string() }),
    Prisma.sql`SELECT "id", "name" FROM "Product" WHERE "name" COLLATE NOCASE IN (${Prisma.join(asked)})`,
  );
  for (const { id, name } of rows) known.set(keyOfName(name), [...(known.get(keyOfName(name)) ?? []), id]);
  return known;
}

function nameOf({ name = "" }: SheetLine["cells"]) {
  return cleanLine(name);
}

function keyOfName(name: string) {
  return name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function refuseNamesakes({ line, cells }: SheetLine, count: number): PlannedLine {
  const messages = [`Name: ${count} products have this name; give the id of one`];
  return { outcome: "refused", line, name: nameOf(cells), messages };
}

function planLine(
  { line, id, cells, surplus, mayHaveDecimalCommas }: SheetLine,
  product: Product | null,
  seen: Set<string>,
): PlannedLine {
  const name = nameOf(cells) || product?.name || "";
  const refuse = (...messages: string[]) => ({ outcome: "refused" as const, line, name, messages });
  if (surplus.length > 0) return refuse(saySurplus(surplus));
  if (id !== "" && !product)
    return refuse("Id: there is no product with this id; leave it empty for a new one");
  if (id !== "" && seen.has(id)) return refuse("Id: an earlier line is the same product");
  if (id !== "") seen.add(id);
  const before = product && cellsOfProduct(product);
  const type = cells.type ?? before?.type ?? "";
  const after = { ...before, ...cells, type: findType(type) ?? type };
  const parsed = (product ? EditProductForm : AddProductForm).safeParse(after);
  if (!parsed.success) {
    return refuse(
      ...parsed.error.issues.map(({ path, message }) => sayRefusal(String(path[0]), message, cells)),
    );
  }
  const doubts = findDoubts(cells, before, mayHaveDecimalCommas);
  if (doubts.length > 0) return refuse(...doubts);
  if (!product || !before) {
    const whole = JSON.stringify(parsed.data);
    if (seen.has(whole)) return refuse("An earlier line is the same new product");
    seen.add(whole);
    const { type, thickness, width } = cellsOfProduct(parsed.data);
    const read = `${type}, ${thickness} × ${width} mm`;
    return { outcome: "added", line, name: parsed.data.name, read, input: parsed.data, isKnown: false };
  }
  const now = cellsOfProduct({ ...product, ...parsed.data });
  const changes = sheetFields
    .filter((field) => now[field] !== before[field])
    .map((field) => ({ field, label: labelOfField(field), from: before[field], to: now[field] }));
  if (changes.length === 0) return { outcome: "same", line };
  const { version } = product;
  return {
    outcome: "changed",
    line,
    name: product.name,
    id,
    version,
    input: parsed.data,
    before: inputOf(product),
    changes,
  };
}

function inputOf(product: Product): ProductInput {
  return Object.fromEntries(sheetFields.map((field) => [field, product[field]])) as ProductInput;
}

/** Nobody can be asked: a size that the form would ask about, or a text that nobody has typed, is refused unless it stood there before. */
function findDoubts(
  cells: SheetLine["cells"],
  before: Record<SheetField, string> | null,
  mayHaveDecimalCommas: boolean,
): string[] {
  const texts = (["name", "brand", "deliveryDays", "purchaseNow"] as const).flatMap((field) => {
    const to = cells[field] ?? "";
    const fault = findSpoilt(before?.[field] ?? "", to);
    return fault ? [`${labelOfField(field)}: ${quote(to)}: ${fault}`] : [];
  });
  const sizes = (["thickness", "width"] as const).flatMap((field) => {
    const text = cells[field] ?? "";
    if (text === before?.[field]) return [];
    if (mayHaveDecimalCommas && /\p{Nd}[,，]\p{Nd}/u.test(text))
      return [`${labelOfField(field)}: ${quote(text)}: ${DECIMAL_COMMA}`];
    const typed = { thickness: "", width: "", [field]: text };
    const doubt = doubtSizes(typed, OTHERWISE[field])[field];
    return doubt ? [`${labelOfField(field)}: ${doubt}`] : [];
  });
  return [...texts, ...sizes];
}

const MONTH =
  "(?:jan|f[eé]v|feb|m[aäá]r|a[pvb]r|ma[iyg]|jui|jun|jul|giu|lug|a[uo][gû]|ago|sep|set|o[ckt]t|nov|d[eé][cz]|dic|gen|ene)\\p{L}*\\.?";

/** `05-Mar`, `Oct-15`, `15-Oct-26`, `03/05/2026`. */
const DATE = new RegExp(
  `^(?:\\d{1,2}(?:[-/]|\\. ?)${MONTH}(?:[-/ ]\\d{2,4})?|${MONTH}-\\d{2}|\\d{1,2}([-/.])\\d{1,2}\\1\\d{4}|\\d{4}-\\d{1,2}-\\d{1,2})$`,
  "iu",
);

/** `#N/A`, `#REF!`, `#NV` and `#N/D` in German and Spanish, `Err:508` in LibreOffice. */
const FAILED = /^(?:#(?:N\/[AD]|NV|¡?[\p{Lu}\d/]+[!?])|Err:\d{3})$/u;

/** What a spreadsheet program has made of a text unasked. */
function findSpoilt(from: string, to: string): string | null {
  if (to === from) return null;
  if (FAILED.test(to)) return "a formula has failed; write its value";
  const [, first, last] = /^(\d{1,2}) ?[-–/.] ?(\d{1,2})$/.exec(from) ?? [];
  if (first && DATE.test(to)) return `a date was made of ${from}; write ${first} to ${last}`;
  // Of a code page that does not have them.
  const isLost = (sign: string, at: number) => /[?_]/.test(sign) && from.charCodeAt(at) > 127;
  const isSpoilt =
    to.length === from.length && to.split("").every((sign, at) => sign === from[at] || isLost(sign, at));
  return isSpoilt ? "letters were lost; save the file as CSV UTF-8" : null;
}

const OTHERWISE = { thickness: "put a space after the comma for two", width: "enter it in the product form" };

const DECIMAL_COMMA =
  "this may be a decimal comma: write 2.5 for two and a half, or 2, 5 with a space for two values";

function sayRefusal(field: string, message: string, cells: SheetLine["cells"]) {
  const label = labelOfField(field);
  const typed: Record<string, string | undefined> = cells;
  const text = typed[field]?.trim() ?? "";
  if (text === "") return `${label}: ${message}`;
  if (field === "type") return `${label}: ${quote(text)} is not one of ${TYPES}`;
  return `${label}: ${quote(text)}: ${message}`;
}

const TYPES = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(
  productTypes.map((type) => steelTypes[type].label),
);
