import { data } from "@remix-run/node";
import { readSheetFile } from "~/admin/frame/sheet-file.server";
import { answerSaved, giveBack, refuse, type Sent } from "~/admin/frame/typed-form.server";
import type { SentForm } from "~/http/multipart.server";
import { currency } from "~/models/money/currency.server";
import { rateRows, readRates } from "~/models/rate/form";
import { readRateSheet } from "~/models/rate/sheet.server";
import { readRateTable, saveRates } from "~/models/rate/table.server";
import { dayOf } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";

const STALE =
  "Somebody else has saved rates in the meantime. Below is what you typed: save again to replace theirs.";

export async function saveRateForm(sent: Sent) {
  const { fields } = sent;
  const { rates: before, version } = await readRateTable();
  const isToday = fields.get("intent") === "today";
  const kept = { before: isToday ? [] : before, today: dayOf(new Date()) };
  const { rates, errors } = readRates(rateRows.read(fields), { currency, figures }, kept);
  if (Object.keys(errors).length > 0) return refuse(fields, errors);
  const made = fields.get("version") ?? "";
  const saved = await saveRates(rates, /^\d{1,9}$/.test(made) ? Number(made) : null);
  if (!saved.ok) {
    fields.set("version", String(version));
    return refuse(fields, { form: [STALE] }, 409);
  }
  return answerSaved(sent, "rates-changed", "Rates saved.");
}

/** Into the form, where they are looked at before they are saved. */
export async function bringRates(form: SentForm) {
  const file = await readSheetFile(form);
  if (!file.ok) return refuse([], file.errors);
  const read = await readRateSheet(file.text);
  if (!read.ok) return refuse([], { file: [read.message] });
  const kept = { before: [], today: dayOf(new Date()) };
  const { errors } = readRates(read.typed, { currency, figures }, kept);
  return data({ ...giveBack(form.fields, errors), rows: read.typed });
}
