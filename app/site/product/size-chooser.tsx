import { formatMm, formatWeight } from "~/steel/measure";
import type { SizeRow, SizeRows } from "~/steel/size-row";
import { writeSize } from "~/steel/size-text";
import { Button } from "~/ui/button";
import { InputField, SelectField } from "~/ui/field/field";
import { HiddenFields } from "~/ui/field/hidden-fields";
import { useFigures } from "~/ui/figures";
import type { SizeReply } from "./add-size.server";
import type { ProductPage } from "./product-page.server";

type SizeChooserProps = Pick<ProductPage, "sizes" | "product" | "chosen"> & {
  path: string;
  reply: SizeReply | null;
};

export const CHOOSER = "size-chooser";
const PIECES = "chosen-pieces";

/** Whether the size is one of those to choose from. */
export function offers({ groups }: SizeRows, size: string | null) {
  return groups.some(({ thickness, rows }) => rows.some((row) => writeSize(thickness, row) === size));
}

export function SizeChooser({ sizes, product, path, chosen, reply }: SizeChooserProps) {
  const figures = useFigures();
  const { form, groups } = sizes;
  const refused = reply?.place === PIECES ? reply : null;
  const asked = offers(sizes, chosen.size) ? chosen : null;
  const name = (row: SizeRow) =>
    "length" in row ? `${row.width} × ${row.length} mm` : `${row.width} mm, ${formatWeight(row.kg, figures)}`;
  return (
    <form method="post" action={path} className="size-chooser" id={CHOOSER}>
      <HiddenFields fields={{ form, product: product.id, back: path, place: PIECES }} />
      <SelectField
        id="chosen-size"
        name="size"
        label={form === "sheet" ? "Sheet" : "Coil"}
        defaultValue={refused?.size ?? asked?.size ?? undefined}
        options={groups.flatMap(({ thickness, rows }) =>
          rows.map((row) => ({
            value: writeSize(thickness, row),
            label: `${formatMm(thickness)} × ${name(row)}`,
          })),
        )}
      />
      <InputField
        id={PIECES}
        name="pieces"
        label={form === "sheet" ? "Pieces" : "Coils"}
        defaultValue={refused?.pieces ?? (asked?.pieces || "1")}
        errors={refused?.fault ? [refused.fault] : undefined}
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
      />
      <Button icon="plus" name="intent" value="add">
        Add to enquiry
      </Button>
    </form>
  );
}
