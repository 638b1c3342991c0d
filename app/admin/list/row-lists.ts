import { plainPath } from "~/http/plain-path";
import { accountList } from "~/models/account/list";
import { blogList } from "~/models/blog/list";
import { productList } from "~/models/product/list";
import type { RowList } from "~/models/row/list";
import { testimonialList } from "~/models/testimonial/list";

export type TableKind = "product" | "blog" | "testimonial" | "account";

export const rowLists: Record<TableKind, RowList<never>> = {
  product: productList,
  blog: blogList,
  testimonial: testimonialList,
  account: accountList,
};

/** The list of an address; `/delete/{id}` is that of the admins. */
export function kindAt(pathname: string): TableKind {
  const path = plainPath(pathname);
  const kinds = Object.keys(rowLists) as TableKind[];
  return kinds.find((kind) => path.startsWith(rowLists[kind].path.toLowerCase())) ?? "account";
}
