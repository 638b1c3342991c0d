import { openDatabase } from "../../scripts/start/database.mjs";

type Stored = { id: string; number: string; status: string; customer: string };

/** What was sent, as the models write it: 26,591.88 and 18 % of it. */
export const sentDocument = {
  ...{ number: "Q-2026-0001", revision: 1, day: "2026-11-20", validUntil: "2199-12-31" },
  currency: { code: "INR", symbol: "₹", decimals: 2, leads: true },
  company: {
    ...{ name: "Example Steel", address: "1 Mill Road", phone: "2015550100", whatsapp: "2015550100" },
    ...{ email: "sales@example.com", country: "91", registrations: null },
  },
  customer: { name: "Rao Fabricators", phone: "9820012345", email: null },
  lines: [
    {
      line: {
        ...{ form: "sheet", thickness: 2, width: 1250, length: 2500, pieces: 10, inner: null },
        ...{ weightKg: 490.625, byWeight: false, productId: null, productName: null },
        ...{ type: "hotrolledsheet", grade: "E250", patterned: false },
      },
      ...{ asked: null, rate: { sum: 5420, unit: "kg" }, amount: 2_659_188, delivery: null, note: null },
    },
  ],
  charges: [],
  totals: {
    ...{ grams: 490_625, lines: 2_659_188, charges: 0, discount: 0, net: 2_659_188, total: 3_137_842 },
    taxes: [{ name: "IGST", share: 18_000, amount: 478_654 }],
  },
  ...{ payment: "30 days", delivery: null, freight: "To pay", remarks: null },
};

/** A quotation that was sent, in the database of a site that runs. */
export function storeQuotation(databaseFile: string, changes: Partial<Stored> = {}): string {
  const { id, number, status, customer } = {
    ...{ id: "65f0a1b2c3d4e5f6a7b8c9da", number: sentDocument.number, status: "sent" },
    customer: sentDocument.customer.name,
    ...changes,
  };
  const database = openDatabase(databaseFile, { timeout: 5_000 });
  const now = new Date().toISOString();
  database
    .prepare(
      `INSERT INTO "Quotation" ("id", "number", "status", "revision", "drafting", "fields", "customer", "phone",
       "phoneKey", "total", "day", "validUntil", "createdAt", "updatedAt")
       VALUES (?, ?, ?, 1, false, '[]', ?, '9820012345', '9820012345', ?, ?, ?, ?, ?)`,
    )
    .run(
      ...[id, number, status, customer, sentDocument.totals.total],
      ...[sentDocument.day, sentDocument.validUntil, now, now],
    );
  database
    .prepare(
      `INSERT INTO "QuotationRevision" ("quotationId", "revision", "document", "sentAt") VALUES (?, 1, ?, ?)`,
    )
    .run(id, JSON.stringify({ ...sentDocument, number }), now);
  database.close();
  return id;
}
