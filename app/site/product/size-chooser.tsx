import { formatMm, formatWeight } from "~/models/steel/measure";
import { writeSize } from "~/models/steel/size-code";
import type { SizeRow, SizeRows } from "~/models/steel/size-row";
import { Button } from "~/ui/button";
import { InputField, SelectField } from "~/ui/field/field";
import { useFigures } from "~/ui/figures";
import { AddFields } from "./add-fields";

type SizeChooserProps = { sizes: SizeRows; product: string; path: string };

/** The usual sizes in one list, so that the first screen of a phone has a way to buy. */
export function SizeChooser({ sizes: { form, groups }, product, path }: SizeChooserProps) {
  const figures = useFigures();
  const name = (row: SizeRow) =>
    "length" in row ? `${row.width} × ${row.length} mm` : `${row.width} mm, ${formatWeight(row.kg, figures)}`;
  return (
    <form method="post" action="/enquiry" className="size-chooser">
      <AddFields form={form} product={product} path={path} />
      <SelectField
        id="chosen-size"
        name="size"
        label={form === "sheet" ? "Sheet" : "Coil"}
        options={groups.flatMap(({ thickness, rows }) =>
          rows.map((row) => ({
            value: writeSize(thickness, row),
            label: `${formatMm(thickness)} × ${name(row)}`,
          })),
        )}
      />
      <InputField
        id="chosen-pieces"
        name="pieces"
        label={form === "sheet" ? "Pieces" : "Coils"}
        defaultValue="1"
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
      />
      <Button icon="plus" name="intent" value="add">
        Add to enquiry
      </Button>
    </form>
  );
}
