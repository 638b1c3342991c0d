import type { EnquiryLine } from "~/models/enquiry/form";
import type { ShownLine } from "~/models/enquiry/shown.server";
import { steelTypes } from "~/models/steel/kind";
import { formatWeight } from "~/models/steel/measure";
import { Button } from "~/ui/button";
import { useFigures } from "~/ui/figures";
import { enquiryListCopy } from "./copy";
import { ListTotal } from "./list-total";

type EnquiryLinesProps = {
  lines: ShownLine[];
  /** What was typed into a line and could not be read, with the line's key. */
  typed: Record<string, string> | undefined;
};

/** The sizes on the list, each with a form that changes it and a button that takes it off. */
export function EnquiryLines({ lines, typed }: EnquiryLinesProps) {
  return (
    <section className="stack" aria-labelledby="lines">
      <h2 id="lines">{lines.length === 1 ? "One size" : `${lines.length} sizes`}</h2>
      <ol className="enquiry-lines plain">
        {lines.map((line, index) => (
          <EnquiryLineItem
            key={line.key}
            line={line}
            index={index}
            typed={typed?.line === line.key ? typed : {}}
          />
        ))}
      </ol>
      <ListTotal lines={lines} />
      <p className="soft small">{enquiryListCopy.totalHint}</p>
    </section>
  );
}

type ItemProps = { line: ShownLine; index: number; typed: Record<string, string> };

function EnquiryLineItem({ line, index, typed }: ItemProps) {
  const figures = useFigures();
  const size = nameOf(line);
  const pieces = line.pieces ?? 1;
  const fields =
    line.form === "sheet"
      ? [
          { name: "pieces", label: "Pieces", unit: "", value: pieces },
          { name: "length", label: "Length", unit: "mm", value: line.length },
        ]
      : [
          { name: "pieces", label: "Coils", unit: "", value: pieces },
          {
            name: "weight",
            label: "Each",
            unit: "kg",
            value: Math.round((line.weightKg / pieces) * 100) / 100,
          },
          { name: "length", label: "or each", unit: "m", value: line.length },
        ];
  return (
    <li className="enquiry-line">
      <div className="enquiry-line-head">
        <p className="enquiry-line-size">{size}</p>
        <p className="enquiry-line-weight number">{formatWeight(line.weightKg, figures)}</p>
      </div>
      <p className="soft small">
        <LineSubject line={line} />
      </p>
      <div className="enquiry-line-forms">
        <form method="post" action="/enquiry" className="enquiry-line-change">
          <input type="hidden" name="intent" value="change" />
          <input type="hidden" name="line" value={line.key} />
          {fields.map(({ name, label, unit, value }) => (
            <label key={name} className="enquiry-line-field">
              <span className="field-label">
                {label}
                {unit && `, ${unit}`}
                <span className="visually-hidden"> of {size}</span>
              </span>
              <input
                className="control"
                name={name}
                id={`${name}-${index}`}
                inputMode={name === "pieces" ? "numeric" : "decimal"}
                maxLength={12}
                autoComplete="off"
                defaultValue={typed[name] ?? String(value ?? "")}
                key={typed[name] ?? value}
              />
            </label>
          ))}
          <Button look="quiet" size="small">
            Change<span className="visually-hidden"> {size}</span>
          </Button>
        </form>
        <form method="post" action="/enquiry">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="line" value={line.key} />
          <Button look="bare" size="small" icon="trash">
            <span className="enquiry-line-remove">
              Remove<span className="visually-hidden"> {size}</span>
            </span>
          </Button>
        </form>
      </div>
    </li>
  );
}

/** The product with its grade, or what was asked instead of one. */
export function LineSubject({ line }: { line: EnquiryLine }) {
  const { productId, productName, type, grade, form } = line;
  const kind = type ? steelTypes[type].label : form === "coil" ? "Coil" : "Sheet";
  const path = productId && type ? `${steelTypes[type].detailPath}/${productId}` : null;
  const more = grade && !productName?.includes(grade) ? grade : null;
  return (
    <>
      {kind}
      {productName && <> · {path ? <a href={path}>{productName}</a> : productName}</>}
      {more && ` · ${more}`}
      {!productName && !grade && " · any grade that fits"}
    </>
  );
}

function nameOf({ form, thickness, width, length, inner }: ShownLine) {
  if (form === "sheet") return `${thickness} × ${width} × ${length} mm`;
  return `Coil ${thickness} × ${width} mm${inner ? `, inner ${inner} mm` : ""}`;
}
