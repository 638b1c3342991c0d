import { RemoveRow } from "~/admin/editor/fields";
import { describeLine, nameSteel, writeWeight } from "~/models/line/line";
import { writeMoney } from "~/models/money/money";
import type { QuotationTerms, WorkedOut } from "~/models/quotation/form";
import { lineRows, type TypedLine } from "~/models/quotation/line";
import { NO_PROPOSAL, type Proposal } from "~/models/quotation/proposed";
import { rateUnits, unitNames } from "~/models/quotation/totals";
import type { FieldErrors } from "~/models/row/result";
import { DayText } from "~/ui/day-text";
import { InputField, SelectField } from "~/ui/field/field";

const units = rateUnits.map((unit) => ({ value: unit, label: unitNames[unit] }));

type LineRowProps = {
  at: number;
  typed: TypedLine | null;
  worked: WorkedOut["lines"][number] | undefined;
  errors: FieldErrors;
  terms: QuotationTerms;
};

export function LineRow({ at, typed, worked, errors, terms }: LineRowProps) {
  const field = lineRows.drawn(at, typed, errors);
  const isMore = (["offered", "delivery", "note"] as const).some(
    (name) => typed?.[name] || field(name).errors,
  );
  return (
    <>
      <legend className="field-label">{typed ? `Line ${at + 1}` : `Line ${at + 1}, empty`}</legend>
      <div className="quote-fields">
        <InputField
          label="Size and steel"
          {...field("text")}
          placeholder="HR sheet IS 2062 E250 2 x 1250 x 2500"
        />
        <InputField label="Pieces" {...field("pieces")} inputMode="numeric" />
        <InputField label={`Rate in ${terms.currency.symbol}`} {...field("rate")} inputMode="decimal" />
        <SelectField label="Rate per" {...field("unit")} options={units} />
      </div>
      {typed?.proposed && <input type="hidden" name={lineRows.name(at, "proposed")} value={typed.proposed} />}
      <LineSays worked={worked} terms={terms} />
      {typed?.proposed && <RateSource typed={typed} worked={worked} terms={terms} />}
      <details className="quote-more" open={isMore}>
        <summary>Another size, delivery, remark</summary>
        <div className="quote-fields">
          <InputField
            label="Offered instead"
            hint="The size above is shown as asked for"
            {...field("offered")}
          />
          <InputField label="Delivery of this line" {...field("delivery")} />
          <InputField label="Remark" {...field("note")} />
        </div>
      </details>
      {typed && <RemoveRow of="line" at={at} />}
    </>
  );
}

const SOURCES: Record<Proposal["source"], string> = {
  table: "From your rates of ",
  sample: "Invented, from the sample's rates of ",
  last: "As last quoted, ",
};

/** As long as the rate is the one that was proposed. */
function RateSource({ typed, worked, terms }: Pick<LineRowProps, "worked" | "terms"> & { typed: TypedLine }) {
  const rate = worked?.quoted?.rate ?? null;
  if (typed.proposed === NO_PROPOSAL)
    return rate === null && <p className="quote-says soft">No rate is known for it: enter one</p>;
  const found = worked?.proposal;
  if (!found) return null;
  if (found.isFormer)
    return <p className="quote-says small old">The rate of another size: the next press looks it up anew</p>;
  const isOld = found.day.at < terms.oldestRate;
  return (
    <p className={isOld ? "quote-says small old" : "quote-says small soft"}>
      {SOURCES[found.source]}
      <DayText day={found.day} />
      {isOld && ": old, check it"}
    </p>
  );
}

function LineSays({ worked, terms }: Pick<LineRowProps, "worked" | "terms">) {
  const { currency, figures } = terms;
  const quoted = worked?.quoted;
  if (!quoted) return null;
  const { line, amount } = quoted;
  const { left } = worked;
  return (
    <p className="quote-says">
      {nameSteel(line).join(", ")}, {describeLine(line, figures)}: {writeWeight(line, figures)}
      {amount !== null && (
        <>
          {", "}
          <strong>{writeMoney(amount, currency, figures)}</strong>
        </>
      )}
      {left.length > 0 && `; not in the quotation: ${left.join("; ")}`}
    </p>
  );
}
