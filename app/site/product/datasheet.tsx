import type { Datasheet, DatasheetTable } from "~/steel/datasheet";
import { BulletList } from "~/ui/bullet-list";
import { DataTable } from "~/ui/data-table";
import { SpecList } from "~/ui/spec-list";

/** So many rows stand on one A4 page beside the rest; the others are on the screen and in the PDF. */
const PRINTED_ROWS = 15;

export function ProductDatasheet({ datasheet }: { datasheet: Datasheet }) {
  const { facts, weights, tolerances, lists, leftOut } = datasheet;
  return (
    <div className="stack datasheet">
      <SpecList boxes items={facts} />
      <FigureTable table={weights} />
      {leftOut && <p className="soft small">{leftOut}</p>}
      {tolerances.rows.length > 0 ? <FigureTable table={tolerances} /> : <p>{tolerances.caption}.</p>}
      {weights.rows.length > PRINTED_ROWS && (
        <p className="print-only">
          {PRINTED_ROWS} of {weights.rows.length} thicknesses are printed.
        </p>
      )}
      <div className="grid">
        {lists.map(({ title, items }) => (
          <BulletList key={title} title={title} items={items} />
        ))}
      </div>
    </div>
  );
}

function FigureTable({ table: { caption, columns, rows } }: { table: DatasheetTable }) {
  return (
    <DataTable
      caption={caption}
      columns={columns.map((label) => ({ label, numeric: label !== "Gauge" }))}
      rows={rows}
    />
  );
}
