import type { UnsentMail } from "~/models/mail/outbox.server";
import type { Column, List } from "~/models/row/list";
import { type ProductType, steelTypes } from "~/models/steel/kind";
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
  deliveryPlace: string | null;
  wantedOn: string | null;
  version: number;
  createdAt: Date;
  product: { id: string; name: string; type: ProductType } | null;
  lines: EnquiryLine[];
  mails: UnsentMail[];
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
    { key: "sizes", label: "Sizes", value: (row) => row.lines.map(writeSize).join("; "), shown },
    { key: "weight", label: "Weight kg", value: weigh, shown },
    { key: "deliveryPlace", label: "Delivery to", value: (row) => row.deliveryPlace, shown },
    { key: "wantedOn", label: "Wanted by", value: (row) => row.wantedOn, shown },
    { key: "sourcePage", label: "Page", value: (row) => row.sourcePage, shown },
    { key: "note", label: "Note", value: (row) => row.note, shown, searched: "note" },
  ],
};

/** `2 × 1250 × 2500 mm, 40 pieces (HR Sheet, IS 1079 HR1)`. */
function writeSize(line: EnquiryLine) {
  const grade = line.grade && !line.productName?.includes(line.grade) ? line.grade : null;
  const label = line.productName ?? (line.type && steelTypes[line.type].label);
  const about = [label, grade].filter(Boolean).join(", ");
  return about ? `${describeLine(line)} (${about})` : describeLine(line);
}

function weigh({ lines }: EnquiryRow) {
  return Math.round(lines.reduce((sum, line) => sum + line.weightKg, 0) * 100) / 100;
}
