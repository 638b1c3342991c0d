import type { Quotation } from "~/generated/prisma/client";
import type { Column, RowList } from "~/models/row/list";
import { type ListQuery, writeListQuery } from "~/models/row/list-query";
import { cleanLine, cutCharacters } from "~/models/row/typed-text";
import { type QuotationStatus, quotationStatuses } from "./state";

/** The total is null while nothing can be added up. */
export type QuotationRow = Omit<
  Quotation,
  "status" | "fields" | "phoneKey" | "enquiryId" | "sample" | "updatedAt"
> & { status: QuotationStatus; enquiry: { id: string; reference: string } | null };

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
    { key: "number", label: "Number", value: (row) => row.number, shown, sort: "text", searched: "number" },
    {
      key: "customer",
      label: "Customer",
      value: (row) => row.customer,
      shown,
      sort: "text",
      searched: "customer",
    },
    { key: "status", label: "State", value: (row) => row.status, shown },
    { key: "day", label: "Day", value: (row) => row.day, shown },
    { key: "validUntil", label: "Valid until", value: (row) => row.validUntil, shown },
    { key: "total", label: "Total", value: (row) => row.total, shown },
    { key: "phone", label: "Phone", value: (row) => row.phone, shown: [], searched: "phone" },
    { key: "email", label: "Email", value: (row) => row.email, shown: [], searched: "email" },
  ],
};

const LONGEST_TYPED = 40;

export type QuotationFilter = {
  status: QuotationStatus | null;
  /** As `2026-11`. */
  month: string | null;
};

export function parseQuotationFilter(search: URLSearchParams): QuotationFilter {
  const month = search.get("month") ?? "";
  return {
    status: quotationStatuses.find((status) => status === search.get("status")) ?? null,
    month: /^2\d{3}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
  };
}

export function sayNoMonth(typed: string) {
  return `“${cutCharacters(cleanLine(typed), LONGEST_TYPED)}” is not a month: enter one such as 2026-11`;
}

export function writeQuotationPath(query: ListQuery, filter: QuotationFilter, path = quotationList.path) {
  return path + writeListQuery(query, filter);
}
