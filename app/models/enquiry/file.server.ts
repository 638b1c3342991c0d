import { type FileColumn, fileOf, lineColumns, ofLine } from "~/models/line/file";
import type { Line } from "~/models/line/line";
import { writeStamp } from "~/models/shop/day.server";
import { spacePhone } from "~/models/shop/phone";
import { steelTypes } from "~/steel/kind";
import { roundTo } from "~/steel/measure";
import { AS_WRITTEN } from "./form";
import type { EnquiryRow } from "./read.server";
import { nameSource } from "./source";

const { form, grade, thickness, width, length, pieces } = lineColumns;

const columns: readonly FileColumn<EnquiryRow, { line: Line }>[] = [
  { label: "Reference", value: ({ reference }) => reference },
  { label: "Received", value: ({ createdAt }) => writeStamp(createdAt) },
  { label: "Name", value: ({ name }) => name },
  { label: "Phone", value: ({ phone }) => spacePhone(phone) },
  { label: "Email", value: ({ email }) => email },
  { label: "Status", value: ({ status }) => status },
  { label: "Note", value: ({ note }) => note },
  { label: "Product", value: ({ product }, sized) => sized?.line.productName ?? product?.name ?? null },
  { label: "Type", value: ({ product }, sized) => nameType(sized ? sized.line : product) },
  ...[grade, form, thickness, width, length],
  ofLine("Inner mm", ({ inner }) => inner),
  pieces,
  ofLine("kg each", ({ weightKg, pieces }) => roundTo(weightKg / pieces, 3)),
  ofLine("kg total", ({ weightKg }) => roundTo(weightKg, 3)),
  { label: "Delivery to", value: ({ deliveryPlace }) => deliveryPlace },
  { label: "Wanted by", value: ({ wantedOn }) => wantedOn },
  { label: "Message", value: ({ message }) => message },
  { label: AS_WRITTEN, value: ({ unread }) => unread },
  { label: "Page", value: ({ sourcePage }) => sourcePage && nameSource(sourcePage) },
];

export const enquiryFile = fileOf(columns, ({ lines }) => lines.map((line) => ({ line })));

function nameType(of: Pick<Line, "type"> | null) {
  return of?.type ? steelTypes[of.type].label : null;
}
