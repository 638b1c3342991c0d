import { exampleRate, type MoneyTerms, parseMoney, typeSum } from "~/models/money/money";
import type { FieldErrors } from "~/models/row/result";
import { rowsOf } from "~/models/row/typed-rows";
import { cleanLine, cutCharacters, hasAtMost, tooLong } from "~/models/text/typed-text";
import { readAmount } from "~/steel/amount";
import type { Figures } from "~/steel/figures";
import { isProductType, steelTypes } from "~/steel/kind";
import { type TableRate, tableUnits } from "./rate";

export const MOST_RATES = 200;
const LONGEST_GRADE = 60;
const LONGEST_QUOTED = 20;

/** `gone` is set where the row is to be removed. */
export const rateRows = rowsOf(
  "rates",
  ["type", "grade", "from", "to", "rate", "unit", "gone"],
  ["unit", "gone"],
);
export type TypedRate = typeof rateRows.empty;
type RateField = keyof TypedRate;

/** A rate that is no other than in `before` keeps its day; the rest is of `today`. */
type Kept = { before: readonly TableRate[]; today: string };

/** The errors are named by the rows' places; a row in which nothing was typed says nothing. */
export function readRates(
  typed: readonly TypedRate[],
  terms: MoneyTerms,
  { before, today }: Kept,
): { rates: TableRate[]; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const rates: TableRate[] = [];
  const places = new Map<string, number>();
  const named = new Map(before.map((rate) => [nameKey(rate), rate]));
  if (typed.filter((row) => !row.gone && rateRows.isTyped(row)).length > MOST_RATES)
    return { rates, errors: { form: [`The table may have at most ${MOST_RATES} rates`] } };
  for (const [at, row] of typed.entries()) {
    if (row.gone || !rateRows.isTyped(row)) continue;
    const { rate, faults } = readRate(row, terms);
    for (const [field, fault] of Object.entries(faults))
      errors[rateRows.name(at, field as RateField)] = [fault];
    if (!rate) continue;
    const key = nameKey(rate);
    const stood = named.get(key);
    const same = places.get(key);
    if (same !== undefined) errors[rateRows.name(at, "type")] = [`Row ${same + 1} is for the same steel`];
    places.set(key, at);
    const stays = stood && stood.sum === rate.sum && stood.unit === rate.unit;
    rates.push({ ...rate, day: stays ? stood.day : today, sample: stays ? stood.sample : false });
  }
  return { rates, errors };
}

/** How many of the table have no row of the same steel, whatever its rate. */
export function countMissing(table: readonly TableRate[], typed: readonly TypedRate[], terms: MoneyTerms) {
  const rated = { rate: exampleRate(terms.currency, terms.figures), unit: "" };
  const named = typed.flatMap((row) => readRate({ ...row, ...rated }, terms).rate ?? []).map(nameKey);
  return table.filter((rate) => !named.includes(nameKey(rate))).length;
}

/** Each as a field that is named by its steel, so that two who have changed rates can be told apart. */
export function fieldsOfRates(rates: readonly TableRate[]): [name: string, value: string][] {
  return rates.map((rate) => [nameKey(rate), `${rate.sum} ${rate.unit}`]);
}

/** The rows where those that `taken` names are as the table has them: changed, gone or added. What cannot be read was removed. */
export function takeRates(
  typed: readonly TypedRate[],
  taken: readonly string[],
  { table, terms }: { table: readonly TableRate[]; terms: MoneyTerms },
): TypedRate[] {
  const theirs = new Map(table.map((rate) => [nameKey(rate), typeRate(rate, terms)]));
  const left = new Set(taken);
  const rows = typed.flatMap((row) => {
    const { rate } = readRate(row, terms);
    if (!rate) return [];
    return left.delete(nameKey(rate)) ? (theirs.get(nameKey(rate)) ?? []) : row;
  });
  return [...rows, ...[...left].flatMap((name) => theirs.get(name) ?? [])];
}

export function typeRate(rate: TableRate, { currency, figures }: MoneyTerms): TypedRate {
  const { type, grade, from, to, sum, unit } = rate;
  return {
    ...{ type, grade: grade ?? "", unit, gone: "" },
    ...{ from: from === null ? "" : String(from), to: to === null ? "" : String(to) },
    rate: typeSum(sum, currency, figures),
  };
}

/** `Hot Rolled Sheet, E250, 1.6 to 5 mm`. */
export function nameRate({ type, grade, from, to }: Pick<TableRate, "type" | "grade" | "from" | "to">) {
  return [steelTypes[type].label, ...(grade ? [grade] : []), ...sayBand(from, to)].join(", ");
}

function sayBand(from: number | null, to: number | null): string[] {
  if (from !== null && to !== null) return [from === to ? `${from} mm` : `${from} to ${to} mm`];
  if (from !== null) return [`from ${from} mm`];
  return to === null ? [] : [`up to ${to} mm`];
}

function readRate(row: TypedRate, { currency, figures }: MoneyTerms) {
  const faults: Partial<Record<RateField, string>> = {};
  const { type } = row;
  const from = readThickness(row.from, figures);
  const to = readThickness(row.to, figures);
  if (from.fault) faults.from = from.fault;
  if (to.fault) faults.to = to.fault;
  if (from.mm !== null && to.mm !== null && to.mm < from.mm)
    faults.to = `Enter a thickness of ${from.mm} mm or more`;
  const grade = cleanLine(row.grade) || null;
  if (grade && !hasAtMost(grade, LONGEST_GRADE)) faults.grade = tooLong("Grade", LONGEST_GRADE);
  const sum = parseMoney(row.rate, currency, figures);
  if (!sum) faults.rate = `Enter a rate such as ${exampleRate(currency, figures)}, or remove the row`;
  const unit = tableUnits.find((each) => each === row.unit) ?? "kg";
  if (row.unit !== "" && row.unit !== unit) faults.unit = `${quote(row.unit)} is neither kg nor t`;
  if (!isProductType(type)) faults.type = type ? `${quote(type)} is not a type: choose one` : "Choose a type";
  const isWhole = isProductType(type) && sum && Object.keys(faults).length === 0;
  return { rate: isWhole ? { type, grade, from: from.mm, to: to.mm, sum, unit } : null, faults };
}

function quote(text: string) {
  return `“${cutCharacters(text, LONGEST_QUOTED)}”`;
}

/** In mm; null of an empty one, which is no bound, and of what is none. */
export function readThickness(text: string, figures: Figures): { mm: number | null; fault?: string } {
  if (text === "") return { mm: null };
  const read = readAmount("sheet", "thickness", text, figures);
  return read.ok ? { mm: read.value } : { mm: null, fault: read.fault };
}

/** Of the steel that it is a rate of. */
export function nameKey({ type, grade, from, to }: Pick<TableRate, "type" | "grade" | "from" | "to">) {
  // A field's name ends at its first bracket: those of its rows follow.
  return JSON.stringify([type, grade?.toLowerCase(), from, to]).replaceAll("[", "(");
}
