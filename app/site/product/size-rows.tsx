import { sayCount } from "~/steel/figures";
import { formatFixed, formatMm, formatWeight, PATTERN_NOTE, withPattern } from "~/steel/measure";
import type { SizeGroup, SizeRow } from "~/steel/size-row";
import { writeSize } from "~/steel/size-text";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field/hidden-fields";
import { SizeInput } from "~/ui/field/size-input";
import { useFigures } from "~/ui/figures";
import { Icon } from "~/ui/icon";
import type { SizeReply } from "./add-size.server";
import type { ProductPartProps } from "./product-head";

/** Thicknesses are open from the first on until so many rows stand in sight. */
const OPEN_ROWS = 10;

export function ProductSizes({ sizes, product, path, typed, chosen, listed, reply }: ProductPartProps) {
  const { form, groups, otherWidths } = sizes;
  const patterned = product.finish === "chequered";
  const figures = useFigures();
  const isSheet = form === "sheet";
  return (
    <div className="size-groups">
      {patterned && <p className="soft">{PATTERN_NOTE}</p>}
      {groups.map((group, index) => (
        <details
          key={group.thickness}
          open={index * group.rows.length < OPEN_ROWS || isRefused(group, reply) || has(group, chosen.size)}
        >
          <GroupSummary group={group} />
          <p className="size-row size-heads" aria-hidden="true">
            <span>{isSheet ? "Sheet, mm" : "Width, mm"}</span>{" "}
            <span>{withPattern(isSheet ? "kg each" : "kg a metre", patterned)}</span>{" "}
            {!isSheet && <span>Coil</span>} <span>{isSheet ? "Pieces" : "Coils"}</span>
          </p>
          <ul>
            {group.rows.map((row) => {
              const sizes = listSizes(group.thickness, row);
              const name = `${group.thickness} × ${nameRow(row)} mm`;
              const usual = writeSize(group.thickness, row);
              const place = `pieces-${usual}`;
              const refused = reply?.place === place ? reply : null;
              const isTyped = sizes.some(({ size }) => size === typed?.size);
              const onList = sizes.reduce((sum, { size }) => sum + (listed[size] ?? 0), 0);
              const isChosen = sizes.some(({ size }) => size === chosen.size);
              return (
                <li key={name}>
                  <form method="post" action={path} className="size-row">
                    <HiddenFields fields={{ form, product: product.id, back: path, place }} />
                    <span>{nameRow(row)}</span>{" "}
                    <span className="number">
                      {formatFixed("length" in row ? row.kg : row.perMetre, figures)}
                      {patterned && <span className="visually-hidden"> + pattern</span>}
                    </span>{" "}
                    <SizeField
                      sizes={sizes}
                      usual={usual}
                      chosen={refused?.size ?? (isChosen && chosen.size ? chosen.size : usual)}
                      name={name}
                    />
                    <SizeInput
                      id={place}
                      name="pieces"
                      defaultValue={refused?.pieces ?? (isChosen ? chosen.pieces || "1" : "1")}
                      fault={refused?.fault ?? undefined}
                      aria-label={`${isSheet ? "Pieces" : "Coils"} of ${name}`}
                    />
                    <Button size="small" name="intent" value="add" about={name}>
                      Add
                    </Button>{" "}
                    <span className="size-ask">
                      <Button look="bare" formAction="/contact" formMethod="get" icon="mail">
                        <span className="visually-hidden">Ask about {name}</span>
                      </Button>
                    </span>
                    <output>
                      {isTyped &&
                        typed &&
                        `${typed.text}: ${withPattern(formatWeight(typed.totalKg, figures), patterned && isSheet)}`}
                    </output>
                    {onList > 0 && (
                      <p className="size-listed">
                        On your list: {sayCount(onList, isSheet ? "piece" : "coil", figures)}.{" "}
                        <a href="/enquiry">Open the list</a>
                      </p>
                    )}
                  </form>
                </li>
              );
            })}
          </ul>
        </details>
      ))}
      {otherWidths.length > 0 && (
        <p className="soft">
          Also listed, {otherWidths.join(", ")} mm wide: <a href="#calculator">weigh and add any size</a>.
        </p>
      )}
    </div>
  );
}

function GroupSummary({ group: { thickness, gauges } }: { group: SizeGroup }) {
  return (
    <summary>
      <strong>{formatMm(thickness)}</strong> <span className="soft small">{gauges.join(", ")}</span>
      <Icon name="plus" />
    </summary>
  );
}

function isRefused({ thickness, rows }: SizeGroup, reply: SizeReply | null) {
  return rows.some((row) => reply?.place === `pieces-${writeSize(thickness, row)}`);
}

function has({ thickness, rows }: SizeGroup, size: string | null) {
  return rows.some((row) => listSizes(thickness, row).some((each) => each.size === size));
}

type SizeFieldProps = { sizes: ReturnType<typeof listSizes>; usual: string; chosen: string; name: string };

function SizeField({ sizes, usual, chosen, name }: SizeFieldProps) {
  const figures = useFigures();
  if (sizes.length === 1) return <input type="hidden" name="size" value={usual} />;
  return (
    <select className="control" name="size" defaultValue={chosen} aria-label={`Coil weight of ${name}`}>
      {sizes.map(({ size, kg }) => (
        <option key={size} value={size}>
          {formatWeight(kg, figures)}
        </option>
      ))}
    </select>
  );
}

function listSizes(thickness: number, row: SizeRow) {
  const choices = "length" in row ? [row.kg] : row.choices;
  return choices.map((kg) => ({ kg, size: writeSize(thickness, row, kg) }));
}

function nameRow(row: SizeRow) {
  return "length" in row ? `${row.width} × ${row.length}` : String(row.width);
}
