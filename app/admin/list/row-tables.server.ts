import type { Row as FileRow } from "~/http/file/csv.server";
import { plainPath } from "~/http/plain-path";
import { accountList } from "~/models/account/list";
import { accountRows } from "~/models/account/list.server";
import { blogList } from "~/models/blog/list";
import { blogRows } from "~/models/blog/list.server";
import { enquiryFile } from "~/models/enquiry/file.server";
import { enquiryNarrowing } from "~/models/enquiry/filter";
import { enquiryList } from "~/models/enquiry/list";
import { streamEnquiryRows } from "~/models/enquiry/list.server";
import { productList } from "~/models/product/list";
import { productRows } from "~/models/product/list.server";
import { quotationFile } from "~/models/quotation/file.server";
import { quotationList, quotationNarrowing } from "~/models/quotation/list";
import { streamOffers } from "~/models/quotation/list.server";
import { cellOf, columnsIn, type List, type RowList, sortKeys, writeForFile } from "~/models/row/list";
import type { readerOf } from "~/models/row/list.server";
import { type ListQuery, type Narrowing, parseListQuery } from "~/models/row/list-query";
import type { Day } from "~/models/shop/day";
import { writeDay } from "~/models/shop/day.server";
import { testimonialList } from "~/models/testimonial/list";
import { testimonialRows } from "~/models/testimonial/list.server";
import type { TableKind } from "./row-lists";

type ListFile = {
  list: List<never>;
  narrowing?: Narrowing<object>;
  header: string[];
  read: (search: URLSearchParams) => AsyncIterable<FileRow[]>;
};

/** The rows of a list as its table and its file show them. */
function tableOf<Row extends { id: string }>(
  list: RowList<Row>,
  reader: Pick<ReturnType<typeof readerOf<Row>>, "page" | "all">,
) {
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
  const file: ListFile = {
    list,
    header: columns.map(({ label }) => label),
    async *read(search) {
      for await (const rows of reader.all(parseListQuery(search, sortKeys(list))))
        yield rows.map((row) => columns.map((column) => writeForFile(cellOf(row, column))));
    },
  };
  return {
    file,
    async page(query: ListQuery, perPage?: number) {
      const table = await reader.page(query, perPage);
      return { ...table, rows: table.rows.map(showRow) };
    },
  };
}

export const rowTables: Record<TableKind, ReturnType<typeof tableOf>> = {
  product: tableOf(productList, productRows),
  blog: tableOf(blogList, blogRows),
  testimonial: tableOf(testimonialList, testimonialRows),
  account: tableOf(accountList, accountRows),
};

const files: ListFile[] = [
  ...Object.values(rowTables).map(({ file }) => file),
  {
    list: enquiryList,
    narrowing: enquiryNarrowing,
    header: enquiryFile.header,
    async *read(search) {
      const query = parseListQuery(search, sortKeys(enquiryList), enquiryNarrowing);
      for await (const rows of streamEnquiryRows(query)) yield rows.flatMap(enquiryFile.rowsOf);
    },
  },
  {
    list: quotationList,
    narrowing: quotationNarrowing,
    header: quotationFile.header,
    async *read(search) {
      const query = parseListQuery(search, sortKeys(quotationList), quotationNarrowing);
      for await (const rows of streamOffers(query)) yield rows.flatMap(quotationFile.rowsOf);
    },
  },
];

/** Of the address of a list's file, which begins with that of the list. */
export function findFile(pathname: string): ListFile {
  const path = plainPath(pathname);
  const found = files.find(({ list }) => path.startsWith(list.path.toLowerCase()));
  if (!found) throw new Error(`No list has the file ${path}`);
  return found;
}
