import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AdminHead } from "~/admin/frame/admin-head";
import { adminHead } from "~/admin/frame/title";
import { useTypedForm, WorkBack } from "~/admin/frame/typed-form";
import { answerForms, loadForms } from "~/admin/frame/typed-form.server";
import { CsvForm } from "~/admin/list/csv-form";
import { currency } from "~/models/money/currency.server";
import { MOST_RATES, rateRows, type TypedRate, typeRate } from "~/models/rate/form";
import { type RateTable, readOldestRateDay, readRateTable } from "~/models/rate/table.server";
import { writeCalendarDay } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";
import { readSettings } from "~/models/shop/settings.server";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { RateEditor } from "./rate-editor";
import { bringRates, saveRateForm } from "./save.server";

export const meta: MetaFunction = ({ matches }) => adminHead("Rates", matches);

export async function loader(args: LoaderFunctionArgs) {
  const terms = { currency, figures };
  const bare = { ...describe({ version: 0, rates: [] }, ""), terms, isShown: false };
  return loadForms(args, "Failed to load rates.", bare, async () => {
    const table = describe(await readRateTable(), await readOldestRateDay(new Date()));
    return { ...table, terms, isShown: (await readSettings()).ratesShown };
  });
}

/** `intent`: `file` reads a spreadsheet into the form, `today` saves all rows as of today; without one, what has changed is. */
export async function action(args: ActionFunctionArgs) {
  return answerForms(args, { file: bringRates, otherwise: saveRateForm }, { files: ["file"] });
}

export default function Rates() {
  const { rates, version, terms, isShown } = useLoaderData<typeof loader>();
  const { typed, errors, isRestored } = useTypedForm(rateRows.name(0, "rate"));
  const fromFile = useActionData<{ rows?: TypedRate[] }>()?.rows;
  return (
    <div className="stack loose">
      <AdminHead title="Rates" />
      {fromFile && (
        <Notice>
          The rows of your file are in the form below. Nothing is saved yet: check them, then save.
        </Notice>
      )}
      {isRestored && <WorkBack />}
      <p>
        Quotations propose these rates, each with its day.{" "}
        {isShown ? "Visitors see the lowest rate of each product" : "Visitors do not see them"}:{" "}
        <a href="/adminsettings#ratesShown">Settings</a>.
      </p>
      <RateEditor
        rates={rates}
        typed={fromFile ?? (typed ? rateRows.read(typed) : rates.map(({ rate }) => typeRate(rate, terms)))}
        version={Number(typed?.get("version") ?? version)}
        terms={terms}
        errors={errors}
      />
      <RateSheet errors={errors?.file} />
    </div>
  );
}

function RateSheet({ errors }: { errors: string[] | undefined }) {
  return (
    <section className="panel stack" aria-labelledby="sheet">
      <h2 id="sheet">As a spreadsheet</h2>
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
  return { version, rates: described };
}
