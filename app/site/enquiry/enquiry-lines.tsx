import type { EnquiryLine } from "~/models/enquiry/form";
import { writeAmounts, writeWeight } from "~/models/enquiry/line";
import type { ShownLine } from "~/models/enquiry/shown.server";
import { sayCount } from "~/steel/figures";
import { steelTypes } from "~/steel/kind";
import { Button } from "~/ui/button";
import { SizeInput } from "~/ui/field/size-input";
import { useFigures } from "~/ui/figures";
import { enquiryListCopy } from "./copy";
import type { Faults } from "./list-change.server";
import { ListTotal } from "./list-total";
import { SEND_FORM } from "./send-form";
import type { TypedLines } from "./typed.server";

type EnquiryLinesProps = {
  lines: ShownLine[];
  /** What was typed into the lines and is not yet theirs, by their keys. */
  typed: TypedLines;
  faults: Faults;
};

/** The sizes on the list, each with fields that change it and a button that takes it off. */
export function EnquiryLines({ lines, typed, faults }: EnquiryLinesProps) {
  const figures = useFigures();
  return (
    <section className="stack" aria-labelledby="lines">
      <h2 id="lines">{sayCount(lines.length, "size", figures)}</h2>
      <ol className="enquiry-lines plain">
        {lines.map((line, index) => (
          <EnquiryLineItem
            key={line.key}
            line={line}
            index={index}
            typed={typed[line.key] ?? {}}
            faults={faults}
          />
        ))}
      </ol>
      <ListTotal lines={lines} />
      <p className="soft small">{enquiryListCopy.totalHint}</p>
    </section>
  );
}

type ItemProps = { line: ShownLine; index: number; typed: Record<string, string>; faults: Faults };

/** Its fields belong to the form that sends the list: whichever button is pressed, nothing typed is left behind. */
function EnquiryLineItem({ line, index, typed, faults }: ItemProps) {
  const figures = useFigures();
  const size = nameOf(line);
  const shown: Record<string, string> = writeAmounts(line);
  return (
    <li className="enquiry-line">
      <div className="enquiry-line-head">
        <p className="enquiry-line-size">{size}</p>
        <p className="enquiry-line-weight number">{writeWeight(line, figures)}</p>
      </div>
      <p className="soft small">
        <LineSubject line={line} />
      </p>
      <div className="enquiry-line-forms">
        <div className="enquiry-line-change">
          <input form={SEND_FORM} type="hidden" name="line" value={line.key} />
          {fieldsOf[line.form].map(({ name, label, unit }) => (
            <div key={name} className="enquiry-line-field">
              <label className="field-label" htmlFor={`${name}-${index}`}>
                {label}
                {unit && `, ${unit}`}
                <span className="visually-hidden"> of {size}</span>
              </label>
              <SizeInput
                name={name}
                id={`${name}-${index}`}
                form={SEND_FORM}
                defaultValue={typed[name] ?? shown[name]}
                key={typed[name] ?? shown[name]}
                fault={faults[`${name}-${index}`]?.message}
              />
            </div>
          ))}
          <Button
            look="quiet"
            size="small"
            form={SEND_FORM}
            name="intent"
            value={`change.${line.key}`}
            formNoValidate
          >
            Change<span className="visually-hidden"> {size}</span>
          </Button>
        </div>
        <Button
          look="bare"
          size="small"
          icon="trash"
          form={SEND_FORM}
          name="intent"
          value={`remove.${line.key}`}
          formNoValidate
        >
          <span className="enquiry-line-remove">
            Remove<span className="visually-hidden"> {size}</span>
          </span>
        </Button>
      </div>
    </li>
  );
}

const fieldsOf = {
  sheet: [
    { name: "pieces", label: "Pieces", unit: "" },
    { name: "length", label: "Length", unit: "mm" },
  ],
  coil: [
    { name: "pieces", label: "Coils", unit: "" },
    { name: "weight", label: "Each", unit: "kg" },
    { name: "length", label: "or each", unit: "m" },
  ],
} as const;

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
