import { contactRules } from "~/models/enquiry/rules";
import { dropCurrency, GREATEST_SUM, type MoneyTerms, parseMoney } from "~/models/money/money";
import type { Tax } from "~/models/money/tax";
import { type FieldTable, formOf } from "~/models/row/field";
import { errorsByField, type FieldErrors, invalid, ok, type Result } from "~/models/row/result";
import { rowsOf } from "~/models/row/typed-rows";
import { isDay } from "~/models/shop/day";
import { optionalLine, optionalText, requiredLine, ruledField } from "~/models/text/text";
import { hasAtMost } from "~/models/text/typed-text";
import { writePlain } from "~/steel/reading/plain";
import type { Offer, QuotationInput } from "./document";
import { type LineField, lineRows, readQuotedLine } from "./line";
import { addUp, amountPerTonne, gramsOf } from "./totals";

export const chargeRows = rowsOf("charges", ["label", "amount"]);
export type TypedCharge = typeof chargeRows.empty;

export const MOST_QUOTED = 200;
const MOST_CHARGES = 20;
const LONGEST_LABEL = 60;
const LONGEST_TERM = 500;
const LONGEST_REMARKS = 4000;

const optionalPhone = ruledField({ ...contactRules.phone, missing: null }).transform((text) => text || null);
const optionalEmail = ruledField(contactRules.email).transform((text) => text || null);

function term(label: string) {
  return optionalText(LONGEST_TERM, label).transform((text) => text || null);
}

const dayField = optionalLine(40, "Valid until", (text) => writePlain(text)).refine(
  (text) => text === null || isDay(text),
  "Enter a date such as 2026-12-31",
);

export const customerFields = {
  customer: { label: "Customer", rule: requiredLine(100, "Enter the customer's name", "Customer") },
  phone: { label: "Phone", rule: optionalPhone, input: { type: "tel" }, half: true },
  email: { label: "Email", rule: optionalEmail, input: { type: "email" }, half: true },
} satisfies FieldTable;

export const termFields = {
  payment: { label: "Terms of payment", rule: term("Terms of payment"), lines: 2, half: true },
  delivery: { label: "Place and time of delivery", rule: term("Delivery"), lines: 2, half: true },
  validUntil: { label: "Valid until", rule: dayField, half: true },
  remarks: {
    label: "Remarks",
    rule: optionalText(LONGEST_REMARKS, "Remarks").transform((text) => text || null),
    lines: 3,
  },
} satisfies FieldTable;

const Texts = formOf({ ...customerFields, ...termFields });

/** `perTonne` where its amount was worked out from the weight of all lines. */
type Charge = Offer["charges"][number];

/** Rates of before `oldestRate` are old. */
export type QuotationTerms = MoneyTerms & { taxes: readonly Tax[]; today: string; oldestRate: string };

export type WorkedOut = ReturnType<typeof workOut>;

/** What the form says, as far as it can be read: for its totals while it is typed. */
export function workOut(fields: URLSearchParams, terms: QuotationTerms, rows = lineRows.read(fields)) {
  const errors: FieldErrors = {};
  const tooMany = rows.filter(lineRows.isTyped).length > MOST_QUOTED;
  const lines = (tooMany ? rows.slice(0, MOST_QUOTED) : rows).map((typed) => readQuotedLine(typed, terms));
  for (const [at, { errors: own }] of lines.entries())
    for (const [field, text] of Object.entries(own)) errors[lineRows.name(at, field as LineField)] = [text];
  const quoted = lines.flatMap((line) => line.quoted ?? []);
  const grams = quoted.reduce((sum, { line }) => sum + gramsOf(line), 0);
  const { charges, freight } = readCharges(fields, terms, grams, errors);
  const discount = readDiscount(fields, terms, errors);
  const amounts = quoted.map(({ amount }) => amount ?? 0);
  const taxes = readTaxes(fields, terms.taxes, errors);
  const totals = addUp({ amounts, grams, charges: charges.map(({ amount }) => amount), discount }, taxes);
  const unpriced = rows.filter((row, at) => lineRows.isTyped(row) && !lines[at]?.quoted?.rate).length;
  const isPriced = quoted.length > 0 && unpriced === 0;
  if (totals.net < 0 && isPriced) errors.discount = ["The discount is more than lines and charges together"];
  if (totals.total > GREATEST_SUM) errors.form = ["This is more than can be added up"];
  if (tooMany) errors.form = [`A quotation may have at most ${MOST_QUOTED} lines`];
  return { lines, unpriced, charges, freight, totals, errors };
}

/** A draft may lack rates and a day; what is sent is whole. */
export function checkQuotation(
  fields: URLSearchParams,
  terms: QuotationTerms,
  sending: boolean,
): Result<QuotationInput> {
  const worked = workOut(fields, terms);
  const texts = Texts.safeParse(Object.fromEntries(fields));
  const errors: FieldErrors = {
    ...(texts.success ? {} : errorsByField(texts.error.issues)),
    ...(sending ? listMissing(worked, fields, terms) : {}),
    ...worked.errors,
  };
  if (!texts.success || Object.keys(errors).length > 0) return invalid(errors);
  const lines = worked.lines.flatMap(({ quoted }) => quoted ?? []);
  const { charges, freight, totals } = worked;
  return ok({ ...texts.data, lines, charges, freight, totals, currency: terms.currency });
}

function listMissing({ lines }: WorkedOut, fields: URLSearchParams, { today }: QuotationTerms): FieldErrors {
  const errors: FieldErrors = {};
  if (lines.length === 0) errors[lineRows.name(0, "text")] = ["Enter a size"];
  for (const [at, { quoted }] of lines.entries())
    if (quoted && !quoted.rate?.sum) errors[lineRows.name(at, "rate")] = ["Enter the rate"];
  const { data: until } = dayField.safeParse(fields.get("validUntil"));
  if (until === null) errors.validUntil = ["Enter the last day on which it can be accepted"];
  else if (until !== undefined && until < today)
    errors.validUntil = ["This day has passed: enter today or a later day"];
  return errors;
}

const CHARGE = "Enter a sum such as 1500, or a sum per tonne such as 250/t";

function readCharges(fields: URLSearchParams, terms: MoneyTerms, grams: number, errors: FieldErrors) {
  const charges: Charge[] = [];
  const rows = chargeRows.read(fields);
  if (rows.length > MOST_CHARGES) errors.form = [`A quotation may have at most ${MOST_CHARGES} charges`];
  for (const [at, typed] of rows.slice(0, MOST_CHARGES).entries()) {
    const charge = readCharge(typed, terms, grams);
    if (charge) charges.push(charge);
    else errors[chargeRows.name(at, "amount")] = [CHARGE];
    if (typed.label === "") errors[chargeRows.name(at, "label")] = ["Enter what it is for"];
    else if (!hasAtMost(typed.label, LONGEST_LABEL))
      errors[chargeRows.name(at, "label")] = [`At most ${LONGEST_LABEL} characters`];
  }
  const typed = fields.get("freight")?.trim() ?? "";
  if (typed === "") return { charges, freight: null };
  const freight = readCharge({ label: "Freight", amount: typed }, terms, grams);
  if (freight) return { charges: [...charges, freight], freight: null };
  if (!hasAtMost(typed, LONGEST_TERM)) errors.freight = [`At most ${LONGEST_TERM} characters`];
  else if (isFigure(typed, terms)) errors.freight = [`${CHARGE}; or words, such as to pay`];
  return { charges, freight: typed };
}

/** Of another unit than a tonne nothing is known that it could be worked out from. */
function isFigure(typed: string, { currency }: MoneyTerms) {
  const figure = dropCurrency(typed, currency);
  return !/\p{L}/u.test(figure) || /^\P{L}*\d *(?:\/|per\b) *\p{L}/iu.test(figure);
}

function readCharge(
  { label, amount }: TypedCharge,
  { currency, figures }: MoneyTerms,
  grams: number,
): Charge | null {
  const [, sum = "", per] =
    /^(.*?)((?:\/ *| (?:per|a) )(?:m?t|m\.t|tons?|tonnes?)\.?| ?pmt)?$/i.exec(amount) ?? [];
  const read = parseMoney(sum, currency, figures);
  if (read === null) return null;
  if (!per) return { label, amount: read, perTonne: null };
  return { label, amount: amountPerTonne(read, grams), perTonne: read };
}

function readDiscount(
  fields: URLSearchParams,
  { currency, figures }: MoneyTerms,
  errors: FieldErrors,
): number {
  const typed = fields.get("discount")?.trim() ?? "";
  const sum = typed === "" ? 0 : parseMoney(typed, currency, figures);
  if (sum === null) errors.discount = ["Enter a sum such as 1500"];
  return sum ?? 0;
}

function readTaxes(fields: URLSearchParams, known: readonly Tax[], errors: FieldErrors): Tax[] {
  const names = new Set(
    fields
      .getAll("taxes")
      .map((name) => name.trim())
      .filter(Boolean),
  );
  const taxes = known.filter(({ name }) => names.has(name));
  if (taxes.length < names.size) errors.taxes = ["Choose taxes from the settings"];
  return taxes;
}
