import { LineShape } from "~/models/enquiry/line-shape";
import { z } from "~/models/row/schema";
import { rateUnits } from "./rate";

const nullableText = z.string().nullable();
const sum = z.number().int();

/** Whole as its buyer gets it, and never changed: figures, words and letterhead. */
export const QuotationDocument = z.object({
  number: z.string(),
  revision: z.number(),
  day: z.string(),
  validUntil: z.string(),
  currency: z.object({ code: z.string(), symbol: z.string(), decimals: z.number(), leads: z.boolean() }),
  company: z.object({
    ...{ name: z.string(), address: z.string(), phone: z.string(), whatsapp: z.string(), email: z.string() },
    ...{ country: z.string(), registrations: nullableText },
  }),
  customer: z.object({ name: z.string(), phone: nullableText, email: nullableText }),
  lines: z.array(
    z.object({
      line: LineShape,
      asked: nullableText,
      rate: z.object({ sum, unit: z.enum(rateUnits) }),
      amount: sum,
      delivery: nullableText,
      note: nullableText,
    }),
  ),
  charges: z.array(z.object({ label: z.string(), amount: sum, perTonne: sum.nullable() })),
  totals: z.object({
    ...{ grams: sum, lines: sum, charges: sum, discount: sum, net: sum, total: sum },
    taxes: z.array(z.object({ name: z.string(), share: z.number(), amount: sum })),
  }),
  ...{ payment: nullableText, delivery: nullableText, freight: nullableText, remarks: nullableText },
});

export type QuotationDocument = z.output<typeof QuotationDocument>;

export function readDocument(text: string): QuotationDocument {
  return QuotationDocument.parse(JSON.parse(text));
}

type Typed = readonly (readonly [name: string, value: string])[];

const Typed = z.object({ typed: z.array(z.tuple([z.string(), z.string()])).optional() });

/** With the form of which it was made, for the next one. */
export function writeDocument(document: QuotationDocument, typed: Typed): string {
  return JSON.stringify({ ...document, typed });
}

/** Null where it does not say. */
export function readTypedForm(text: string): Typed | null {
  return Typed.parse(JSON.parse(text)).typed ?? null;
}
