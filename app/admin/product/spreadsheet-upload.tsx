import { CsvForm, OPEN_AS_TEXT } from "~/admin/list/csv-form";
import { pickListState } from "~/models/row/list-query";
import { withQuery } from "~/models/row/query";
import type { SaidMoment } from "~/models/shop/day";
import { MOST_SHEET_LINES, MOST_SHOWN } from "~/models/spreadsheet/column";
import { sayCount } from "~/steel/figures";
import { ButtonLink } from "~/ui/button";
import { useFigures } from "~/ui/figures";

export function SheetUpload({ action, errors }: { action: string; errors: string[] | undefined }) {
  const figures = useFigures();
  return (
    <>
      <section className="panel stack" aria-labelledby="take">
        <h2 id="take">1. Download all products</h2>
        <p>
          A file for any spreadsheet program, a line for each product. Change cells, add lines at the end and
          leave their Id empty. A line that you remove changes nothing here. {OPEN_AS_TEXT}
        </p>
        <p>
          <ButtonLink href={`${SHEET_PATH}.csv`} icon="download" look="quiet">
            Download products (CSV)
          </ButtonLink>
        </p>
      </section>
      <section className="panel stack" aria-labelledby="bring">
        <h2 id="bring">2. Upload the changed file</h2>
        <p>
          Save as CSV UTF-8. Before anything changes you see what would, of long lists the first {MOST_SHOWN}{" "}
          lines.
        </p>
        <CsvForm
          action={action}
          label="Spreadsheet"
          hint={`CSV, at most 5 MB and ${sayCount(MOST_SHEET_LINES, "product", figures)}`}
          errors={errors}
        >
          Show what would change
        </CsvForm>
      </section>
    </>
  );
}

type DoneSheetsProps = {
  sheets: { id: string; name: string; moment: SaidMoment }[];
  search: URLSearchParams;
};

export function DoneSheets({ sheets, search }: DoneSheetsProps) {
  if (sheets.length === 0) return null;
  return (
    <section className="panel stack" aria-labelledby="done">
      <h2 id="done">Imports of the last 24 hours</h2>
      <ul className="bullets">
        {sheets.map(({ id, name, moment }) => (
          <li key={id}>
            <a href={sheetAddress(id, search)}>{name}</a>, <time dateTime={moment.at}>{moment.text}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const SHEET_PATH = "/adminproductsheet";

export function sheetAddress(id: string | null, search: URLSearchParams): string {
  const state = new URLSearchParams(pickListState(search));
  if (id) state.set("sheet", id);
  return withQuery(SHEET_PATH, state);
}
