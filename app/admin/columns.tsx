import type { AdminRow } from "~/models/admin-table.server";
import type { BlogRow } from "~/models/blog-table.server";
import type { ProductRow } from "~/models/product-table.server";
import { steelTypes } from "~/models/steel";
import { LocalDay } from "./local-day";
import type { RowColumn } from "./row-table";

/** The columns of the lists, as the dashboard and the lists themselves show them. */
export const productColumns: RowColumn<ProductRow>[] = [
  { label: "Product Name", sort: "name", cell: (row) => row.name },
  { label: "Product Type", sort: "type", cell: (row) => steelTypes[row.type].label },
  { label: "Created At", sort: "createdAt", cell: (row) => <LocalDay date={row.createdAt} /> },
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

export const adminColumns: RowColumn<AdminRow>[] = [
  { label: "Name", sort: "name", cell: (row) => row.fullName },
  { label: "Email", sort: "email", cell: (row) => row.email },
  { label: "CreatedAt", sort: "createdAt", cell: (row) => <LocalDay date={row.createdAt} /> },
];
