import type { Column, List } from "~/models/row/list";
import type { ProductType } from "~/models/steel/kind";
import type { EnquiryLine, EnquiryStatus } from "./form";
import { describeLine } from "./line";

export type EnquiryRow = {
  id: string;
  reference: string;
  name: string;
  phone: string;
  phoneKey: string;
  email: string | null;
  message: string;
  status: EnquiryStatus;
  suspicion: string | null;
  note: string | null;
  sourcePage: string | null;
  version: number;
  createdAt: Date;
  product: { id: string; name: string; type: ProductType } | null;
  lines: EnquiryLine[];
};

/** The inbox shows an enquiry as a card, so that its columns are those of the file. */
const shown = ["csv"] as const satisfies Column<EnquiryRow>["shown"];

export const enquiryList: List<EnquiryRow> = {
  title: "Enquiries",
  path: "/adminenquiries",
  file: "enquiries",
  failure: "Failed to load enquiries.",
  hint: "Name, phone, reference or words",
  columns: [
    { key: "reference", label: "Reference", value: (row) => row.reference, shown, searched: "reference" },
    { key: "createdAt", label: "Received", value: (row) => row.createdAt, shown, sort: "value" },
    { key: "status", label: "Status", value: (row) => row.status, shown },
    { key: "name", label: "Name", value: (row) => row.name, shown, sort: "text", searched: "name" },
    { key: "phone", label: "Phone", value: (row) => row.phone, shown, searched: "phone" },
    { key: "email", label: "Email", value: (row) => row.email, shown, searched: "email" },
    { key: "message", label: "Message", value: (row) => row.message, shown, searched: "message" },
    { key: "product", label: "Product", value: (row) => row.product?.name ?? null, shown },
    { key: "sizes", label: "Sizes", value: (row) => row.lines.map(describeLine).join("; "), shown },
    { key: "weight", label: "Weight kg", value: weigh, shown },
    { key: "sourcePage", label: "Page", value: (row) => row.sourcePage, shown },
    { key: "note", label: "Note", value: (row) => row.note, shown, searched: "note" },
  ],
};

function weigh({ lines }: EnquiryRow) {
  return Math.round(lines.reduce((sum, line) => sum + line.weightKg, 0) * 100) / 100;
}
