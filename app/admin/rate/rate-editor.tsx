import {
  nameRate,
  nameRateField,
  type RateField,
  type RateTerms,
  readRateRows,
  readRates,
  type TypedRate,
  typeRate,
} from "~/models/rate/form";
import { type TableRate, tableUnits } from "~/models/rate/rate";
import type { FieldErrors } from "~/models/row/result";
import type { Day } from "~/models/shop/day";
import { isProductType, productTypes, steelTypes } from "~/steel/kind";
import { DayText } from "~/ui/day-text";
import { CheckedForm } from "~/ui/field/checked-form";
import { InputField, SelectField } from "~/ui/field/field";
import { textsOf } from "~/ui/field/form-texts";
import { SendButton } from "~/ui/send-button";

type RateEditorProps = {
  rates: readonly ShownRate[];
  typed: readonly TypedRate[];
  version: number;
  terms: RateTerms;
  errors: FieldErrors | undefined;
};

/** For new ones, also without a script. */
const EMPTY_ROWS = 3;

export function RateEditor({ rates, typed, version, terms, errors: serverErrors }: RateEditorProps) {
  const empty = Array.from({ length: EMPTY_ROWS }, () => null);
  return (
    <CheckedForm
      key={version}
      check={(fields) => readRates(readRateRows(textsOf(fields)), terms, { before: [], today: "" }).errors}
      serverErrors={serverErrors && withoutFile(serverErrors)}
      className="admin-form panel"
    >
      {(errors) => (
        <>
          <input type="hidden" name="version" value={version} />
          <ol className="form-rows plain">
            {[...typed, ...empty].map((row, at) => (
              // A row that the server has changed is drawn anew, so that its fields show it.
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be alike
              <li key={`${at} ${JSON.stringify(row)}`}>
                <RateRow
                  at={at}
                  typed={row}
                  shown={row && findShown(rates, row, terms)}
                  errors={(field) => errors[nameRateField(at, field)]}
                  terms={terms}
                />
              </li>
            ))}
          </ol>
          <div className="form-actions">
            <SendButton icon="check" busy="Saving...">
              Save rates
            </SendButton>
            <SendButton name="intent" value="today" look="quiet">
              Save all as of today
            </SendButton>
          </div>
        </>
      )}
    </CheckedForm>
  );
}

function withoutFile({ file: _, ...errors }: FieldErrors): FieldErrors | undefined {
  return Object.keys(errors).length > 0 ? errors : undefined;
}

function findShown(rates: readonly ShownRate[], typed: TypedRate, terms: RateTerms): ShownRate | null {
  const found = rates.find(({ rate }) => {
    const { type, grade, from, to } = typeRate(rate, terms);
    return type === typed.type && grade === typed.grade && from === typed.from && to === typed.to;
  });
  return found ?? null;
}

export type ShownRate = { rate: TableRate; day: Day; isOld: boolean };

type RateRowProps = {
  at: number;
  typed: TypedRate | null;
  shown: ShownRate | null;
  errors: (field: RateField) => string[] | undefined;
  terms: RateTerms;
};

const unitNames = { kg: "a kg", t: "a tonne" };
const units = tableUnits.map((unit) => ({ value: unit, label: unitNames[unit] }));
const types = [
  { value: "", label: "Choose" },
  ...productTypes.map((type) => ({ value: type, label: steelTypes[type].label })),
];

/** The rate alone is in sight where it stands for something already: it is what changes by the day. */
function RateRow({ at, typed, shown, errors, terms }: RateRowProps) {
  const field = (name: RateField) => ({
    name: nameRateField(at, name),
    errors: errors(name),
    defaultValue: typed?.[name] ?? "",
    autoComplete: "off",
  });
  const isOpen = !shown || (["type", "grade", "from", "to"] as const).some((name) => errors(name));
  return (
    <fieldset>
      <legend className="field-label">{typed ? nameTyped(typed, at) : `New rate (row ${at + 1})`}</legend>
      <div className="rate-fields">
        <InputField label={`Rate in ${terms.currency.symbol}`} {...field("rate")} inputMode="decimal" />
        <SelectField label="Unit" {...field("unit")} options={units} />
        {shown && (
          <p className={shown.isOld ? "rate-day old" : "rate-day"}>
            <DayText day={shown.day} />
            {shown.isOld && ", old"}
          </p>
        )}
      </div>
      <details className="rate-more" open={isOpen}>
        <summary>
          Type, grade, thickness<span className="visually-hidden"> of row {at + 1}</span>
        </summary>
        <div className="rate-fields wide">
          <SelectField label="Type" {...field("type")} options={types} />
          <InputField label="Grade" {...field("grade")} hint="Leave empty for every grade" />
          <InputField label="Thickness from" {...field("from")} unit="mm" inputMode="decimal" />
          <InputField label="To" {...field("to")} unit="mm" inputMode="decimal" />
        </div>
        {typed && (
          <label className="row-tick">
            <input
              type="checkbox"
              name={nameRateField(at, "gone")}
              value="yes"
              defaultChecked={typed.gone !== ""}
            />
            Remove this rate
          </label>
        )}
      </details>
    </fieldset>
  );
}

function nameTyped({ type, grade, from, to }: TypedRate, at: number) {
  if (!isProductType(type)) return `Row ${at + 1}`;
  const mm = (text: string) => (text && Number(text) ? Number(text) : null);
  return nameRate({ type, grade: grade || null, from: mm(from), to: mm(to) });
}
