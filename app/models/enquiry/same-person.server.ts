import { z } from "zod";
import { Prisma } from "~/generated/prisma/client";
import { askRows } from "~/models/row/sql.server";
import { formatDial, phoneKey } from "~/models/shop/phone";

/** `phoneKey` is the one that is stored: of before the code of its country was known it may be another. */
export type Person = { phone: string | null; phoneKey: string | null; email: string | null };

type Numbered = { id: string; phone: string | null };

const Id = z.object({ id: z.string() });

/** The enquiries of the same phone or mail address, however they were written. */
export async function findSameEnquiries(tx: Prisma.TransactionClient, person: Person, country: string) {
  const where = { phoneKey: { in: keysOf(person, country) } };
  const alike = await tx.enquiry.findMany({ where, select: { id: true, phone: true } });
  const byMail = Prisma.sql`SELECT "id" FROM "Enquiry" WHERE "email" = ${person.email} COLLATE NOCASE`;
  return join(person, alike, await askRows(Id, byMail, tx), country);
}

/** What was quoted to them, or begun. */
export async function findSameQuotations(tx: Prisma.TransactionClient, person: Person, country: string) {
  const where = { phoneKey: { in: keysOf(person, country) } };
  const alike = await tx.quotation.findMany({ where, select: { id: true, phone: true } });
  const byMail = Prisma.sql`SELECT "id" FROM "Quotation" WHERE "email" = ${person.email} COLLATE NOCASE`;
  return join(person, alike, await askRows(Id, byMail, tx), country);
}

function keysOf({ phone, phoneKey: key }: Person, country: string): string[] {
  return [key, phone && phoneKey(phone, country)].flatMap((each) => each || []);
}

function join({ phone }: Person, alike: Numbered[], byMail: { id: string }[], country: string): string[] {
  const dialled = phone && formatDial(phone, country);
  const byPhone = alike.filter((row) => row.phone !== null && formatDial(row.phone, country) === dialled);
  return [...new Set([...byPhone, ...byMail].map(({ id }) => id))];
}
