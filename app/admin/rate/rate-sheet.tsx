import { CsvForm } from "~/admin/list/csv-form";
import { MOST_RATES } from "~/models/rate/form";
import { ButtonLink } from "~/ui/button";

export function RateSheet({ errors }: { errors: string[] | undefined }) {
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
