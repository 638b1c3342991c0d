import * as blogs from "~/models/blog/read.server";
import * as products from "~/models/product/read.server";
import type { ListQuery } from "~/models/row/list-query";

/** Calls of every verb that asks the database, in all the ways that make other queries. In the order of the calls. */
export type Verbs = Record<string, () => unknown>;

const sheet = {
  name: "Sheet",
  type: "hotrolledsheet",
  brand: null,
  thickness: [1, 2, 40],
  width: [1000, 1250, 2000],
  purchaseNow: null,
  deliveryDays: "2",
  number: "2015550101",
} as const;
export const product = { ...sheet, thickness: [...sheet.thickness], width: [...sheet.width] };
export const block = { type: "Rust", text: "<p>Rust</p>", plain: "Rust", items: ["one", "two"] };
export const person = { fullName: "Ann", designation: "Buyer", rating: 5, description: "Good" };
export const range = { skip: 3, take: 10 };
export const first = { q: "", sort: null, dir: "asc", page: 2 } as const;

export async function idOf(table: "product" | "blog"): Promise<string> {
  const read = { product: () => products.listFullProducts(range), blog: () => blogs.listFullBlogs(range) };
  const [row] = await read[table]();
  if (!row) throw new Error(`There is no ${table}`);
  return row.id;
}

export async function drain(rows: AsyncGenerator<unknown> | null) {
  for await (const _ of rows ?? []);
}

/** A table of the back office in all its orders, searched and not. */
export function tableVerbs(
  name: string,
  sorts: string[],
  page: (query: ListQuery) => Promise<unknown>,
  all: (query: ListQuery) => AsyncGenerator<unknown>,
) {
  const queries = [
    first,
    { ...first, page: 99_999 },
    ...sorts.flatMap((sort) => (["asc", "desc"] as const).map((dir) => ({ ...first, sort, dir }))),
  ];
  return {
    [`list${name}Rows`]: async () => {
      for (const query of queries) await page(query);
    },
    [`stream${name}Rows`]: () => drain(all(first)),
  };
}
