import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { type MailKind, unsentColumns } from "~/models/mail/outbox.server";
import { countByName, countRows } from "~/models/row/count.server";
import { readerOf } from "~/models/row/list.server";
import { type ListQuery, newestFirst } from "~/models/row/list-query";
import type { Table } from "~/models/row/order.server";
import { notFound, ok, type Result, stale } from "~/models/row/result";
import { optionalText } from "~/models/row/text";
import type { ProductType } from "~/models/steel/kind";
import { readVersion } from "../row/version";
import { type EnquiryLine, type EnquiryStatus, enquiryStatuses } from "./form";
import { type EnquiryRow, enquiryList } from "./list";

export const lineColumns = {
  form: true,
  thickness: true,
  width: true,
  length: true,
  pieces: true,
  inner: true,
  weightKg: true,
  productId: true,
  productName: true,
  type: true,
  grade: true,
} as const;

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
  deliveryPlace: true,
  wantedOn: true,
  version: true,
  createdAt: true,
  product: { select: { id: true, name: true, type: true } },
  lines: { select: lineColumns, orderBy: { position: "asc" } },
  mails: { select: unsentColumns, orderBy: { id: "asc" } },
} as const satisfies Record<keyof EnquiryRow, unknown>;

type EarlierEnquiries = {
  last: { id: string; reference: string; status: string }[];
  more: number | "many";
};

export type Enquiry = EnquiryRow & { earlier: EarlierEnquiries };

const EARLIER_SHOWN = 5;
const EARLIER_COUNTED = 100;

/** A null status is all but spam. */
export async function listEnquiryRows(
  query: ListQuery,
  status: EnquiryStatus | null,
): Promise<Table<Enquiry>> {
  const table = await readerFor(status).page(query);
  return { ...table, rows: await withEarlier(table.rows) };
}

export function streamEnquiryRows(
  query: ListQuery,
  status: EnquiryStatus | null,
): AsyncGenerator<EnquiryRow[], void> {
  return readerFor(status).all(query);
}

/** New ones, the newest first. */
export async function listWaitingEnquiries(most: number): Promise<EnquiryRow[]> {
  return (await readerFor("new").page(newestFirst, most)).rows;
}

export async function countEnquiries(): Promise<Record<EnquiryStatus, number>> {
  const counts = await countByName("enquiry");
  const count = (status: EnquiryStatus) => counts.get(status) ?? 0;
  return { new: count("new"), answered: count("answered"), closed: count("closed"), spam: count("spam") };
}

type EnquiryUpdate = { status: EnquiryStatus; note: string };

export function checkEnquiryUpdate(
  fields: Record<string, string>,
): { ok: true; input: EnquiryUpdate; version: number } | { ok: false; message: string } {
  const note = optionalText(2000, "Note").safeParse(fields.note);
  const status = parseEnquiryStatus(fields.status);
  if (!note.success) return { ok: false, message: note.error.issues[0]?.message ?? "" };
  if (!status) return { ok: false, message: "Please choose a status" };
  return { ok: true, input: { status, note: note.data }, version: readVersion(fields.version) ?? 0 };
}

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

export function parseEnquiryStatus(text: string | null | undefined): EnquiryStatus | null {
  return enquiryStatuses.find((status) => status === text) ?? null;
}

function readerFor(status: EnquiryStatus | null) {
  const chosen = status ? Prisma.sql`"status" = ${status}` : Prisma.sql`"status" <> 'spam'`;
  return readerOf<EnquiryRow>(enquiryList, {
    from: Prisma.sql`(SELECT * FROM "Enquiry" WHERE ${chosen}) t`,
    count: () => countRows("enquiry"),
    chosen: () => countChosen(status),
    read: readRows,
  });
}

async function countChosen(status: EnquiryStatus | null): Promise<number> {
  if (status) return countRows("enquiry", status);
  return (await countRows("enquiry")) - (await countRows("enquiry", "spam"));
}

async function readRows(ids: string[]): Promise<EnquiryRow[]> {
  const rows = await db.enquiry.findMany({ where: { id: { in: ids } }, select: columns });
  return rows.map((row) => ({
    ...row,
    status: row.status as EnquiryStatus,
    product: row.product && { ...row.product, type: row.product.type as ProductType },
    lines: readLines(row.lines),
    mails: row.mails.map((mail) => ({ ...mail, kind: mail.kind as MailKind })),
  }));
}

type LineRow = Omit<EnquiryLine, "form" | "type"> & { form: string; type: string | null };

export function readLines(rows: LineRow[]): EnquiryLine[] {
  return rows.map((row) => ({
    ...row,
    form: row.form as EnquiryLine["form"],
    type: row.type as EnquiryLine["type"],
  }));
}

/** One phone may have sent very many enquiries. */
async function withEarlier(rows: EnquiryRow[]): Promise<Enquiry[]> {
  if (rows.length === 0) return [];
  const ids = Prisma.join(rows.map((row) => row.id));
  const before = Prisma.sql`FROM "Enquiry" x WHERE x."phoneKey" = t."phoneKey" AND x."createdAt" < t."createdAt"`;
  const counts = await db.$queryRaw<{ of: string; count: bigint }[]>`
    SELECT t."id" AS "of", (SELECT count(*) FROM (SELECT 1 ${before} LIMIT ${EARLIER_COUNTED})) AS "count"
    FROM "Enquiry" t WHERE t."id" IN (${ids})`;
  const last = await db.$queryRaw<{ of: string; id: string; reference: string; status: string }[]>`
    SELECT t."id" AS "of", o."id", o."reference", o."status" FROM "Enquiry" t JOIN "Enquiry" o ON o."id" IN (
      SELECT x."id" ${before} ORDER BY x."createdAt" DESC LIMIT ${EARLIER_SHOWN}
    ) WHERE t."id" IN (${ids}) ORDER BY o."createdAt" DESC`;
  const countOf = new Map(counts.map(({ of, count }) => [of, Number(count)]));
  return rows.map((row) => {
    const shown = last.flatMap(({ of, ...other }) => (of === row.id ? [other] : []));
    const count = countOf.get(row.id) ?? 0;
    return {
      ...row,
      earlier: { last: shown, more: count < EARLIER_COUNTED ? count - shown.length : "many" },
    };
  });
}
