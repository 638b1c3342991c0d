import { EDITOR_FORM } from "~/admin/editor/form";
import { FormRows } from "~/admin/editor/form-rows";
import { UnsavedForm } from "~/admin/frame/unsaved-form";
import type { MoneyTerms } from "~/models/money/money";
import { nameRate, rateRows, readRates, readThickness, type TypedRate, typeRate } from "~/models/rate/form";
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
  /** What the form was made of. */
  base: string;
  terms: MoneyTerms;
  errors: FieldErrors | undefined;
  unsaved: boolean;
};

/** For new ones, also without a script. */
const EMPTY_ROWS = 3;

export function RateEditor(props: RateEditorProps) {
  const { rates, typed, version, base, terms, errors: serverErrors, unsaved } = props;
  const shown = new Map(rates.map((each) => [nameSteel(typeRate(each.rate, terms)), each]));
  return (
    <UnsavedForm unsaved={unsaved}>
      <CheckedForm
        id={EDITOR_FORM}
        check={(fields) =>
          readRates(rateRows.readAll(textsOf(fields)), terms, { before: [], today: "" }).errors
        }
        serverErrors={serverErrors}
        className="admin-form panel"
      >
        {(errors) => (
          <>
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="base" value={base} />
            <FormRows rows={typed} empty={EMPTY_ROWS}>
              {(row, at) => (
                <RateRow
                  at={at}
                  typed={row}
                  shown={(row && shown.get(nameSteel(row))) ?? null}
                  errors={errors}
                  terms={terms}
                />
              )}
            </FormRows>
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
    </UnsavedForm>
  );
}

function nameSteel({ type, grade, from, to }: TypedRate) {
  return JSON.stringify([type, grade, from, to]);
}

type ShownRate = { rate: TableRate; day: Day; isOld: boolean };

type RateRowProps = {
  at: number;
  typed: TypedRate | null;
  shown: ShownRate | null;
  errors: FieldErrors;
  terms: MoneyTerms;
};

export const unitNames = { kg: "a kg", t: "a tonne" };
const units = tableUnits.map((unit) => ({ value: unit, label: unitNames[unit] }));
const types = [
  { value: "", label: "Choose" },
  ...productTypes.map((type) => ({ value: type, label: steelTypes[type].label })),
];

/** The rate alone is in sight where it stands for something already: it is what changes by the day. */
function RateRow({ at, typed, shown, errors, terms }: RateRowProps) {
  const field = rateRows.drawn(at, typed, errors);
  const isOpen = !shown || (["type", "grade", "from", "to"] as const).some((name) => field(name).errors);
  return (
    <>
      <legend className="field-label">
        {typed ? nameTyped(typed, at, terms) : `New rate (row ${at + 1})`}
      </legend>
      <div className="rate-fields">
        <InputField label={`Rate in ${terms.currency.symbol}`} {...field("rate")} inputMode="decimal" />
        <SelectField label="Unit" {...field("unit")} options={units} />
        {shown && (
          <p className={shown.isOld ? "rate-day old" : "rate-day"}>
            <DayText day={shown.day} />
            {shown.isOld && ", old"}
            {shown.rate.sample && ", of the sample"}
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
              name={rateRows.name(at, "gone")}
              value="yes"
              defaultChecked={typed.gone !== ""}
            />
            Remove this rate
          </label>
        )}
      </details>
    </>
  );
}

function nameTyped({ type, grade, from, to }: TypedRate, at: number, { figures }: MoneyTerms) {
  if (!isProductType(type)) return `Row ${at + 1}`;
  const mm = (text: string) => readThickness(text, figures).mm;
  return nameRate({ type, grade: grade || null, from: mm(from), to: mm(to) });
}
