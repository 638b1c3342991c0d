import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { wakeMailSender } from "~/models/mail/sender.server";
import { notFound, ok, type Result } from "~/models/row/result";
import { restoreRow, storeDeletedRow } from "~/models/row/undo.server";
import { readCompany, readEnquiryMonths } from "~/models/shop/company.server";
import { monthsBefore } from "~/models/shop/day.server";
import { type DeletedQuotation, findQuoted, restoreQuoted, sayQuoted, takeQuoted } from "./quoted.server";
import { findSameEnquiries } from "./same-person.server";

/** With one press: all of them are kept in one row for their undo. */
const MOST_AT_ONCE = 500;
const SOME = 200;

type Chosen = { ids: string[]; quotations: string[]; name: string };

export async function findEnquiryName(id: string): Promise<string | null> {
  return (await chooseOne(db, id))?.name ?? null;
}

export async function findEnquirerName(id: string): Promise<string | null> {
  const { country } = await readCompany();
  return (await chooseSame(db, id, country))?.name ?? null;
}

export function deleteEnquiry(id: string) {
  return db.$transaction(async (tx) => take(tx, id, await chooseOne(tx, id)));
}

/** All that came from the phone or the mail address of this one, and what was quoted to them but never accepted. */
export async function deleteEnquirer(id: string) {
  const { country } = await readCompany();
  return db.$transaction(async (tx) => take(tx, id, await chooseSame(tx, id, country)));
}

/** A notification does not come back: who takes a deletion back has seen the enquiry. */
export async function restoreEnquiries(undoId: string): Promise<Result<string>> {
  const restored = await restoreRow("enquiry", undoId, async (tx, deleted) => {
    const { id, rows: stored, quotations, answers } = deleted as Deleted;
    const linked = await listAnswers(tx, stored);
    const rows = await takeBack(tx, stored);
    if (!rows) return null;
    const lines = rows.flatMap((row) => row.lines);
    const asked = new Set([...rows, ...lines].flatMap(({ productId }) => productId ?? []));
    const products = await tx.product.findMany({ where: { id: { in: [...asked] } }, select: { id: true } });
    const known = new Set(products.map((product) => product.id));
    const withProduct = <Row extends { productId: string | null }>(row: Row) =>
      row.productId === null || known.has(row.productId) ? row : { ...row, productId: null };
    await tx.enquiry.createMany({
      data: rows.map(({ lines: _, mails: __, ...row }) => withProduct(row)),
    });
    await tx.enquiryLine.createMany({ data: lines.map(withProduct) });
    await tx.mail.createMany({ data: rows.flatMap(({ mails }) => mails) });
    await restoreQuoted(tx, quotations);
    for (const { id: own, enquiryId } of [...answers, ...linked])
      await tx.quotation.updateMany({ where: { id: own, enquiryId: null }, data: { enquiryId } });
    return id;
  });
  wakeMailSender();
  return restored.ok && restored.value === null ? notFound : (restored as Result<string>);
}

/** What a correction has made of them goes; null where somebody has changed one since. */
async function takeBack(tx: Prisma.TransactionClient, rows: Deleted["rows"]) {
  const where = { id: { in: rows.map(({ id }) => id) } };
  const there = await tx.enquiry.findMany({ where, include: { mails: true } });
  const before = new Map(there.map((row) => [row.id, row]));
  if (rows.some(({ id, version }) => (before.get(id)?.version ?? version + 1) !== version + 1)) return null;
  await tx.enquiry.deleteMany({ where });
  // Mails that have left since are not sent again.
  return rows.map((row) => ({ ...row, mails: before.get(row.id)?.mails ?? row.mails }));
}

/** Those that are older than the months of the settings, for good. Answers how many. */
export async function deleteOldEnquiries(now: Date): Promise<number> {
  const months = await readEnquiryMonths();
  if (months === 0) return 0;
  const before = monthsBefore(now, months);
  for (let gone = 0; ; ) {
    const old = await db.enquiry.findMany({
      where: { createdAt: { lt: before } },
      orderBy: { createdAt: "asc" },
      select: { id: true, reference: true },
      take: SOME,
    });
    if (old.length === 0) return gone;
    await db.$transaction((tx) => remove(tx, old));
    gone += old.length;
  }
}

type Deleted = {
  id: string;
  rows: Prisma.EnquiryGetPayload<{ include: { lines: true; mails: true } }>[];
  quotations: DeletedQuotation[];
  /** Quotations that stay, and whose enquiries they were. */
  answers: { id: string; enquiryId: string | null }[];
};

async function chooseOne(tx: Prisma.TransactionClient, id: string): Promise<Chosen | null> {
  const row = await tx.enquiry.findUnique({ where: { id }, select: { reference: true, name: true } });
  return row && { ids: [id], quotations: [], name: `${row.reference} of ${row.name}` };
}

async function chooseSame(tx: Prisma.TransactionClient, id: string, country: string): Promise<Chosen | null> {
  const select = { phone: true, phoneKey: true, email: true };
  const one = await tx.enquiry.findUnique({ where: { id }, select });
  if (!one) return null;
  const all = [...new Set([id, ...(await findSameEnquiries(tx, one, country))])];
  const ids = all.slice(0, MOST_AT_ONCE);
  const count = ids.length < all.length ? `${ids.length} of ${all.length}` : String(all.length);
  const quoted = await findQuoted(tx, one, country);
  const name = `of ${[one.phone, one.email].filter(Boolean).join(" or ")} (${sayQuoted(count, quoted)})`;
  return { ids, quotations: quoted.ids.slice(0, MOST_AT_ONCE), name };
}

async function take(tx: Prisma.TransactionClient, id: string, chosen: Chosen | null) {
  if (!chosen) return notFound;
  const quotations = await takeQuoted(tx, chosen.quotations);
  const { undoId, rows } = await keepForUndo(tx, id, chosen.ids, quotations);
  await remove(tx, rows);
  return ok({ undoId, name: chosen.name });
}

/** As they are now, before they are deleted or corrected; `id` stands for all of them. */
export async function keepForUndo(
  tx: Prisma.TransactionClient,
  id: string,
  ids = [id],
  quotations: DeletedQuotation[] = [],
) {
  const where = { id: { in: ids } };
  const rows = await tx.enquiry.findMany({ where, include: { lines: true, mails: true } });
  const row: Deleted = { id, rows, quotations, answers: await listAnswers(tx, rows) };
  return { undoId: await storeDeletedRow(tx, { kind: "enquiry", rowId: id, row, files: [] }), rows };
}

function listAnswers(tx: Prisma.TransactionClient, rows: { id: string }[]) {
  const where = { enquiryId: { in: rows.map(({ id }) => id) } };
  return tx.quotation.findMany({ where, select: { id: true, enquiryId: true } });
}

async function remove(tx: Prisma.TransactionClient, rows: { id: string; reference: string }[]) {
  await tx.push.deleteMany({ where: { tag: { in: rows.map(({ reference }) => reference) } } });
  await tx.enquiry.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
}
