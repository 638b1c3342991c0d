import type { Column, RowList } from "~/models/row/list";
import type { ListQuery, Narrowing } from "~/models/row/list-query";
import type { QuotationRow } from "./read.server";
import { parseStatus, type QuotationStatus } from "./state";

const shown: Column<QuotationRow>["shown"] = ["table"];

export const quotationList: RowList<QuotationRow> = {
  kind: "quotation",
  label: "Quotation",
  title: "Quotations",
  path: "/adminquotations",
  file: "quotations",
  failure: "Failed to load quotations.",
  nameOf: (row) => row.number ?? `Draft for ${row.customer}`,
  editPath: "/editquotation/",
  open: "Open",
  add: { href: "/addquotation", label: "New quotation" },
  whenEmpty: "An enquiry becomes a quotation with one press, or begin with an empty one.",
  hint: "Number, customer, phone or email",
  columns: [
    { key: "number", label: "Number", shown, sort: "text", searched: "number" },
    { key: "customer", label: "Customer", shown, sort: "text", searched: "customer" },
    { key: "status", label: "State", shown },
    { key: "day", label: "Day", shown },
    { key: "validUntil", label: "Valid until", shown },
    { key: "total", label: "Total", shown },
    { key: "phone", label: "Phone", shown: [], searched: "phone" },
    { key: "email", label: "Email", shown: [], searched: "email" },
  ],
};

export type QuotationFilter = {
  status: QuotationStatus | null;
  /** As `2026-11`. */
  month: string | null;
};

export type QuotationQuery = ListQuery & QuotationFilter;

export const quotationNarrowing: Narrowing<QuotationFilter> = {
  status: { read: parseStatus },
  month: {
    read: (text) => (/^2\d{3}-(0[1-9]|1[0-2])$/.test(text) ? text : null),
    noun: "month",
    example: "2026-11",
  },
};
