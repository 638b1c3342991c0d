import { readFile } from "node:fs/promises";
import { data } from "@remix-run/node";
import { redirectWithFlash } from "~/http/flash.server";
import type { SentForm } from "~/http/multipart.server";
import { SAVED_DRAFT_FIELD } from "~/http/saved-draft.server";
import type { SignedIn } from "~/http/session.server";
import { loadOr } from "~/http/store-fault.server";
import { takeSavedDraft } from "~/models/draft/saved.server";
import { currency } from "~/models/money/currency.server";
import { dropIncoming } from "~/models/picture/folder.server";
import { readRates, readTypedRates, type TypedRate } from "~/models/rate/form";
import { readRateSheet } from "~/models/rate/sheet.server";
import { readRateTable, saveRates } from "~/models/rate/table.server";
import { logEvent } from "~/models/row/audit.server";
import type { FieldErrors } from "~/models/row/result";
import { decodeSheet, LARGEST_SHEET } from "~/models/sheet/record.server";
import { dayOf } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";

const PATH = "/adminrates";
const STALE =
  "Somebody else has saved rates in the meantime. Below is what you typed: save again to replace theirs.";

type Shown = {
  typed: TypedRate[] | null;
  errors?: FieldErrors;
  version: number | null;
  fromFile: boolean;
};

/** A form that came without rows is the one of the file: the table stays as it is. */
export function showRates(fields: URLSearchParams, errors: FieldErrors): Shown {
  const typed = readTypedRates(fields);
  return { typed: typed.length > 0 ? typed : null, errors, version: versionOf(fields), fromFile: false };
}

export async function saveRateForm(request: Request, { fields }: SentForm, session: SignedIn) {
  const { rates: before, version } = await readRateTable();
  const isToday = fields.get("intent") === "today";
  const kept = { before: isToday ? [] : before, today: dayOf(new Date()) };
  const { rates, errors } = readRates(readTypedRates(fields), { currency, figures }, kept);
  if (Object.keys(errors).length > 0) return data(showRates(fields, errors), { status: 400 });
  const saved = await saveRates(rates, versionOf(fields));
  if (!saved.ok) return data({ ...showRates(fields, { form: [STALE] }), version }, { status: 409 });
  const given = new URL(request.url).searchParams.get(SAVED_DRAFT_FIELD);
  await loadOr(request, null, () => takeSavedDraft(given, session.adminId));
  await logEvent({ event: "rates-changed", admin: session.adminId, subject: null });
  return redirectWithFlash(PATH, { kind: "success", text: "Rates saved." });
}

/** Into the form, where they are looked at before they are saved. */
export async function bringRates({ files, fields }: SentForm) {
  const file = files.get("file");
  if (!file) return refuseFile("Choose a file");
  try {
    if (file.size > LARGEST_SHEET) return refuseFile("The file must be 5 MB or smaller");
    const text = decodeSheet(await readFile(file.source));
    if (text === null)
      return refuseFile("This is not a CSV file: save the spreadsheet as CSV (comma separated)");
    const read = await readRateSheet(text);
    if (!read.ok) return refuseFile(read.message);
    const { typed } = read;
    const terms = { currency, figures };
    const { errors } = readRates(typed, terms, { before: [], today: dayOf(new Date()) });
    return data<Shown>({ typed, errors, version: versionOf(fields), fromFile: true });
  } finally {
    await dropIncoming(file.source);
  }
}

function refuseFile(message: string) {
  const shown: Shown = { typed: null, errors: { file: [message] }, version: null, fromFile: false };
  return data(shown, { status: 400 });
}

function versionOf(fields: URLSearchParams): number | null {
  const text = fields.get("version") ?? "";
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
