import type { AdminRow } from "~/models/account/list.server";
import type { BlogRow } from "~/models/blog/list.server";
import type { ProductRow } from "~/models/product/list.server";
import type { Day } from "~/models/shop/day";
import { steelTypes } from "~/models/steel/kind";
import { DayText } from "~/ui/day-text";
import type { RowColumn } from "./row-table";

/** A row with the day on which it was made. */
type Dated = { created: Day };

/** The columns of the lists, as the dashboard and the lists themselves show them. */
export const productColumns: RowColumn<ProductRow & Dated>[] = [
  { label: "Product Name", sort: "name", cell: (row) => row.name },
  { label: "Product Type", sort: "type", cell: (row) => steelTypes[row.type].label },
  { label: "Created At", sort: "createdAt", cell: (row) => <DayText day={row.created} /> },
];

export const blogColumns: RowColumn<BlogRow>[] = [
  { label: "Title", sort: "title", cell: (row) => row.title },
  { label: "Category", sort: "category", cell: (row) => row.category },
  { label: "Tags", sort: "tags", cell: (row) => row.tags },
];

export const testimonialColumns: RowColumn<{ id: string; fullName: string; description: string }>[] = [
  { label: "Name", sort: "name", cell: (row) => row.fullName },
  { label: "Description", sort: "description", cell: (row) => row.description },
];

export const adminColumns: RowColumn<AdminRow & Dated>[] = [
  { label: "Name", sort: "name", cell: (row) => row.fullName },
  { label: "Email", sort: "email", cell: (row) => row.email },
  { label: "CreatedAt", sort: "createdAt", cell: (row) => <DayText day={row.created} /> },
];
