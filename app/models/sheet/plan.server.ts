import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { AddProductForm, EditProductForm, type ProductInput } from "~/models/product/form";
import { listProductsWhole, type Product } from "~/models/product/read.server";
import { isId } from "~/models/row/id.server";
import { cellsOfProduct, codeOfType, labelOfField, type SheetField, sheetFields } from "./column";
import type { SheetLine } from "./file.server";

/** Lines looked at between two turns of the event loop. */
const AT_A_TIME = 50;

export type Change = { field: SheetField; label: string; from: string; to: string };

type PlannedLine =
  | { outcome: "added"; line: number; name: string; input: ProductInput }
  | {
      outcome: "changed";
      line: number;
      name: string;
      id: string;
      version: number;
      input: ProductInput;
      changes: Change[];
    }
  | { outcome: "same"; line: number }
  | { outcome: "refused"; line: number; name: string; messages: string[] };

/** `digest` differs when anything that the plan was made of has changed since. */
export type Plan = { lines: PlannedLine[]; digest: string };

/** What bringing the lines in would do; nothing is written. A cell of a column that is not there stays as it is. */
export async function planSheet(lines: readonly SheetLine[]): Promise<Plan> {
  const planned: PlannedLine[] = [];
  const seen = new Set<string>();
  const hash = createHash("sha256");
  for (let at = 0; at < lines.length; at += AT_A_TIME) {
    const some = lines.slice(at, at + AT_A_TIME);
    const products = new Map(
      (await listProductsWhole(some.map(({ id }) => id).filter(isId))).map((product) => [
        product.id,
        product,
      ]),
    );
    for (const line of some) {
      const one = planLine(line, products.get(line.id) ?? null, seen);
      planned.push(one);
      hash.update(JSON.stringify([line.line, one.outcome, line.id, products.get(line.id)?.version ?? 0]));
    }
    await setImmediate();
  }
  return { lines: planned, digest: hash.digest("hex") };
}

function planLine({ line, id, cells }: SheetLine, product: Product | null, seen: Set<string>): PlannedLine {
  const name = cells.name?.trim() || product?.name || "";
  const refuse = (...messages: string[]) => ({ outcome: "refused" as const, line, name, messages });
  if (id !== "" && !product)
    return refuse("Id: there is no product with this id; leave it empty for a new one");
  if (id !== "" && seen.has(id)) return refuse("Id: an earlier line is the same product");
  if (id !== "") seen.add(id);
  const before = product && cellsOfProduct(product);
  const after = { ...before, ...cells, type: codeOfType(cells.type ?? before?.type ?? "") };
  const parsed = (product ? EditProductForm : AddProductForm).safeParse(after);
  if (!parsed.success) {
    return refuse(
      ...parsed.error.issues.map(({ path, message }) => `${labelOfField(String(path[0]))}: ${message}`),
    );
  }
  if (!product || !before) return { outcome: "added", line, name: parsed.data.name, input: parsed.data };
  const now = cellsOfProduct({ ...product, ...parsed.data });
  const changes = sheetFields
    .filter((field) => now[field] !== before[field])
    .map((field) => ({ field, label: labelOfField(field), from: before[field], to: now[field] }));
  if (changes.length === 0) return { outcome: "same", line };
  const { version } = product;
  return { outcome: "changed", line, name: product.name, id, version, input: parsed.data, changes };
}
