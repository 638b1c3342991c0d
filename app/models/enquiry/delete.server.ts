import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { wakeMailSender } from "~/models/mail/sender.server";
import { conflict, notFound, ok, type Result } from "~/models/row/result";
import { dropGone, restoreRow, storeDeletedRow } from "~/models/row/undo.server";
import { readCompany } from "~/models/shop/company.server";
import { monthsBefore } from "~/models/shop/day.server";
import { readSettings } from "~/models/shop/settings.server";
import { readdressMails } from "./mail.server";
import { type DeletedQuotation, findQuoted, restoreQuoted, sayQuoted, takeQuoted } from "./quoted.server";
import { findSame } from "./same-person.server";

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

/**
 * All that came from the phone or the mail address of this one, and what was quoted to them but never accepted; a conflict
 * where that is no more what was `asked` about.
 */
export async function deleteEnquirer(id: string, asked: string | null) {
  const { country } = await readCompany();
  return db.$transaction(async (tx) => {
    const chosen = await chooseSame(tx, id, country);
    const isOther = chosen && asked !== null && chosen.name !== asked;
    return isOther ? conflict({ form: [sayOther(chosen)] }) : take(tx, id, chosen);
  });
}

function sayOther({ name }: Chosen) {
  return `Nothing is deleted: it is all ${name} by now. Press “Delete everything” again.`;
}

/** Deleted ones, or one as it was before it was corrected. A notification does not come back: who takes a deletion back has seen the enquiry. */
export async function restoreEnquiries(undoId: string): Promise<Result<string>> {
  const restored = await restoreRow("enquiry", undoId, async (tx, kept) => {
    const deleted = kept as Deleted;
    const { id } = deleted;
    const rows = await dropGone(deleted.rows, "productId", tx.product);
    const allLines = rows.flatMap(({ lines }) => lines);
    const enquiries = rows.map(({ lines: _, mails: __, ...row }) => row);
    const [before] = enquiries;
    if (deleted.isCorrection && before) {
      // Somebody may have changed or deleted it since; whoever has read the correction has not read this.
      const where = { id, version: before.version + 1 };
      const data = { ...before, version: before.version + 2 };
      // A copy went with the address that was taken out.
      const copies = rows.flatMap(({ mails }) => mails).filter(({ kind }) => kind === "copy");
      const isCleared = (await tx.enquiry.count({ where: { ...where, email: null } })) > 0;
      if (isCleared) await tx.mail.createMany({ data: copies });
      const { count } = await tx.enquiry.updateMany({ where, data });
      if (count === 0) return null;
      await readdressMails(tx, id, before.email);
      await tx.enquiryLine.deleteMany({ where: { enquiryId: id } });
    } else {
      await tx.enquiry.createMany({ data: enquiries });
      await tx.mail.createMany({ data: rows.flatMap(({ mails }) => mails) });
      await restoreQuoted(tx, deleted.quotations);
      for (const { id: own, enquiryId } of deleted.answers)
        await tx.quotation.updateMany({ where: { id: own, enquiryId: null }, data: { enquiryId } });
    }
    await tx.enquiryLine.createMany({ data: await dropGone(allLines, "productId", tx.product) });
    return id;
  });
  wakeMailSender();
  return restored.ok && restored.value === null ? notFound : (restored as Result<string>);
}

/** Those that are older than the months of the settings, for good. Answers how many. */
export async function deleteOldEnquiries(now: Date): Promise<number> {
  const { enquiryMonths } = await readSettings();
  if (enquiryMonths === 0) return 0;
  const where = { createdAt: { lt: monthsBefore(now, enquiryMonths) } };
  return db.$transaction(async (tx) => {
    // A notification that no phone has taken says who asked.
    await tx.push.deleteMany({ where });
    return (await tx.enquiry.deleteMany({ where })).count;
  });
}

type Deleted = {
  id: string;
  isCorrection: boolean;
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
  const ids = await findSame("Enquiry", one, country, tx);
  const quoted = await findQuoted(tx, one, country);
  const name = `of ${[one.phone, one.email].filter(Boolean).join(" or ")} (${sayQuoted(ids.length, quoted)})`;
  return { ids, quotations: quoted.ids, name };
}

async function take(tx: Prisma.TransactionClient, id: string, chosen: Chosen | null) {
  if (!chosen) return notFound;
  const quotations = await takeQuoted(tx, chosen.quotations);
  const { undoId, rows } = await keepForUndo(tx, id, { ids: chosen.ids, quotations });
  await tx.push.deleteMany({ where: { tag: { in: rows.map(({ reference }) => reference) } } });
  await tx.enquiry.deleteMany({ where: { id: { in: chosen.ids } } });
  return ok({ undoId, name: chosen.name });
}

/** As they are now, before they are deleted, or without `deleted` one is corrected; `id` stands for all of them. */
export async function keepForUndo(
  tx: Prisma.TransactionClient,
  id: string,
  deleted?: { ids: string[]; quotations: DeletedQuotation[] },
) {
  const { ids, quotations } = deleted ?? { ids: [id], quotations: [] };
  const rows = await tx.enquiry.findMany({
    where: { id: { in: ids } },
    include: { lines: true, mails: true },
  });
  const where = { enquiryId: { in: ids } };
  const answers = await tx.quotation.findMany({ where, select: { id: true, enquiryId: true } });
  const row: Deleted = { id, isCorrection: !deleted, rows, quotations, answers };
  return { undoId: await storeDeletedRow(tx, { kind: "enquiry", rowId: id, row, files: [] }), rows };
}
