import type { Line } from "~/models/line/line";
import { writeStamp } from "~/models/shop/day.server";
import { spacePhone } from "~/models/shop/phone";
import { steelTypes } from "~/steel/kind";
import { roundTo } from "~/steel/measure";
import { AS_WRITTEN } from "./form";
import type { EnquiryRow } from "./read.server";
import { nameSource } from "./source";

type Cell = string | number | null;

type FileColumn = { label: string; value: (enquiry: EnquiryRow, line: Line | null) => Cell };

const ofLine =
  (value: (line: Line) => Cell): FileColumn["value"] =>
  (_, line) =>
    line && value(line);

/** Figures are in the columns' units and never grouped, so that a spreadsheet adds them up. */
const columns: readonly FileColumn[] = [
  { label: "Reference", value: ({ reference }) => reference },
  { label: "Received", value: ({ createdAt }) => writeStamp(createdAt) },
  { label: "Name", value: ({ name }) => name },
  { label: "Phone", value: ({ phone }) => spacePhone(phone) },
  { label: "Email", value: ({ email }) => email },
  { label: "Status", value: ({ status }) => status },
  { label: "Note", value: ({ note }) => note },
  { label: "Product", value: ({ product }, line) => line?.productName ?? product?.name ?? null },
  { label: "Type", value: ({ product }, line) => nameType(line ? line.type : (product?.type ?? null)) },
  { label: "Grade", value: ofLine(({ grade }) => grade) },
  { label: "Form", value: ofLine(({ form }) => (form === "sheet" ? "Sheet" : "Coil")) },
  { label: "Thickness mm", value: ofLine(({ thickness }) => thickness) },
  { label: "Width mm", value: ofLine(({ width }) => width) },
  { label: "Length mm", value: ofLine(measureLength) },
  { label: "Inner mm", value: ofLine(({ inner }) => inner) },
  { label: "Pieces", value: ofLine(({ pieces }) => pieces) },
  { label: "kg each", value: ofLine(({ weightKg, pieces }) => roundTo(weightKg / pieces, 3)) },
  { label: "kg total", value: ofLine(({ weightKg }) => roundTo(weightKg, 3)) },
  { label: "Delivery to", value: ({ deliveryPlace }) => deliveryPlace },
  { label: "Wanted by", value: ({ wantedOn }) => wantedOn },
  { label: "Message", value: ({ message }) => message },
  { label: AS_WRITTEN, value: ({ unread }) => unread },
  { label: "Page", value: ({ sourcePage }) => sourcePage && nameSource(sourcePage) },
];

export const enquiryFileHeader = columns.map(({ label }) => label);

/** One a size; an enquiry without sizes has one too. */
export function writeFileRows(enquiry: EnquiryRow): Cell[][] {
  const lines = enquiry.lines.length > 0 ? enquiry.lines : [null];
  return lines.map((line) => columns.map(({ value }) => value(enquiry, line)));
}

function nameType(type: Line["type"]) {
  return type && steelTypes[type].label;
}

/** A coil's is stored in metres. */
function measureLength({ form, length }: Line) {
  return form === "coil" ? roundTo(length * 1000, 1) : length;
}
