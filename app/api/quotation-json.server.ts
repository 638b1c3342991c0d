import { z } from "zod";
import { findOffer, type OfferedQuotation } from "~/models/quotation/read.server";
import { quotationStatuses } from "~/models/quotation/state";
import { rateUnits } from "~/models/quotation/totals";
import { productTypes } from "~/steel/kind";
import { roundTo } from "~/steel/measure";
import type { Resource } from "./resource.server";
import { dateShape, idShape } from "./shapes.server";

const sum = z.number().int().meta({ description: "In the smallest unit of the currency" });
const day = z.string().meta({ description: "A day in the site's time zone, as 2026-12-31" });
const text = z.string().nullable();

const LineJson = z.object({
  form: z.enum(["sheet", "coil"]),
  type: z.enum(productTypes).nullable(),
  grade: text,
  product: text.meta({ description: "Name of the product that it stands for" }),
  thickness: z.number().meta({ description: "Millimetres" }),
  width: z.number().meta({ description: "Millimetres" }),
  length: z.number().meta({ description: "Of one: a sheet's in millimetres, a coil's in metres" }),
  pieces: z.number(),
  inner: z.number().nullable().meta({ description: "A coil's inner diameter in millimetres" }),
  weight: z.number().meta({ description: "Kilograms of all pieces, to three decimals" }),
  asked: text.meta({ description: "What was asked for, where something else is offered" }),
  rate: z
    .object({ sum, unit: z.enum(rateUnits) })
    .nullable()
    .meta({ description: "Null on a draft without one" }),
  amount: sum.nullable(),
  delivery: text,
  note: text,
});

const QuotationJson = z
  .object({
    _id: idShape,
    number: text.meta({ description: "Null until it is sent" }),
    revision: z.number().int().meta({ description: "Of the newest that was sent; 0 of a draft" }),
    status: z.enum(quotationStatuses),
    day,
    validUntil: day.nullable(),
    currency: z.string().meta({ description: "ISO 4217" }),
    customer: z.object({ name: z.string(), phone: text, email: text }),
    enquiry: text.meta({ description: "Reference of its enquiry" }),
    lines: z.array(LineJson),
    charges: z.array(
      z.object({
        label: z.string(),
        amount: sum,
        perTonne: sum.nullable().meta({ description: "Where the amount was worked out from the weight" }),
      }),
    ),
    taxes: z.array(z.object({ name: z.string(), percent: z.number(), amount: sum })),
    totals: z.object({
      weight: z.number().meta({ description: "Kilograms, to three decimals" }),
      ...{ lines: sum, charges: sum, discount: sum },
      net: sum
        .nullable()
        .meta({ description: "What is taxed; null on a draft with a line that has no rate" }),
      taxes: sum.nullable(),
      total: sum.nullable(),
    }),
    ...{ payment: text, delivery: text, remarks: text },
    freight: text.meta({ description: "In words, where it is no charge" }),
    accepted: z
      .object({ by: text, text: text.meta({ description: "Order number and note" }), at: dateShape })
      .nullable(),
    createdAt: dateShape,
    updatedAt: dateShape,
  })
  .meta({ id: "Quotation" });

type QuotationJson = z.output<typeof QuotationJson>;

const WHOLE_GRAMS = 3;

function quotationJson({ offer, ...row }: OfferedQuotation): QuotationJson {
  const { lines, totals, currency, validUntil } = offer;
  const unpriced = row.total === null && { net: null, taxes: null, total: null };
  return QuotationJson.parse({
    ...{ ...offer, ...row, _id: row.id, currency: currency.code, validUntil },
    customer: { ...row, name: row.customer },
    enquiry: row.enquiry?.reference ?? null,
    accepted: row.events.findLast(({ kind }) => kind === "accepted") ?? null,
    lines: lines.map(({ line, ...quoted }) => ({
      ...{ ...line, ...quoted, product: line.productName },
      weight: roundTo(line.weightKg, WHOLE_GRAMS),
    })),
    taxes: totals.taxes.map((tax) => ({ ...tax, percent: tax.share / 1000 })),
    totals: { ...totals, weight: totals.grams / 1000, taxes: totals.total - totals.net, ...unpriced },
  });
}

const example: QuotationJson = {
  _id: "65f0a1b2c3d4e5f6a7b8c9da",
  ...{ number: "Q-2026-0001", revision: 1, status: "accepted" },
  ...{ day: "2026-03-12", validUntil: "2026-03-19", currency: "INR" },
  customer: { name: "Rao Fabricators", phone: "2015550142", email: null },
  enquiry: "E-7KQ2M4",
  lines: [
    {
      ...{ form: "sheet", type: "hotrolledsheet", grade: "E250", product: null },
      ...{ thickness: 2, width: 1250, length: 2500, pieces: 10, inner: null, weight: 490.625 },
      ...{ asked: null, rate: { sum: 5420, unit: "kg" }, amount: 2659188, delivery: null, note: null },
    },
  ],
  charges: [{ label: "Loading", amount: 12266, perTonne: 25000 }],
  taxes: [{ name: "IGST", percent: 18, amount: 480862 }],
  totals: {
    ...{ weight: 490.625, lines: 2659188, charges: 12266, discount: 0, net: 2671454 },
    ...{ taxes: 480862, total: 3152316 },
  },
  ...{ payment: "30 days", delivery: "Ex works", remarks: null, freight: "To pay" },
  accepted: { by: "Asha Rao", text: "Order PO 7", at: "2026-03-13T09:30:00.000Z" },
  createdAt: "2026-03-12T09:30:00.000Z",
  updatedAt: "2026-03-13T09:30:00.000Z",
};

export const quotation: Resource<OfferedQuotation, QuotationJson> = {
  name: "Quotation",
  key: "data",
  oneKey: "data",
  listKey: "data",
  find: findOffer,
  schema: QuotationJson,
  json: quotationJson,
  example,
};
