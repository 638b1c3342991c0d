import { db } from "~/db.server";
import { lineColumns, readLine } from "./line-row.server";

const columns = {
  ...{ id: true, reference: true, name: true, phone: true, email: true, unread: true },
  ...{ deliveryPlace: true, wantedOn: true },
  lines: { select: lineColumns, orderBy: { position: "asc" } },
} as const;

export async function findEnquiry(id: string) {
  const row = await db.enquiry.findUnique({ where: { id }, select: columns });
  return row && { ...row, lines: row.lines.map(readLine) };
}
