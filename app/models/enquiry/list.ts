import type { Enquiry } from "~/generated/prisma/client";
import type { UnsentMail } from "~/models/mail/outbox.server";
import type { Column, List } from "~/models/row/list";
import type { ProductType } from "~/steel/kind";
import { AS_WRITTEN, type EnquiryStatus } from "./form";
import type { Line } from "./line";

export type EnquiryRow = Omit<Enquiry, "status" | "productId" | "updatedAt"> & {
  status: EnquiryStatus;
  product: { id: string; name: string; type: ProductType } | null;
  lines: Line[];
  mails: UnsentMail[];
};

/** The inbox shows an enquiry as a card, and its file has a row a size (file.server.ts). */
const shown: Column<EnquiryRow>["shown"] = [];

export const enquiryList: List<EnquiryRow> = {
  title: "Enquiries",
  path: "/adminenquiries",
  file: "enquiries",
  failure: "Failed to load enquiries.",
  hint: "Name, phone, reference or words",
  columns: [
    { key: "reference", label: "Reference", value: (row) => row.reference, shown, searched: "reference" },
    { key: "createdAt", label: "Received", value: (row) => row.createdAt, shown, sort: "value" },
    { key: "name", label: "Name", value: (row) => row.name, shown, sort: "text", searched: "name" },
    { key: "phone", label: "Phone", value: (row) => row.phone, shown, searched: "phone" },
    { key: "email", label: "Email", value: (row) => row.email, shown, searched: "email" },
    { key: "message", label: "Message", value: (row) => row.message, shown, searched: "message" },
    { key: "unread", label: AS_WRITTEN, value: (row) => row.unread, shown, searched: "unread" },
    { key: "note", label: "Note", value: (row) => row.note, shown, searched: "note" },
  ],
};
