import { z } from "zod";
import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import type { List } from "~/models/row/list";
import { searchIn } from "~/models/row/list.server";
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

/** What a search asks of rows called `t`: words, or a phone number however it and theirs were written. */
export async function searchPeople<R>(list: List<R>, q: string): Promise<Prisma.Sql | null> {
  const words = searchIn(list, q);
  const key = NUMBER.test(q) ? phoneKey(q, (await readCompany()).country) : "";
  return words && key.length >= LEAST_DIGITS
    ? Prisma.sql`(${words} OR instr(t."phoneKey", ${key}) > 0)`
    : words;
}
