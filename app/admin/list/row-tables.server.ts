import { accountList } from "~/models/account/list";
import { listAdminRows, streamAdminRows } from "~/models/account/list.server";
import { blogList } from "~/models/blog/list";
import { listBlogRows, streamBlogRows } from "~/models/blog/list.server";
import { productList } from "~/models/product/list";
import { listProductRows, streamProductRows } from "~/models/product/list.server";
import { cellOf, columnsIn, type RowList, writeForFile } from "~/models/row/list";
import type { ListRows, StreamRows } from "~/models/row/list.server";
import type { ListQuery } from "~/models/row/list-query";
import type { Day } from "~/models/shop/day";
import { writeDay } from "~/models/shop/day.server";
import { testimonialList } from "~/models/testimonial/list";
import { listTestimonialRows, streamTestimonialRows } from "~/models/testimonial/list.server";
import type { TableKind } from "./row-lists";

/** The rows of a list as its table and its file show them. */
function tableOf<Row extends { id: string }>(list: RowList<Row>, page: ListRows<Row>, all: StreamRows<Row>) {
  const columns = columnsIn(list, "csv");
  /** Days are written here, in the site's time zone and language. */
  const showRow = (row: Row) => {
    const [cells, days]: [Record<string, string | null>, Record<string, Day>] = [{}, {}];
    for (const column of list.columns) {
      const { key, short } = column;
      const content = cellOf(row, column);
      if (content instanceof Date) days[key] = writeDay(content);
      else cells[key] = short ? short(row) : (content?.toString() ?? null);
    }
    return { id: row.id, name: list.nameOf(row), cells, days };
  };
  return {
    async page(query: ListQuery, perPage?: number) {
      const table = await page(query, perPage);
      return { ...table, rows: table.rows.map(showRow) };
    },
    async *lines(query: ListQuery) {
      for await (const rows of all(query))
        yield rows.map((row) => columns.map((column) => writeForFile(cellOf(row, column))));
    },
  };
}

export const rowTables: Record<TableKind, ReturnType<typeof tableOf>> = {
  product: tableOf(productList, listProductRows, streamProductRows),
  blog: tableOf(blogList, listBlogRows, streamBlogRows),
  testimonial: tableOf(testimonialList, listTestimonialRows, streamTestimonialRows),
  account: tableOf(accountList, listAdminRows, streamAdminRows),
};
