import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { type ListQuery, ROWS_PER_PAGE } from "~/models/row/list-query";
import { inOrder, orderRows, type Table, type TableSource } from "~/models/row/order.server";
import { notFound, ok, type Result, stale } from "~/models/row/result";
import { optionalText } from "~/models/row/text";
import type { ProductType } from "~/models/steel/kind";
import { type EnquiryLine, type EnquiryStatus, enquiryStatuses } from "./form";

export const enquirySortColumns = ["name", "createdAt"] as const;
export type EnquirySortColumn = (typeof enquirySortColumns)[number];

const columns = {
  id: true,
  reference: true,
  name: true,
  phone: true,
  phoneKey: true,
  email: true,
  message: true,
  status: true,
  suspicion: true,
  note: true,
  sourcePage: true,
  version: true,
  createdAt: true,
  product: { select: { id: true, name: true, type: true } },
  lines: {
    select: {
      form: true,
      thickness: true,
      width: true,
      length: true,
      pieces: true,
      inner: true,
      weightKg: true,
      productName: true,
    },
    orderBy: { position: "asc" },
  },
} satisfies Prisma.EnquirySelect;

type Row = Prisma.EnquiryGetPayload<{ select: typeof columns }>;

/** An enquiry with its sizes (mm, kg) and the references of what the same phone asked before, newest first. */
export type Enquiry = Omit<Row, "lines" | "status" | "product"> & {
  status: EnquiryStatus;
  product: { id: string; name: string; type: ProductType } | null;
  lines: EnquiryLine[];
  earlier: { id: string; reference: string; status: string; createdAt: Date }[];
};

const base: Omit<TableSource<EnquirySortColumn>, "from"> = {
  searched: ["reference", "name", "phone", "email", "message", "note"].map(
    (column) => Prisma.sql`coalesce(t.${Prisma.raw(`"${column}"`)}, '')`,
  ),
  sorts: { name: Prisma.sql`t."name" COLLATE NOCASE`, createdAt: Prisma.sql`t."createdAt"` },
};

/** Enquiries of one status, or with null all but spam: one page of `perPage` rows, or all when that is null. */
export async function tableEnquiries(
  query: ListQuery<EnquirySortColumn>,
  status: EnquiryStatus | null,
  perPage: number | null = ROWS_PER_PAGE,
): Promise<Table<Enquiry>> {
  const chosen = status ? Prisma.sql`"status" = ${status}` : Prisma.sql`"status" <> 'spam'`;
  const source = { ...base, from: Prisma.sql`(SELECT * FROM "Enquiry" WHERE ${chosen}) t` };
  const { ids, ...counts } = await orderRows(source, query, perPage);
  const [rows, total] = await Promise.all([
    db.enquiry.findMany({ where: { id: { in: ids } }, select: columns }),
    db.enquiry.count(),
  ]);
  return { rows: await withEarlier(inOrder(ids, rows)), total, ...counts };
}

/** Number of enquiries of each status. */
export async function countEnquiries(): Promise<Record<EnquiryStatus, number>> {
  const groups = await db.enquiry.groupBy({ by: ["status"], _count: { _all: true } });
  const count = (status: EnquiryStatus) => groups.find((group) => group.status === status)?._count._all ?? 0;
  return { new: count("new"), answered: count("answered"), closed: count("closed"), spam: count("spam") };
}

type EnquiryUpdate = { status: EnquiryStatus; note: string };

/** Reads the fields `status`, `note` and `version`; a note has at most 2000 characters. */
export function checkEnquiryUpdate(
  fields: Record<string, string>,
): { ok: true; input: EnquiryUpdate; version: number } | { ok: false; message: string } {
  const note = optionalText(2000, "Note").safeParse(fields.note);
  const status = parseEnquiryStatus(fields.status);
  if (!note.success) return { ok: false, message: note.error.issues[0]?.message ?? "" };
  if (!status) return { ok: false, message: "Please choose a status" };
  return { ok: true, input: { status, note: note.data }, version: Number(fields.version) || 0 };
}

/** Sets the status and the note, only over the version that was read, and answers the reference. */
export async function updateEnquiry(
  id: string,
  input: EnquiryUpdate,
  version: number,
): Promise<Result<string>> {
  const data = {
    status: input.status,
    note: input.note || null,
    version: { increment: 1 },
    updatedAt: new Date(),
  };
  const { count } = await db.enquiry.updateMany({ where: { id, version }, data });
  const row = await db.enquiry.findUnique({ where: { id }, select: { reference: true } });
  if (!row) return notFound;
  return count > 0 ? ok(row.reference) : stale;
}

/** The status that a query or a form names; null when there is none such. */
export function parseEnquiryStatus(text: string | null | undefined): EnquiryStatus | null {
  return enquiryStatuses.find((status) => status === text) ?? null;
}

async function withEarlier(rows: Row[]): Promise<Enquiry[]> {
  const others = await db.enquiry.findMany({
    where: { phoneKey: { in: [...new Set(rows.map((row) => row.phoneKey))] } },
    select: { id: true, reference: true, status: true, phoneKey: true, createdAt: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return rows.map((row) => ({
    ...row,
    status: row.status as EnquiryStatus,
    product: row.product && { ...row.product, type: row.product.type as ProductType },
    lines: row.lines.map((line) => ({ ...line, form: line.form as EnquiryLine["form"] })),
    earlier: others.filter((other) => other.phoneKey === row.phoneKey && other.createdAt < row.createdAt),
  }));
}
