import type { ReactNode } from "react";
import { writeAmounts } from "~/models/enquiry/amounts";
import { chooseFitting, type FittingProducts } from "~/models/enquiry/fitting-product";
import { describeLine, type Line, writeWeight } from "~/models/enquiry/line";
import { nameSize } from "~/steel/size-text";
import { SizeInput } from "./field/size-input";
import { useFigures } from "./figures";
import { LineSubject } from "./line-subject";

type LineEditorProps = {
  name: string;
  /** As it is stored, and with the weight of what is typed. */
  line: Line;
  weighed: Line;
  index: number;
  /** What was typed and is not yet the line's. */
  typed: Record<string, string>;
  /** By the id of the field. */
  faults: Record<string, string | undefined>;
  products: FittingProducts;
  isChanging: boolean;
  /** The id of the form that its fields belong to. */
  form: string;
  change?: ReactNode;
  remove: ReactNode;
};

/** Its fields belong to the form of the list: whichever button is pressed, nothing typed is left behind. */
export function LineEditor(props: LineEditorProps) {
  const { name: key, line, weighed, index, typed, faults, products } = props;
  const { isChanging, form, change, remove } = props;
  const figures = useFigures();
  const amounts = writeAmounts(line);
  const size = nameOfLine(line);
  const field = (name: string, label: string) => (
    <div key={name} className="enquiry-line-field">
      <label className="field-label" htmlFor={`${name}-${index}`}>
        {label}
        <span className="visually-hidden"> of {size}</span>
      </label>
      <SizeInput
        name={name}
        id={`${name}-${index}`}
        form={form}
        defaultValue={typed[name] ?? amounts[name]}
        key={typed[name] ?? amounts[name]}
        readOnly={isChanging}
        fault={faults[`${name}-${index}`]}
      />
    </div>
  );
  const isMoreOpen = more.some(
    ({ name }) => faults[`${name}-${index}`] || (typed[name] ?? amounts[name]) !== amounts[name],
  );
  return (
    <li className="enquiry-line">
      <p className="enquiry-line-size print-only">{describeLine(weighed, figures)}</p>
      <div className="enquiry-line-head">
        <p className="enquiry-line-size screen-only">{size}</p>
        <p className="enquiry-line-weight number">{writeWeight(weighed, figures)}</p>
      </div>
      <p className="soft small">
        <LineSubject line={line} />
      </p>
      <div className="enquiry-line-forms">
        <div className="enquiry-line-change">
          <input form={form} type="hidden" name="line" value={key} />
          {fieldsOf[line.form].map(({ name, label }) => field(name, label))}
          {change}
        </div>
        {remove}
      </div>
      <details className="enquiry-line-more screen-only" open={isMoreOpen}>
        <summary>
          Another thickness, width or product<span className="visually-hidden"> of {size}</span>
        </summary>
        <div className="enquiry-line-change">
          {more.map(({ name, label }) => field(name, label))}
          <div className="enquiry-line-product">
            <label className="field-label" htmlFor={`product-${index}`}>
              Product<span className="visually-hidden"> of {size}</span>
            </label>
            <select
              className="control"
              id={`product-${index}`}
              name="lineProduct"
              form={form}
              defaultValue={typed.lineProduct ?? amounts.lineProduct}
              key={typed.lineProduct ?? amounts.lineProduct}
            >
              <option value="">Any that fits</option>
              {chooseFitting(products, line).map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        </div>
      </details>
    </li>
  );
}

const more = [
  { name: "thickness", label: "Thickness, mm" },
  { name: "width", label: "Width, mm" },
] as const;

const fieldsOf = {
  sheet: [
    { name: "pieces", label: "Pieces" },
    { name: "length", label: "Length, mm" },
  ],
  coil: [
    { name: "pieces", label: "Coils" },
    { name: "weight", label: "Each, kg" },
    { name: "length", label: "or each, m" },
  ],
} as const;

/** `2 × 1250 × 2500 mm`, `Coil 1.6 × 1250 mm, inner 508 mm`. */
export function nameOfLine(line: Line) {
  if (line.form === "sheet") return nameSize(line);
  return `Coil ${nameSize(line)}${line.inner ? `, inner ${line.inner} mm` : ""}`;
}
