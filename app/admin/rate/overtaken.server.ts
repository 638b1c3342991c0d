import { takeOver } from "~/admin/frame/typed-form.server";
import { currency } from "~/models/money/currency.server";
import { rateRows, type TypedRate, typeRate } from "~/models/rate/form";
import type { TableRate } from "~/models/rate/rate";
import type { RateTable } from "~/models/rate/table.server";
import { digestFields } from "~/models/row/merge.server";
import type { FieldErrors } from "~/models/row/result";
import { figures } from "~/models/shop/figures.server";

/** What a form is made of, row by row. */
export function digestRates(rates: readonly TableRate[]): string {
  return digestFields(nameRows(typeRates(rates)));
}

/** Row by row: of one that both have changed theirs is said at its rate. */
export function takeOverRates(fields: URLSearchParams, { version, rates }: RateTable): FieldErrors {
  const typed = rateRows.read(fields);
  const theirs = typeRates(rates);
  const mine = new URLSearchParams(nameRows(typed));
  const said = takeOver(fields, { what: "rates", version, theirs: nameRows(theirs), mine });
  const { form = [], ...both } = said;
  const all = [...typed, ...theirs];
  const names = [...new Set(all.map(nameRow))].filter((name) => mine.has(name));
  const isKept = (row: TypedRate, name: string) => nameRow(row) === name && sayRow(row) === mine.get(name);
  rateRows.write(
    fields,
    names.flatMap((name) => all.find((row) => isKept(row, name)) ?? []),
  );
  const errors = Object.entries(both).map(([name, text]) => [
    rateRows.name(names.indexOf(name), "rate"),
    text,
  ]);
  return { form, ...Object.fromEntries(errors) };
}

function typeRates(rates: readonly TableRate[]): TypedRate[] {
  return rates.map((rate) => typeRate(rate, { currency, figures }));
}

function nameRows(rows: readonly TypedRate[]): [name: string, value: string][] {
  return rows.map((row) => [nameRow(row), sayRow(row)]);
}

function nameRow({ type, grade, from, to }: TypedRate) {
  return [type, grade, from, to].join(" ");
}

function sayRow({ rate, unit, gone }: TypedRate) {
  return gone ? "" : `${rate} a ${unit}`;
}
