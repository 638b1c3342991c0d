import { db } from "~/db.server";
import type { Line } from "./line";
import { lineColumns, readLine } from "./line-row.server";

export type SentEnquiry = {
  reference: string;
  createdAt: Date;
  lines: Line[];
  message: string;
  unread: string | null;
  deliveryPlace: string | null;
  wantedOn: string | null;
  email: string | null;
};

export async function findSentEnquiry(reference: string): Promise<SentEnquiry | null> {
  const row = await db.enquiry.findUnique({
    where: { reference },
    select: {
      reference: true,
      createdAt: true,
      message: true,
      unread: true,
      deliveryPlace: true,
      wantedOn: true,
      email: true,
      lines: { select: lineColumns, orderBy: { position: "asc" } },
    },
  });
  return row && { ...row, lines: row.lines.map(readLine) };
}
