import { useMemo } from "react";
import { EDITOR_FORM } from "~/admin/editor/form";
import { readTypedLines } from "~/models/line/amounts";
import type { FittingProducts } from "~/models/line/fitting-product";
import { describeLine } from "~/models/line/line";
import { readCarried } from "~/models/line/shape";
import type { FieldErrors } from "~/models/row/result";
import { type Figures, sayCount } from "~/steel/figures";
import { TextField } from "~/ui/field/field";
import { useFigures } from "~/ui/figures";
import { LineEditors } from "~/ui/line-editor";

type CorrectedLinesProps = { values: URLSearchParams; errors: FieldErrors; products: FittingProducts };

/** The lines that the form carries, each with what was typed into it; by their places. */
export function CorrectedLines({ values, errors, products }: CorrectedLinesProps) {
  const figures = useFigures();
  const carried = values.get("lines") ?? "";
  const lines = useMemo(() => readCarried(carried) ?? [], [carried]);
  const removed = values.getAll("remove");
  return (
    <section className="stack" aria-labelledby="lines">
      <h2 id="lines">{sayCount(lines.length, "size", figures)}</h2>
      <input type="hidden" name="lines" value={carried} />
      {lines.length > 0 && (
        <LineEditors
          {...{ lines, errors, products }}
          names={lines.map((_, index) => String(index))}
          typed={readTypedLines(values)}
          form={EDITOR_FORM}
          remove={(about, name) => (
            <label className="row-tick">
              <input type="checkbox" name="remove" value={name} defaultChecked={removed.includes(name)} />
              <span>
                Remove<span className="visually-hidden"> {about}</span>
              </span>
            </label>
          )}
        />
      )}
      <TextField
        label="More sizes"
        name="list"
        rows={3}
        spellCheck={false}
        hint="One per line, as in: HR 2mm 1250x2500 - 20 nos"
        defaultValue={values.get("list") ?? ""}
        errors={errors.list}
      />
    </section>
  );
}

/** For the eyes, beside what somebody else has made of them. */
export function describeCarried(values: URLSearchParams, figures: Figures): string {
  const lines = readCarried(values.get("lines")) ?? [];
  return lines.map((line) => describeLine(line, figures)).join("\n");
}
