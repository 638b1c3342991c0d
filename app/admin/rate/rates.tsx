import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type BothVersions, type Version, Versions, versionOf } from "~/admin/editor/versions";
import { AdminHeading } from "~/admin/frame/admin-heading";
import { adminHead } from "~/admin/frame/head";
import { readSheetFile } from "~/admin/frame/spreadsheet-file.server";
import { useTypedForm, WorkBack } from "~/admin/frame/typed-form";
import {
  answerForms,
  answerSaved,
  giveBack,
  keepTheirs,
  loadForms,
  refuse,
  refuseOther,
  type Sent,
} from "~/admin/frame/typed-form.server";
import { CsvForm, OPEN_AS_TEXT } from "~/admin/list/csv-form";
import type { SentForm } from "~/http/form/multipart.server";
import { currency } from "~/models/money/currency.server";
import { writeMoney } from "~/models/money/money";
import {
  countMissing,
  fieldsOfRates,
  MOST_RATES,
  nameKey,
  nameRate,
  rateRows,
  readRates,
  type TypedRate,
  takeRates,
  typeRate,
} from "~/models/rate/form";
import type { TableRate } from "~/models/rate/rate";
import { readRateSheet } from "~/models/rate/spreadsheet.server";
import { type RateTable, readOldestRateDay, readRateTable, saveRates } from "~/models/rate/table.server";
import { digestFields, mergeFields } from "~/models/row/merge.server";
import { readVersion } from "~/models/row/version";
import { dayOf, writeCalendarDay } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";
import { readSettings } from "~/models/shop/settings.server";
import { sayCount } from "~/steel/figures";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { ReadLines } from "~/ui/read-lines";
import { RateEditor, unitNames } from "./rate-editor";

export { reloadAfterConflict as shouldRevalidate } from "~/ui/revalidation";

export const meta: MetaFunction = ({ matches }) => adminHead("Rates", matches);

export async function loader(args: LoaderFunctionArgs) {
  const terms = { currency, figures };
  const bare = { ...describe({ version: 0, rates: [] }, ""), terms, isShown: false };
  return loadForms(args, "Failed to load rates.", bare, async () => {
    const table = describe(await readRateTable(), await readOldestRateDay(new Date()));
    return { ...table, terms, isShown: (await readSettings()).ratesShown };
  });
}

/** `intent`: `file` reads a spreadsheet into the form, `today` saves all rows as of today, `theirs` drops what was typed; without one, what has changed is. */
export async function action(args: ActionFunctionArgs) {
  return answerForms(
    args,
    { file: bringRates, theirs: keepTheirs, otherwise: saveRateForm },
    { files: ["file"] },
  );
}

type Reply = {
  readAt?: number;
  missing?: number;
  ignored?: string[];
  both?: BothVersions;
};

export default function Rates() {
  const { rates, version, base, terms, isShown } = useLoaderData<typeof loader>();
  const { typed, errors, isRestored } = useTypedForm("version");
  const { readAt, missing = 0, ignored = [], both } = useActionData<Reply>() ?? {};
  const { file: ofFile, ...ofRates } = errors ?? {};
  const shownVersion = Number(typed?.get("version") ?? version);
  return (
    <div className="stack loose">
      <AdminHeading title="Rates" />
      {readAt && (
        <ReadLines takesFocus={Object.keys(errors ?? {}).length === 0}>
          <Notice>
            The rows of your file are in the form below. Nothing is saved yet: check them, then save.
            {missing > 0 &&
              ` Saving removes ${sayCount(missing, "stored rate that is", terms.figures, "stored rates that are")} not in your file.`}
            {ignored.length > 0 && ` Columns that are not read: ${ignored.join(", ")}.`}
          </Notice>
        </ReadLines>
      )}
      {both && (
        <ReadLines>
          <Versions {...both} />
        </ReadLines>
      )}
      {isRestored && <WorkBack />}
      <p>
        Quotations propose these rates, each with its day.{" "}
        {isShown ? "Visitors see the lowest rate of each product" : "Visitors do not see them"}:{" "}
        <a href="/adminsettings#ratesShown">Settings</a>.
        {rates.some(({ rate }) => rate.sample) &&
          " Rates of the sample are invented, and shown with its products alone: change them, or save all as of today, and they are yours."}
      </p>
      <RateEditor
        key={[shownVersion, Boolean(both), readAt].join(" ")}
        rates={rates}
        typed={typed ? rateRows.read(typed) : rates.map(({ rate }) => typeRate(rate, terms))}
        version={shownVersion}
        base={typed?.get("base") ?? base}
        terms={terms}
        errors={errors && ofRates}
        unsaved={typed !== null}
      />
      <RateSheet errors={ofFile} />
    </div>
  );
}

function RateSheet({ errors }: { errors: string[] | undefined }) {
  return (
    <section className="panel stack" aria-labelledby="sheet">
      <h2 id="sheet">As a spreadsheet</h2>
      <p className="soft">{OPEN_AS_TEXT}</p>
      <p>
        <ButtonLink href="/adminrates.csv" icon="download" look="quiet" download>
          Download rates (CSV)
        </ButtonLink>
      </p>
      <CsvForm
        label="Changed file"
        hint={`CSV with at most ${MOST_RATES} rates. You see the rows in the form before anything is saved`}
        errors={errors}
        name="intent"
        value="file"
        look="quiet"
      >
        Read into the form
      </CsvForm>
    </section>
  );
}

function describe({ rates, version }: RateTable, oldest: string) {
  const described = rates.map((rate) => ({
    rate,
    day: writeCalendarDay(rate.day),
    isOld: rate.day < oldest,
  }));
  return { version, rates: described, base: digestFields(fieldsOfRates(rates)) };
}

async function saveRateForm(sent: Sent) {
  const { fields } = sent;
  if (rateRows.readAll(fields).length === 0) return refuseOther();
  const { rates: before } = await readRateTable();
  const isToday = fields.get("intent") === "today";
  const kept = { before: isToday ? [] : before, today: dayOf(new Date()) };
  const { rates, errors } = readRates(rateRows.read(fields), { currency, figures }, kept);
  if (Object.keys(errors).length > 0) return refuse(fields, errors);
  const saved = await saveRates(rates, readVersion(fields.get("version")));
  return saved.ok ? answerSaved(sent, "rates-changed", "Rates saved.") : showBoth(fields, rates);
}

/** The form is both versions now, and made of the newer one. */
async function showBoth(fields: URLSearchParams, mine: readonly TableRate[]) {
  const { rates: table, version } = await readRateTable();
  const terms = { currency, figures };
  const theirs = fieldsOfRates(table);
  const merged = mergeFields(new URLSearchParams(fieldsOfRates(mine)), fields.get("base"), theirs);
  const rows = takeRates(rateRows.read(fields), merged?.taken ?? [], { table, terms });
  const both: BothVersions = { rows: listBoth(mine, table), merged };
  return data({ ...giveBack(writeForm(fields, rows, { rates: table, version }), {}), both }, 409);
}

/** The form with these rows, made of that table. */
function writeForm(fields: URLSearchParams, rows: readonly TypedRate[], { rates, version }: RateTable) {
  const written = rateRows.write(fields, rows);
  written.set("version", String(version));
  written.set("base", digestFields(fieldsOfRates(rates)));
  return written;
}

function listBoth(mine: readonly TableRate[], theirs: readonly TableRate[]): Version[] {
  const say = (rates: readonly TableRate[]) =>
    new Map(
      rates.map((rate) => [
        nameKey(rate),
        `${writeMoney(rate.sum, currency, figures)} ${unitNames[rate.unit]}`,
      ]),
    );
  const [own, other] = [say(mine), say(theirs)];
  const labels = new Map([...theirs, ...mine].map((rate) => [nameKey(rate), nameRate(rate)]));
  return [...labels].map(([name, label]) =>
    versionOf(name, label, own.get(name) ?? "", other.get(name) ?? ""),
  );
}

const OLD_FILE =
  "Rates have been saved since this file was downloaded. Below are the rows of your file: save them to replace what stands there.";

/** Into the form, where they are looked at before they are saved. */
async function bringRates(form: SentForm) {
  const file = await readSheetFile(form);
  if (!file.ok) return refuse([], file.errors);
  const read = await readRateSheet(file.text);
  if (!read.ok) return refuse([], { file: [read.message] });
  const terms = { currency, figures };
  const rows = read.typed.filter(rateRows.isTyped);
  const { errors } = readRates(rows, terms, { before: [], today: dayOf(new Date()) });
  const { version, rates } = await readRateTable();
  const isOld = read.version !== undefined && read.version !== version;
  if (isOld) errors.form = [OLD_FILE];
  const missing = countMissing(rates, rows, terms);
  return data(
    {
      ...giveBack(writeForm(form.fields, rows, { rates, version }), errors),
      ...{ readAt: Date.now(), missing, ignored: read.ignored },
    },
    isOld ? 409 : 200,
  );
}
