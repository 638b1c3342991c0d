import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import type { Line } from "~/models/line/line";
import { readLine, storedLines } from "~/models/line/row.server";
import { type UnsentMail, unsentColumns } from "~/models/mail/outbox.server";
import type { ProductType } from "~/steel/kind";
import type { EnquiryStatus } from "./form";

const whole = {
  omit: { productId: true, updatedAt: true },
  include: {
    product: { select: { id: true, name: true, type: true } },
    lines: storedLines,
    mails: { select: unsentColumns, orderBy: { id: "asc" } },
  },
} as const;

type Stored = Prisma.EnquiryGetPayload<typeof whole>;

export type EnquiryRow = Omit<Stored, "status" | "product" | "lines" | "mails"> & {
  status: EnquiryStatus;
  product: { id: string; name: string; type: ProductType } | null;
  lines: Line[];
  mails: UnsentMail[];
};

export async function readEnquiries(ids: string[]): Promise<EnquiryRow[]> {
  const rows = await db.enquiry.findMany({ where: { id: { in: ids } }, ...whole });
  return rows.map((row) => ({
    ...row,
    status: row.status as EnquiryStatus,
    product: row.product && { ...row.product, type: row.product.type as ProductType },
    lines: row.lines.map(readLine),
    mails: row.mails as UnsentMail[],
  }));
}
