import { randomBytes } from "node:crypto";
import { quotationPath } from "~/http/quotation-link.server";
import { currency } from "~/models/money/currency.server";
import { makeDocument, type QuotationDocument } from "~/models/quotation/document";
import { checkQuotation } from "~/models/quotation/form";
import { addDays, dayOf } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";
import { phoneKey } from "~/models/shop/phone";
import { openDatabase } from "../../scripts/start/database.mjs";
import { quietCompany } from "./company";
import type { Home } from "./home";

const today = dayOf(new Date());

const terms = {
  ...{ currency, figures, today: "2020-01-01", oldestRate: "" },
  taxes: [
    { name: "CGST", share: 9_000 },
    { name: "SGST", share: 9_000 },
    { name: "IGST", share: 18_000 },
  ],
};

const company = {
  ...quietCompany,
  ...{ name: "Example Steel", address: "Unit 4, Steel Market Road, Pune 411001" },
  ...{ phone: "9820012345", whatsapp: "9820012345" },
  registrations: "GSTIN 27AAAAA0000A1Z5\nPAN AAAAA0000A",
};

export type Typed = [name: string, value: string][];

/** A line of the form, as an owner types it. */
export function typeLine(at: number, fields: Record<string, string>): Typed {
  return Object.entries(fields).map(([field, value]) => [`lines[${at}].${field}`, value]);
}

/** Two lines, of which one is of another size than was asked for, charges, a discount and two taxes. */
export const typedQuotation: Typed = [
  ["customer", "Rao Fabricators Pvt Ltd"],
  ["phone", "+91 98765 43210"],
  ["email", "purchase@rao.example"],
  ...typeLine(0, { text: "HR sheet IS 2062 E250 2 x 1250 x 2500", pieces: "10", rate: "54.20", unit: "kg" }),
  ...typeLine(1, {
    text: "HR sheet 3 x 1219 x 2500",
    offered: "HR sheet 3 x 1250 x 2500",
    pieces: "40",
    rate: "52,400",
    unit: "t",
    delivery: "Ex works, 3 days",
    note: "Mill edge",
  }),
  ["charges[0].label", "Loading"],
  ["charges[0].amount", "250/t"],
  ["freight", "4,500"],
  ["discount", "1,000"],
  ["taxes", "CGST"],
  ["taxes", "SGST"],
  ["payment", "30 % in advance, the rest before dispatch"],
  ["delivery", "Chakan, Pune, within 7 days of the advance"],
  ["remarks", "Mill test certificates go along.\nWeights by the weighbridge count."],
];

type Wish = {
  typed?: Typed;
  /** As stored; `seen` and `accepted` have their event. */
  status?: "draft" | "sent" | "seen" | "accepted" | "declined" | "withdrawn";
  /** How many were sent; each has its own customer's name. */
  revisions?: number;
  validUntil?: string;
  number?: string;
};

export type MadeQuotation = { id: string; path: string; number: string; document: QuotationDocument };

/** What an owner has sent, written past the site. */
export function putQuotation(home: Home, wish: Wish = {}): MadeQuotation {
  const { typed = typedQuotation, status = "sent", validUntil = addDays(today, 7) } = wish;
  const revisions = wish.revisions ?? (status === "draft" ? 0 : 1);
  const number = wish.number ?? `Q-T-${randomBytes(3).toString("hex").toUpperCase()}`;
  const checked = checkQuotation(new URLSearchParams([...typed, ["validUntil", validUntil]]), terms, true);
  if (!checked.ok) throw new Error(JSON.stringify(checked));
  const { customer, phone, email, totals } = checked.value;
  const documentOf = (revision: number) => {
    const name = revision < revisions ? `${customer} (${revision})` : customer;
    return makeDocument({ ...checked.value, customer: name }, { number, revision, day: today }, company);
  };
  const id = randomBytes(12).toString("hex");
  const now = new Date().toISOString().replace("Z", "+00:00");
  const database = openDatabase(home.databaseFile, { timeout: 5_000 });
  const insert = (table: string, row: Record<string, string | number | null>) => {
    const names = Object.keys(row);
    const places = names.map((name) => `@${name}`);
    database.prepare(`INSERT INTO "${table}" ("${names.join('", "')}") VALUES (${places})`).run(row);
  };
  insert("Quotation", {
    ...{ id, status, revision: revisions, drafting: revisions > 0 ? 0 : 1, fields: "[]" },
    ...{ customer, phone, email, phoneKey: phone && phoneKey(phone, company.country) },
    ...{ number: revisions > 0 ? number : null, total: totals.total, currency: currency.code },
    ...{ day: today, validUntil, version: 1, sample: 0, createdAt: now, updatedAt: now },
  });
  for (let revision = 1; revision <= revisions; revision += 1) {
    const document = JSON.stringify(documentOf(revision));
    insert("QuotationRevision", { quotationId: id, revision, document, sentAt: now });
  }
  database.close();
  return { id, path: quotationPath(id), number, document: documentOf(Math.max(1, revisions)) };
}
