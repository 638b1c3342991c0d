import { Form } from "@remix-run/react";
import { CsvField } from "~/admin/list/csv-field";
import { MOST_RATES } from "~/models/rate/form";
import { Button, ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/field/error-summary";
import { useTraffic } from "~/ui/frame/connection";

export function RateSheet({ errors }: { errors: string[] | undefined }) {
  const sending = useTraffic() === "sending";
  return (
    <section className="panel stack" aria-labelledby="sheet">
      <h2 id="sheet">As a spreadsheet</h2>
      <p>
        <ButtonLink href="/adminrates.csv" icon="download" look="quiet" download>
          Download rates (CSV)
        </ButtonLink>
      </p>
      <ErrorSummary errors={errors && { file: errors }} />
      <Form method="post" encType="multipart/form-data" className="form">
        <CsvField
          label="Changed file"
          hint={`CSV with at most ${MOST_RATES} rates. You see the rows in the form before anything is saved`}
          errors={errors}
        />
        <p>
          <Button name="intent" value="file" look="quiet" disabled={sending}>
            {sending ? "Reading..." : "Read into the form"}
          </Button>
        </p>
      </Form>
    </section>
  );
}
