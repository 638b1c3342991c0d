import type { Figures } from "~/models/shop/figures";
import type { Datasheet, DatasheetRow } from "~/models/steel/datasheet";
import { gaugeSystems } from "~/models/steel/gauge";
import { formatNumber } from "~/models/steel/measure";
import { BulletList } from "~/ui/bullet-list";
import { DataTable } from "~/ui/data-table";
import { useFigures } from "~/ui/figures";

/** The data sheet that follows from a product's type and sizes alone. */
export function ProductDatasheet({ datasheet }: { datasheet: Datasheet }) {
  const figures = useFigures();
  const { form, sheets, width, standard, rows } = datasheet;
  return (
    <div className="stack">
      <DataTable
        caption="Weights by thickness"
        columns={[
          { label: "Thickness, mm" },
          { label: "kg/m²", numeric: true },
          ...(form === "sheet"
            ? sheets.map((sheet) => ({ label: `kg a sheet ${sheet.width} × ${sheet.length}`, numeric: true }))
            : [
                { label: `kg a metre at ${width}`, numeric: true },
                { label: `m in a tonne at ${width}`, numeric: true },
              ]),
          { label: "Gauge" },
        ]}
        rows={rows.map((row) => [
          row.thickness,
          formatNumber(row.perSquareMetre, figures),
          ...weightCells(row, figures),
          gauges(row),
        ])}
      />
      <DataTable
        caption={
          standard
            ? `What to expect within ${standard}, at a width of ${width} mm`
            : "These thicknesses are outside the tables of EN 10051 and EN 10131: agree the tolerance in the order"
        }
        columns={[
          { label: "Thickness, mm" },
          { label: "Tolerance, mm", numeric: true },
          { label: "Thinnest – thickest, mm", numeric: true },
          { label: "Lightest – heaviest, kg/m²", numeric: true },
        ]}
        rows={rows.map(({ thickness, band, lightest, heaviest }) =>
          band && lightest !== null && heaviest !== null
            ? [
                thickness,
                `± ${band.plusMinus}`,
                `${band.thinnest} – ${band.thickest}`,
                `${formatNumber(lightest, figures)} – ${formatNumber(heaviest, figures)}`,
              ]
            : [thickness, "to be agreed", "–", "–"],
        )}
      />
      <div className="grid">
        <BulletList title="Standards" items={datasheet.standards} />
        <BulletList title="Uses" items={datasheet.uses} />
        <BulletList title="Handling" items={datasheet.handling} />
      </div>
    </div>
  );
}

function weightCells({ sheets, coil }: DatasheetRow, figures: Figures) {
  return coil
    ? [formatNumber(coil.perMetre, figures), formatNumber(coil.metresPerTonne, figures, 1)]
    : sheets.map((kg) => formatNumber(kg, figures));
}

/** `16 US, 16 SWG`: the system is always named, for the same number means different thicknesses. */
function gauges({ gauges }: DatasheetRow) {
  if (gauges.length === 0) return "–";
  return gauges.map(({ system, gauge }) => (
    <span key={system} className="gauge-name">
      {gauge} <abbr title={gaugeSystems[system]}>{system}</abbr>{" "}
    </span>
  ));
}
