import { useState } from "react";
import {
  type Calculator,
  type CalculatorField,
  type CalculatorForm,
  calculatorFields,
  type Weighed,
} from "~/steel/calculator-fields";
import { sayCount } from "~/steel/figures";
import { formatMetres, formatMm, formatWeight, withPattern } from "~/steel/measure";
import { describeSize } from "~/steel/size-text";
import { Button } from "~/ui/button";
import { Chip, ChipRow } from "~/ui/chip";
import { ErrorSummary } from "~/ui/field/error-summary";
import { InputField } from "~/ui/field/field";
import { useFigures } from "~/ui/figures";
import { SpecList } from "~/ui/spec-list";
import { weighFields } from "./typed-size";

const ID = "weigh";

const labels: Record<CalculatorForm, Partial<Record<CalculatorField, { label: string; unit: string }>>> = {
  sheet: {
    thickness: { label: "Thickness", unit: "mm" },
    width: { label: "Width", unit: "mm" },
    length: { label: "Length", unit: "mm" },
    pieces: { label: "Pieces", unit: "pcs" },
  },
  coil: {
    thickness: { label: "Thickness", unit: "mm" },
    width: { label: "Width", unit: "mm" },
    weight: { label: "Coil weight", unit: "kg" },
    length: { label: "or its length", unit: "m" },
    inner: { label: "Inner diameter", unit: "mm" },
    pieces: { label: "Coils", unit: "pcs" },
  },
};

type WeightCalculatorProps = {
  /** Path of the page it stands on: its answer has an address of its own there. */
  path: string;
  calculator: Calculator;
  /** The page is a product's: sizes are added of it. */
  ofProduct?: boolean;
  patterned?: boolean;
  /** The page says elsewhere what is wrong with it. */
  summed?: boolean;
};

/** Sheet and coil weights: worked out by the server at the form's address, and while typing where scripts run. */
export function WeightCalculator({
  path,
  calculator,
  ofProduct = false,
  patterned = false,
  summed = false,
}: WeightCalculatorProps) {
  const { form } = calculator;
  const figures = useFigures();
  const [live, setLive] = useState<Calculator | null>(null);
  // The fields of each form begin anew when it comes back.
  if (live && live.form !== form) setLive(null);
  const shown = live ?? calculator;
  // A figure of other fields than those that are seen is worse than none.
  const follow = async (typed: HTMLFormElement) => {
    setLive((before) => before ?? { ...calculator, result: null });
    setLive((await weighFields(typed)) ?? { ...calculator, result: null });
  };
  return (
    <div className="panel calculator">
      {!summed && <ErrorSummary {...sumUp(calculator)} />}
      <ChipRow label="What to weigh">
        <Chip href={`${path}?form=sheet#calculator`} active={form === "sheet"}>
          Sheet
        </Chip>
        <Chip href={`${path}?form=coil#calculator`} active={form === "coil"}>
          Coil
        </Chip>
      </ChipRow>
      <form
        method="get"
        action={`${path}#calculator`}
        className="form"
        id={ID}
        onInput={({ currentTarget }) => void follow(currentTarget)}
        key={form}
      >
        <input type="hidden" name="form" value={form} />
        <div className="calculator-fields">
          {calculatorFields[form].map((field) => {
            const error = calculator.errors[field];
            return (
              <InputField
                key={field}
                id={idOf(field)}
                name={field}
                label={labels[form][field]?.label}
                unit={labels[form][field]?.unit}
                inputMode={field === "pieces" ? "numeric" : undefined}
                maxLength={20}
                autoComplete="off"
                defaultValue={calculator.given[field]}
                errors={error ? [error] : undefined}
              />
            );
          })}
        </div>
        <p className="soft small">
          Inches, feet and gauge are read too: 1/8", 4 ft, 16 SWG or 16 gauge US. A coil may be given in t.
        </p>
        <Button look="quiet">Work out the weight</Button>
      </form>
      <div className="calculator-answer">
        <div className="calculator-result" role="status">
          {shown.result && (
            <>
              <p className="soft small">{describeSize(shown.result, figures)}</p>
              <WeighedResult
                result={shown.result}
                patterned={patterned}
                byWeight={Boolean(shown.given.weight)}
              />
            </>
          )}
        </div>
        {shown.result && (
          <Button
            form={ID}
            formMethod="post"
            formAction={ofProduct ? path : "/enquiry"}
            icon="plus"
            name="intent"
            value="add"
          >
            Add to enquiry
          </Button>
        )}
      </div>
    </div>
  );
}

/** For a summary: by the ids of the fields. */
export function sumUp({ form, errors }: Calculator) {
  const fields = calculatorFields[form];
  return {
    errors: Object.fromEntries(fields.map((field) => [idOf(field), [errors[field] ?? ""]])),
    labels: Object.fromEntries(fields.map((field) => [idOf(field), labels[form][field]?.label ?? ""])),
  };
}

function idOf(field: string) {
  return `calculator-${field}`;
}

type WeighedResultProps = { result: Weighed; patterned: boolean; byWeight: boolean };

function WeighedResult({ result, patterned, byWeight }: WeighedResultProps) {
  const figures = useFigures();
  const pieces = result.pieces ?? 1;
  const weigh = (kg: number) => withPattern(formatWeight(kg, figures), patterned && !byWeight);
  const isSheet = result.form === "sheet";
  const all = {
    label: sayCount(pieces, isSheet ? "piece" : "coil", figures),
    value: weigh(result.totalKg),
  };
  const outer = result.form === "coil" && result.outer;
  const items = isSheet
    ? [{ label: "One sheet", value: weigh(result.unitKg) }, all]
    : [
        { label: "A metre", value: withPattern(formatWeight(result.unitKg, figures), patterned) },
        { label: "Coil weight", value: weigh(result.totalKg / pieces) },
        ...(pieces > 1 ? [all] : []),
        { label: "Length", value: formatMetres(result.length, figures) },
        { label: "Outer diameter", value: outer && `about ${formatMm(Math.round(outer))}` },
      ];
  return <SpecList boxes items={items} />;
}
