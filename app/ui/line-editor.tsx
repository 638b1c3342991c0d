import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { askWithAmounts, isEdited, type TypedAmounts, writeAmounts } from "~/models/line/amounts";
import { chooseFitting, type FittingProducts } from "~/models/line/fitting-product";
import { describeLine, type Line, nameSteel, writeWeight } from "~/models/line/line";
import type { FieldErrors } from "~/models/row/result";
import { nameSize } from "~/steel/size-text";
import { SizeInput } from "./field/size-input";
import { useFigures } from "./figures";
import { LineSubject, ListTotal } from "./line-list";
import { loadReader } from "./size-reader";

type LineEditorsProps = {
  lines: readonly Line[];
  /** Of each line, in their order. */
  names: readonly string[];
  /** What was typed into the lines and is not yet theirs, by their names. */
  typed: TypedAmounts;
  /** By the ids of the fields. */
  errors: FieldErrors;
  /** What else a line may be of. */
  products: FittingProducts;
  /** The id of the form that its fields belong to: whichever button is pressed, nothing typed is left behind. */
  form: string;
  /** What changes and removes a line, for those who hear which. */
  change?: (about: string, name: string) => ReactNode;
  remove: (about: string, name: string) => ReactNode;
};

export function LineEditors(props: LineEditorsProps) {
  const { lines, names, typed, ...shared } = props;
  const list = useRef<HTMLOListElement>(null);
  const { shown, follow } = useTypedLines(lines, list);
  return (
    <>
      <ol className="enquiry-lines" ref={list} onInput={() => void follow()}>
        {shown.map((weighed, index) => {
          const name = names[index] ?? "";
          const line = lines[index] ?? weighed;
          const size = nameOfLine(line);
          const isTwin = lines.some((each) => each !== line && nameOfLine(each) === size);
          const about = isTwin ? [size, ...nameSteel(line)].join(", ") : size;
          return (
            <LineEditor
              key={name}
              {...{ ...shared, name, line, weighed, index, about }}
              typed={typed[name] ?? {}}
            />
          );
        })}
      </ol>
      <ListTotal lines={shown} />
    </>
  );
}

/** Where nothing was typed, or no size yet, as they are. `follow` is called at every input. */
function useTypedLines(lines: readonly Line[], around: RefObject<HTMLElement>) {
  const [typed, setTyped] = useState<{ of: readonly Line[]; now: Partial<Line>[] } | null>(null);
  const follow = useCallback(async () => {
    const items = around.current?.getElementsByTagName("li");
    if (!items || !lines.some((line, index) => isEdited(line, readFields(items[index])))) {
      setTyped(null);
      return;
    }
    const read = await loadReader();
    const now = lines.map((line, index) => {
      const fields = readFields(items[index]);
      const isTyped = fields.pieces?.trim() && isEdited(line, fields);
      const result = isTyped ? read?.(askWithAmounts(line, fields)).result : null;
      if (!result) return {};
      const { thickness, width, length, totalKg: weightKg } = result;
      return { thickness, width, length, pieces: result.pieces ?? line.pieces, weightKg };
    });
    setTyped({ of: lines, now });
  }, [lines, around]);
  // What an answer gives back.
  useEffect(() => void follow(), [follow]);
  const now = typed?.of === lines ? typed.now : [];
  return { shown: lines.map((line, index) => ({ ...line, ...now[index] })), follow };
}

function readFields(item: Element | undefined): Record<string, string> {
  const fields = [...(item?.getElementsByTagName("input") ?? [])].filter(({ type }) => type !== "hidden");
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

type LineEditorProps = Omit<LineEditorsProps, "lines" | "names" | "typed"> & {
  name: string;
  line: Line;
  /** With what is typed and not yet the line's: what is printed says the size that it weighs. */
  weighed: Line;
  index: number;
  about: string;
  typed: Record<string, string>;
};

function LineEditor(props: LineEditorProps) {
  const { name: key, line, weighed, index, about, typed, errors, products } = props;
  const { form, change, remove } = props;
  const figures = useFigures();
  const amounts = writeAmounts(line);
  const field = (name: string, label: string) => (
    <div key={name} className="enquiry-line-field">
      <label className="field-label" htmlFor={`${name}-${index}`}>
        {label}
        <span className="visually-hidden"> of {about}</span>
      </label>
      <SizeInput
        name={name}
        id={`${name}-${index}`}
        form={form}
        defaultValue={typed[name] ?? amounts[name]}
        key={typed[name] ?? amounts[name]}
        fault={errors[`${name}-${index}`]?.[0]}
      />
    </div>
  );
  const isMoreOpen = more.some(
    ({ name }) => errors[`${name}-${index}`] || (typed[name] ?? amounts[name]) !== amounts[name],
  );
  return (
    <li className="enquiry-line">
      <p className="enquiry-line-size print-only">{describeLine(weighed, figures)}</p>
      <div className="enquiry-line-head">
        <p className="enquiry-line-size screen-only">{nameOfLine(line)}</p>
        <p className="enquiry-line-weight number">{writeWeight(weighed, figures)}</p>
      </div>
      <p className="soft small">
        <LineSubject line={line} />
      </p>
      <div className="enquiry-line-forms">
        <div className="enquiry-line-change">
          <input form={form} type="hidden" name="line" value={key} />
          {fieldsOf[line.form].map(({ name, label }) => field(name, label))}
          {change?.(about, key)}
        </div>
        {remove(about, key)}
      </div>
      <details className="enquiry-line-more screen-only" open={isMoreOpen}>
        <summary>
          Another thickness, width or product<span className="visually-hidden"> of {about}</span>
        </summary>
        <div className="enquiry-line-change">
          {more.map(({ name, label }) => field(name, label))}
          <div className="enquiry-line-product">
            <label className="field-label" htmlFor={`product-${index}`}>
              Product<span className="visually-hidden"> of {about}</span>
            </label>
            <select
              className="control"
              id={`product-${index}`}
              name="lineProduct"
              form={form}
              defaultValue={typed.lineProduct ?? amounts.lineProduct}
              key={typed.lineProduct ?? amounts.lineProduct}
            >
              <option value="">
                {line.productId === null && line.productName
                  ? `${line.productName}, no longer listed`
                  : "Any that fits"}
              </option>
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
function nameOfLine(line: Line) {
  if (line.form === "sheet") return nameSize(line);
  return `Coil ${nameSize(line)}${line.inner ? `, inner ${line.inner} mm` : ""}`;
}
