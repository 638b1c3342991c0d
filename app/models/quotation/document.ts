import { LineShape } from "~/models/line/shape";
import { type Company, writeAddress } from "~/models/shop/company";
import { z } from "~/models/text/schema";
import { rateUnits } from "./totals";

const nullableText = z.string().nullable();
const sum = z.number().int();

/** Whole as its buyer gets it, and never changed: sums, texts and letterhead. */
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

type DocumentLine = QuotationDocument["lines"][number];

/** `asked` is the text of another size that was asked for. Without a rate the line has no amount yet. */
export type QuotedLine = Omit<DocumentLine, "rate" | "amount"> & {
  [Part in "rate" | "amount"]: DocumentLine[Part] | null;
};

type Drawn = Pick<QuotationDocument, "number" | "revision" | "day">;

/** What is offered: of a draft, which may lack rates and the last day, as of one that was sent. */
export type Offer = Omit<QuotationDocument, keyof Drawn | "company" | "customer" | "lines" | "validUntil"> & {
  lines: QuotedLine[];
  validUntil: string | null;
};

/** What a form says that is right. */
export type QuotationInput = Offer & { customer: string; phone: string | null; email: string | null };

/** What its buyer gets; a line without a rate is not sent. */
export function makeDocument(input: QuotationInput, drawn: Drawn, company: Company): QuotationDocument {
  const { customer, phone, email, validUntil, lines, ...offer } = input;
  const { name, whatsapp, country, registrations } = company;
  return {
    ...drawn,
    ...offer,
    validUntil: validUntil ?? drawn.day,
    company: {
      ...{ name, whatsapp, country, registrations, phone: company.phone, email: company.email },
      address: writeAddress(company),
    },
    customer: { name: customer, phone, email },
    lines: lines.flatMap(({ rate, amount, ...line }) =>
      rate === null || amount === null ? [] : [{ ...line, rate, amount }],
    ),
  };
}

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
