import { z } from "zod";
import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { askRows } from "~/models/row/sql.server";
import { readCompany } from "~/models/shop/company.server";
import { formatDial, phoneKey } from "~/models/shop/phone";

/** `phoneKey` is the one that is stored: of before the code of its country was known it may be another. */
export type Person = { phone: string | null; phoneKey: string | null; email: string | null };

const Alike = z.object({ id: z.string(), phone: z.string().nullable(), sameMail: z.coerce.boolean() });

/** The ids of what is of the same phone or mail address, however they were written. */
export async function findSame(
  table: "Enquiry" | "Quotation",
  { phone, phoneKey: key, email }: Person,
  country: string,
  tx: Prisma.TransactionClient = db,
): Promise<string[]> {
  const sameMail = Prisma.sql`"email" = ${email} COLLATE NOCASE`;
  const keys = Prisma.join([key || null, (phone && phoneKey(phone, country)) || null]);
  const rows = await askRows(
    Alike,
    Prisma.sql`SELECT "id", "phone", ${sameMail} AS "sameMail" FROM ${Prisma.raw(`"${table}"`)}
      WHERE "phoneKey" IN (${keys}) OR ${sameMail}`,
    tx,
  );
  const dialled = phone && formatDial(phone, country);
  const samePhone = (other: string | null) => other !== null && formatDial(other, country) === dialled;
  return rows.filter((row) => row.sameMail || samePhone(row.phone)).map(({ id }) => id);
}

const NUMBER = /^\+?[\d ()./-]+$/;
const LEAST_DIGITS = 6;

/** Rows called `t` with a phone number that is searched, however it and theirs were written; null for other words. */
export async function findPhone(q: string): Promise<Prisma.Sql | null> {
  const key = NUMBER.test(q) ? phoneKey(q, (await readCompany()).country) : "";
  return key.length >= LEAST_DIGITS ? Prisma.sql`instr(t."phoneKey", ${key}) > 0` : null;
}
