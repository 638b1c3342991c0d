import { describeLine, nameSteel, writeWeight } from "~/models/line/line";
import type { TypedLine } from "~/models/line/pasted";
import { formatWeight } from "~/steel/measure";
import { Button } from "./button";
import { useFigures } from "./figures";
import { Icon } from "./icon";

type PastedRowsProps = {
  rows: TypedLine[];
  form?: string;
  formAction?: string;
};

export function PastedRows({ rows, ...button }: PastedRowsProps) {
  return (
    <ul className="stack close" aria-label="The lines as they are read">
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no identity but their place
        <li key={index} className={row.ok ? "notice good" : "notice warn"}>
          <Icon name={row.ok ? "check" : "warning"} size={20} />
          <div>
            <p className="soft small">{row.typed}</p>
            {row.ok ? <ReadRow row={row} /> : <p>Not read: {row.reason}</p>}
            {!row.ok && row.choices.length > 0 && (
              <p className="cluster">
                {row.choices.map(({ label }, choice) => (
                  <Button
                    key={label}
                    {...button}
                    look="quiet"
                    size="small"
                    name="intent"
                    value={`choose.${index}.${choice}`}
                    formNoValidate
                  >
                    {label}
                    <span className="visually-hidden"> in {row.typed}</span>
                  </Button>
                ))}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function ReadRow({ row }: { row: Extract<TypedLine, { ok: true }> }) {
  const figures = useFigures();
  const { line, asked, left } = row;
  const isNearest = line.form === "sheet" && asked.pieces === null && asked.kg !== null;
  return (
    <>
      <p>
        <strong>{describeLine(line, figures)}</strong>, {writeWeight(line, figures)}
        <span className="soft small"> · {nameSteel(line).join(", ")}</span>
      </p>
      {isNearest && (
        <p className="small">Pieces are whole: the nearest to {formatWeight(asked.kg ?? 0, figures)}.</p>
      )}
      {left.length > 0 && (
        <p className="small">Not part of the size: {left.map((text) => `“${text}”`).join(", ")}</p>
      )}
    </>
  );
}
