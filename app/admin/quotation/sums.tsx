import { RemoveRow } from "~/admin/editor/fields";
import { FormRows } from "~/admin/editor/form-rows";
import { writeWeight } from "~/models/line/line";
import { writeMoney } from "~/models/money/money";
import { sayShare } from "~/models/money/tax";
import { chargeRows, type QuotationTerms, type TypedCharge, type WorkedOut } from "~/models/quotation/form";
import type { FieldErrors } from "~/models/row/result";
import { sayCount } from "~/steel/figures";
import { Button } from "~/ui/button";
import { InputField } from "~/ui/field/field";
import { FieldError } from "~/ui/field/field-frame";

type ChargeRowsProps = { charges: readonly TypedCharge[]; errors: FieldErrors };

export function ChargeRows({ charges, errors }: ChargeRowsProps) {
  return (
    <FormRows rows={charges}>
      {(typed, at) => {
        const field = chargeRows.drawn(at, typed, errors);
        return (
          <>
            <legend className="visually-hidden">{`Charge ${at + 1}`}</legend>
            <div className="quote-fields charge">
              <InputField label="Charge" placeholder="Loading, cutting, packing" {...field("label")} />
              <InputField label="Sum, or per tonne" placeholder="1500 or 250/t" {...field("amount")} />
            </div>
            {typed && <RemoveRow of="charge" at={at} />}
          </>
        );
      }}
    </FormRows>
  );
}

type TaxTicksProps = { terms: QuotationTerms; values: URLSearchParams; errors: FieldErrors };

export function TaxTicks({ terms, values, errors }: TaxTicksProps) {
  const chosen = values.getAll("taxes").filter(Boolean);
  const unknown = chosen.filter((name) => !terms.taxes.some((tax) => tax.name === name));
  const error = errors.taxes?.[0];
  return (
    <fieldset aria-describedby={error ? "taxes-error" : undefined}>
      <legend className="field-label">Taxes</legend>
      <input type="hidden" name="seen" value={JSON.stringify(terms.taxes)} />
      {terms.taxes.length === 0 && (
        <p className="soft">
          None yet: <a href="/adminsettings#quoteTaxes">name them in the settings</a>.
        </p>
      )}
      <div className="cluster" id="taxes" tabIndex={-1}>
        {terms.taxes.map((tax) => (
          <label key={tax.name} className="row-tick">
            <input type="checkbox" name="taxes" value={tax.name} defaultChecked={chosen.includes(tax.name)} />
            {tax.name} {sayShare(tax, terms.figures)}
          </label>
        ))}
        {unknown.map((name) => (
          <label key={name} className="row-tick">
            <input type="checkbox" name="taxes" value={name} defaultChecked />
            {name}: no longer in the settings
          </label>
        ))}
      </div>
      {error && <FieldError id="taxes">{error}</FieldError>}
    </fieldset>
  );
}

type QuotationFootProps = { worked: WorkedOut; terms: QuotationTerms };

export function QuotationFoot({ worked: { lines, unpriced, totals, errors }, terms }: QuotationFootProps) {
  const { currency, figures } = terms;
  const money = (sum: number) => writeMoney(sum, currency, figures);
  const patterned = lines.some(({ quoted }) => quoted?.line.patterned);
  const hasUnticked = terms.taxes.length > 0 && totals.taxes.length === 0 && !errors.taxes;
  const rows = [
    ["Lines", money(totals.lines)],
    ...(totals.charges > 0 ? [["Charges", money(totals.charges)]] : []),
    ...(totals.discount > 0 ? [["Discount", money(-totals.discount)]] : []),
    ...(hasUnticked ? [["Taxes", "None ticked"]] : []),
    ...totals.taxes.map((tax) => [`${tax.name} ${sayShare(tax, figures)}`, money(tax.amount)]),
  ];
  return (
    <>
      <div className="quote-totals">
        <dl className="number">
          <div>
            <dt>Weight</dt>
            <dd>{writeWeight({ weightKg: totals.grams / 1000, patterned }, figures)}</dd>
          </div>
          {rows.map(([label, sum]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{sum}</dd>
            </div>
          ))}
          <div className="total">
            <dt>
              {unpriced > 0 ? `So far, ${sayCount(unpriced, "line", figures)} without a price` : "Total"}
            </dt>
            <dd>
              <span role="status">{money(totals.total)}</span>
            </dd>
          </div>
        </dl>
      </div>
      <Button icon="arrow" name="intent" value="send">
        Send
      </Button>
    </>
  );
}
