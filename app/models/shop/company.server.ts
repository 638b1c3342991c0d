import { createHash } from "node:crypto";
import { db } from "~/db.server";
import { env, exampleCompany, isCountrySet } from "~/env.server";
import type { Prisma } from "~/generated/prisma/client";
import { remembered } from "~/models/row/remembered.server";
import { ok, type Result, stale } from "~/models/row/result";
import { type Company, optionalFacts } from "./company";
import { type CompanyField, type CompanyInput, companyFields } from "./form";

const PREFIX = "company.";
const fields = Object.keys(companyFields) as CompanyField[];
const KEYS = fields.map(companySetting);

export type StoredCompany = Partial<Record<CompanyField, string>>;

export type CompanySettings = { stored: StoredCompany; version: string };

let latest: StoredCompany = {};

/** Its key in the table of settings. */
export function companySetting(field: CompanyField) {
  return PREFIX + field;
}

/** Of what is stored and, where nothing is, of the environment. */
export async function readCompany(): Promise<Company> {
  return withDefaults(await readStoredCompany());
}

/** As a transaction leaves it. */
export async function readCompanyWithin(tx: Prisma.TransactionClient): Promise<Company> {
  return withDefaults(asStored(await listRows(tx)));
}

/** Whether somebody has said it: that of `LOCALE` is a guess. */
export async function isCountryChosen(): Promise<boolean> {
  return isCountrySet || (await readStoredCompany()).country !== undefined;
}

/** For a database that cannot be read: what was last read of it. */
export function recallCompany(): Company {
  return withDefaults(latest);
}

export function recallStoredCompany(): StoredCompany {
  return latest;
}

export function listCompanyDefaults(): Record<CompanyField, string | null> {
  const nothing = Object.fromEntries(fields.map((field) => [field, null])) as Record<CompanyField, null>;
  return {
    ...nothing,
    ...withDefaults({}),
    whatsapp: env.COMPANY_WHATSAPP ?? null,
    enquiryTo: env.ENQUIRY_TO ?? null,
  };
}

/** Those that say what the site says before anybody has told it whose it is. */
export function listExampleFields(company: Company) {
  const names = Object.keys(exampleCompany) as (keyof typeof exampleCompany)[];
  return names.filter((name) => company[name] === exampleCompany[name]);
}

export async function readCompanySettings(): Promise<CompanySettings> {
  const stored = asStored(await listRows(db));
  return { stored, version: digestOf(stored) };
}

function digestOf(stored: StoredCompany): string {
  return createHash("sha256").update(JSON.stringify(stored)).digest("base64url");
}

/**
 * Stale when somebody else has saved others since `version` was read; null asks nothing, and what stands there already is
 * saved. A field that is null is no longer stored.
 */
export async function saveCompany(input: CompanyInput, version: string | null): Promise<Result<null>> {
  const rows = fields.flatMap((field) => {
    const value = input[field];
    return value === null ? [] : [{ key: companySetting(field), value }];
  });
  const wanted = digestOf(asStored(rows));
  const saved = await db.$transaction(async (tx) => {
    const now = digestOf(asStored(await listRows(tx)));
    if (now === wanted) return ok(null);
    if (version !== null && now !== version) return stale;
    await tx.setting.deleteMany({ where: { key: { in: KEYS } } });
    await tx.setting.createMany({ data: rows });
    return ok(null);
  });
  await readStoredCompany();
  return saved;
}

/** What is set in the back office, without the environment's part. */
export const readStoredCompany = remembered(async () => {
  latest = asStored(await listRows(db));
  return latest;
});

function listRows(store: Pick<Prisma.TransactionClient, "setting">) {
  return store.setting.findMany({ where: { key: { in: KEYS } }, select: { key: true, value: true } });
}

function asStored(rows: readonly { key: string; value: string }[]): StoredCompany {
  const stored: StoredCompany = {};
  for (const field of fields) {
    const row = rows.find(({ key }) => key === companySetting(field));
    if (row) stored[field] = row.value;
  }
  return stored;
}

function withDefaults(stored: StoredCompany): Company {
  const phone = stored.phone ?? env.COMPANY_PHONE;
  const facts = optionalFacts.map((field) => [field, stored[field] ?? null]);
  return {
    name: stored.name ?? env.COMPANY_NAME,
    phone,
    email: stored.email ?? env.COMPANY_EMAIL,
    address: stored.address ?? env.COMPANY_ADDRESS,
    whatsapp: stored.whatsapp ?? env.COMPANY_WHATSAPP ?? phone,
    country: stored.country ?? env.PHONE_COUNTRY,
    ...(Object.fromEntries(facts) as Pick<Company, (typeof optionalFacts)[number]>),
  };
}
