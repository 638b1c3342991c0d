import type { Column, List } from "~/models/row/list";
import { AS_WRITTEN } from "./form";
import type { EnquiryRow } from "./read.server";

/** The inbox shows an enquiry as a card, and its file has a row a size (file.server.ts). */
const shown: Column<EnquiryRow>["shown"] = [];

export const enquiryList: List<EnquiryRow> = {
  title: "Enquiries",
  path: "/adminenquiries",
  file: "enquiries",
  failure: "Failed to load enquiries.",
  hint: "Name, phone, reference or words",
  columns: [
    { key: "reference", label: "Reference", shown, searched: "reference" },
    { key: "createdAt", label: "Received", shown, sort: "value" },
    { key: "name", label: "Name", shown, sort: "text", searched: "name" },
    { key: "phone", label: "Phone", shown, searched: "phone" },
    { key: "email", label: "Email", shown, searched: "email" },
    { key: "message", label: "Message", shown, searched: "message" },
    { key: "unread", label: AS_WRITTEN, shown, searched: "unread" },
    { key: "note", label: "Note", shown, searched: "note" },
  ],
};
