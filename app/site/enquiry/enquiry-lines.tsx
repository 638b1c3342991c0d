import { useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { writeAmounts } from "~/models/enquiry/amounts";
import type { FittingProducts } from "~/models/enquiry/fitting-product.server";
import { describeLine, type Line, writeWeight } from "~/models/enquiry/line";
import { sayCount } from "~/steel/figures";
import { nameSize } from "~/steel/size-text";
import { Button } from "~/ui/button";
import { SizeInput } from "~/ui/field/size-input";
import { useFigures } from "~/ui/figures";
import { LineSubject } from "~/ui/line-subject";
import { enquiryListCopy } from "./copy";
import type { Faults } from "./list-change.server";
import { ListTotal } from "./list-total";
import { SEND_FORM } from "./send-form";
import type { TypedAmounts } from "./typed.server";
import { useTypedWeights } from "./typed-weights";

type EnquiryLinesProps = {
  lines: readonly Line[];
  keys: readonly string[];
  /** What was typed into the lines and is not yet theirs, by their keys. */
  typed: TypedAmounts;
  faults: Faults;
  /** What else a line may be of, by the lines' keys. */
  products: FittingProducts;
};

export function EnquiryLines({ lines, keys, typed, faults, products }: EnquiryLinesProps) {
  const figures = useFigures();
  const list = useRef<HTMLOListElement>(null);
  const { shown, follow } = useTypedWeights(lines, list);
  // What is typed while the list is changed would go with the old one.
  const isChanging = useNavigation().formMethod !== undefined;
  return (
    <section className="stack" aria-labelledby="lines">
      <h2 id="lines">{sayCount(lines.length, "size", figures)}</h2>
      <ol className="enquiry-lines plain" ref={list} onInput={() => void follow()}>
        {shown.map((line, index) => {
          const name = keys[index] ?? "";
          return (
            <EnquiryLineItem
              key={name}
              name={name}
              line={line}
              amounts={writeAmounts(lines[index] ?? line)}
              index={index}
              typed={typed[name] ?? {}}
              faults={faults}
              products={products[name] ?? []}
              isChanging={isChanging}
            />
          );
        })}
      </ol>
      <ListTotal lines={shown} />
      <p className="soft small">{enquiryListCopy.totalHint}</p>
    </section>
  );
}

type ItemProps = {
  name: string;
  line: Line;
  amounts: Record<string, string>;
  index: number;
  typed: Record<string, string>;
  faults: Faults;
  products: FittingProducts[string];
  isChanging: boolean;
};

/** Its fields belong to the form that sends the list: whichever button is pressed, nothing typed is left behind. */
function EnquiryLineItem(props: ItemProps) {
  const { name: key, line, amounts, index, typed, faults, products, isChanging } = props;
  const figures = useFigures();
  const size = nameOf(line);
  const field = (name: string, label: string) => (
    <div key={name} className="enquiry-line-field">
      <label className="field-label" htmlFor={`${name}-${index}`}>
        {label}
        <span className="visually-hidden"> of {size}</span>
      </label>
      <SizeInput
        name={name}
        id={`${name}-${index}`}
        form={SEND_FORM}
        defaultValue={typed[name] ?? amounts[name]}
        key={typed[name] ?? amounts[name]}
        readOnly={isChanging}
        fault={faults[`${name}-${index}`]?.message}
      />
    </div>
  );
  const isMoreOpen = more.some(
    ({ name }) => faults[`${name}-${index}`] || (typed[name] ?? amounts[name]) !== amounts[name],
  );
  return (
    <li className="enquiry-line">
      <p className="enquiry-line-size print-only">{describeLine(line, figures)}</p>
      <div className="enquiry-line-head">
        <p className="enquiry-line-size screen-only">{size}</p>
        <p className="enquiry-line-weight number">{writeWeight(line, figures)}</p>
      </div>
      <p className="soft small">
        <LineSubject line={line} />
      </p>
      <div className="enquiry-line-forms">
        <div className="enquiry-line-change">
          <input form={SEND_FORM} type="hidden" name="line" value={key} />
          {fieldsOf[line.form].map(({ name, label }) => field(name, label))}
          <Button
            look="quiet"
            size="small"
            form={SEND_FORM}
            name="intent"
            value={`change.${key}`}
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
          value={`remove.${key}`}
          formNoValidate
        >
          <span className="enquiry-line-remove">
            Remove<span className="visually-hidden"> {size}</span>
          </span>
        </Button>
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
              form={SEND_FORM}
              defaultValue={typed.lineProduct ?? amounts.lineProduct}
              key={typed.lineProduct ?? amounts.lineProduct}
            >
              <option value="">Any that fits</option>
              {products.map(({ id, name }) => (
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
function nameOf(line: Line) {
  if (line.form === "sheet") return nameSize(line);
  return `Coil ${nameSize(line)}${line.inner ? `, inner ${line.inner} mm` : ""}`;
}
