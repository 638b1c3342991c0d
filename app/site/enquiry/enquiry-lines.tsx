import { useNavigation } from "@remix-run/react";
import { useRef } from "react";
import type { TypedAmounts } from "~/models/enquiry/amounts";
import type { FittingProducts } from "~/models/enquiry/fitting-product";
import type { Line } from "~/models/enquiry/line";
import type { FieldErrors } from "~/models/row/result";
import { sayCount } from "~/steel/figures";
import { Button } from "~/ui/button";
import { useFigures } from "~/ui/figures";
import { LineEditor, nameOfLine } from "~/ui/line-editor";
import { useTypedWeights } from "~/ui/typed-weights";
import { enquiryListCopy } from "./copy";
import { ListTotal } from "./list-total";
import { SEND_FORM } from "./send-form";

type EnquiryLinesProps = {
  lines: readonly Line[];
  keys: readonly string[];
  /** What was typed into the lines and is not yet theirs, by their keys. */
  typed: TypedAmounts;
  errors: FieldErrors | undefined;
  /** What else a line may be of. */
  products: FittingProducts;
};

export function EnquiryLines({ lines, keys, typed, errors = {}, products }: EnquiryLinesProps) {
  const figures = useFigures();
  const list = useRef<HTMLOListElement>(null);
  const { shown, follow } = useTypedWeights(lines, list);
  // What is typed while the list is changed would go with the old one.
  const isChanging = useNavigation().formMethod !== undefined;
  const faults = Object.fromEntries(Object.entries(errors).map(([field, [message]]) => [field, message]));
  return (
    <section className="stack" aria-labelledby="lines">
      <h2 id="lines">{sayCount(lines.length, "size", figures)}</h2>
      <ol className="enquiry-lines plain" ref={list} onInput={() => void follow()}>
        {shown.map((weighed, index) => {
          const name = keys[index] ?? "";
          const line = lines[index] ?? weighed;
          return (
            <LineEditor
              key={name}
              {...{ name, line, weighed, index, faults, products, isChanging, form: SEND_FORM }}
              typed={typed[name] ?? {}}
              change={<LineButton name={name} line={line} intent="change" />}
              remove={<LineButton name={name} line={line} intent="remove" />}
            />
          );
        })}
      </ol>
      <ListTotal lines={shown} />
      <p className="soft small">{enquiryListCopy.totalHint}</p>
    </section>
  );
}

type LineButtonProps = { name: string; line: Line; intent: "change" | "remove" };

function LineButton({ name, line, intent }: LineButtonProps) {
  const size = <span className="visually-hidden"> {nameOfLine(line)}</span>;
  const shared = { form: SEND_FORM, name: "intent", value: `${intent}.${name}`, formNoValidate: true };
  if (intent === "change") {
    return (
      <Button look="quiet" size="small" {...shared}>
        Change{size}
      </Button>
    );
  }
  return (
    <Button look="bare" size="small" icon="trash" {...shared}>
      <span className="enquiry-line-remove">Remove{size}</span>
    </Button>
  );
}
