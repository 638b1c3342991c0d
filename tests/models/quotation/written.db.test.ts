import { expect, test } from "vitest";
import { readCurrency } from "~/models/money/currency.server";
import { makeDocument, type QuotationDocument } from "~/models/quotation/document";
import { checkQuotation } from "~/models/quotation/form";
import { writeQuotation } from "~/models/quotation/written.server";
import { readCompany } from "~/models/shop/company.server";
import { figures } from "~/models/shop/figures.server";
import fc from "../../support/property";

const company = await readCompany();
const currency = readCurrency("en-IN", "INR");
const taxes = [
  { name: "CGST", share: 9_000 },
  { name: "Cess", share: 125 },
];

const paise = fc.integer({ min: 0, max: 10 ** 8 });
const line = fc.record({
  thickness: fc.integer({ min: 5, max: 200 }),
  width: fc.integer({ min: 600, max: 2500 }),
  length: fc.integer({ min: 2500, max: 12_000 }),
  pieces: fc.integer({ min: 1, max: 2_000 }),
  rate: paise,
  unit: fc.constantFrom("kg", "t", "piece", "m"),
});
const asked = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  charges: fc.array(fc.record({ sum: paise, isPerTonne: fc.boolean() }), { maxLength: 3 }),
  taxes: fc.subarray(taxes),
});
type Asked = typeof asked extends fc.Arbitrary<infer T> ? T : never;

const half = (product: bigint, of: bigint) => (2n * product + of) / (2n * of);

/** With whole numbers alone, past everything the site calculates with. In paise and grams. */
function calculate({ lines, charges, taxes }: Asked) {
  const weighed = lines.map(({ thickness, width, length, pieces, rate, unit }) => {
    // A tenth of a mm and 7.85 kg/dm³: 7.85e-6 kg for each mm³, in grams.
    const grams = half(BigInt(thickness * width) * BigInt(length) * BigInt(pieces) * 785n, 1_000_000n);
    const amounts = {
      kg: half(BigInt(rate) * grams, 1_000n),
      t: half(BigInt(rate) * grams, 1_000_000n),
      piece: BigInt(rate) * BigInt(pieces),
      m: half(BigInt(rate) * BigInt(length) * BigInt(pieces), 1_000n),
    };
    return { grams, amount: amounts[unit as keyof typeof amounts] };
  });
  const grams = weighed.reduce((all, one) => all + one.grams, 0n);
  const added = charges.map(({ sum, isPerTonne }) =>
    isPerTonne ? half(BigInt(sum) * grams, 1_000_000n) : BigInt(sum),
  );
  const amounts = weighed.map(({ amount }) => amount);
  const net = [...amounts, ...added].reduce((all, one) => all + one, 0n);
  const taxed = taxes.map(({ share }) => half(net * BigInt(share), 100_000n));
  return { weighed, grams, amounts, added, taxed, total: taxed.reduce((all, one) => all + one, net) };
}

function type({ lines, charges, taxes }: Asked) {
  const fields = new URLSearchParams({ customer: "A", validUntil: "2026-12-31" });
  const money = (sum: number) => (sum / 100).toFixed(2);
  for (const [at, { thickness, width, length, pieces, rate, unit }] of lines.entries()) {
    fields.set(`lines[${at}].text`, `HR sheet ${thickness / 10} x ${width} x ${length} mm`);
    fields.set(`lines[${at}].pieces`, String(pieces));
    fields.set(`lines[${at}].rate`, money(rate));
    fields.set(`lines[${at}].unit`, unit);
  }
  for (const [at, { sum, isPerTonne }] of charges.entries()) {
    fields.set(`charges[${at}].label`, "Loading");
    fields.set(`charges[${at}].amount`, money(sum) + (isPerTonne ? "/t" : ""));
  }
  for (const { name } of taxes) fields.append("taxes", name);
  return fields;
}

function documentOf(fields: URLSearchParams): QuotationDocument | null {
  const terms = { currency, figures, taxes, today: "2026-01-01", oldestRate: "" };
  const checked = checkQuotation(fields, terms, true);
  const drawn = { number: "Q-1", revision: 1, day: "2026-11-23" };
  return checked.ok ? makeDocument(checked.value, drawn, company) : null;
}

/** `₹ 1,23,456.05` as 12345605. */
const read = (text: string) => BigInt(text.replace(/[^\d-]/g, ""));

test("every figure of a quotation that is shown is that of an independent calculation", async () => {
  await fc.assert(
    fc.asyncProperty(asked, async (quotation) => {
      const document = documentOf(type(quotation));
      // A size that no mill rolls, or a line without weight, is refused before.
      fc.pre(document !== null);
      if (!document) return;
      const written = await writeQuotation(document);
      const expected = calculate(quotation);
      expect(written.lines.map(({ weight }) => read(weight))).toEqual(
        expected.weighed.map(({ grams }) => grams),
      );
      expect(written.lines.map(({ amount }) => read(amount))).toEqual(expected.amounts);
      expect(written.lines.map(({ rate }) => read(rate))).toEqual(
        quotation.lines.map(({ rate }) => BigInt(rate)),
      );
      expect(read(written.weight)).toBe(expected.grams);
      expect(read(written.total)).toBe(expected.total);
      const added = written.sums.filter(({ label }) => label.startsWith("Loading"));
      expect(added.map(({ amount }) => read(amount))).toEqual(expected.added);
      const taxed = written.sums.filter(({ label }) => label.includes("%"));
      expect(taxed.map(({ amount }) => read(amount))).toEqual(expected.taxed);
    }),
    { numRuns: 300 },
  );
});
