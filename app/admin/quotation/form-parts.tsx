import { EditorFields } from "~/admin/editor/fields";
import { FormRows } from "~/admin/editor/form-rows";
import type { FormState } from "~/admin/editor/form-state";
import {
  chargeRows,
  customerFields,
  type QuotationTerms,
  termFields,
  type WorkedOut,
} from "~/models/quotation/form";
import { lineRows } from "~/models/quotation/line";
import type { FieldErrors } from "~/models/row/result";
import { Button } from "~/ui/button";
import { InputField, TextField } from "~/ui/field/field";
import { LineRow } from "./line-row";
import { ChargeRows, TaxTicks } from "./sums";

type QuotationFieldsProps = {
  state: FormState;
  errors: FieldErrors;
  worked: WorkedOut;
  terms: QuotationTerms;
};

export function QuotationFields({ state, errors, worked, terms }: QuotationFieldsProps) {
  const { values } = state;
  const lines = lineRows.read(values);
  const enquiry = values.get("enquiry");
  const typed = (name: string) => ({
    name,
    errors: errors[name],
    defaultValue: values.get(name) ?? "",
    autoComplete: "off",
  });
  return (
    <div className="stack">
      {enquiry && <input type="hidden" name="enquiry" value={enquiry} />}
      <EditorFields fields={customerFields} values={values} errors={errors} />
      <h2>Lines</h2>
      <FormRows rows={lines}>
        {(row, at) => <LineRow at={at} typed={row} worked={worked.lines[at]} errors={errors} terms={terms} />}
      </FormRows>
      <TextField
        label="More lines, pasted"
        hint="A message or a list: one size per line. What stays here is no part of the quotation"
        rows={3}
        {...typed("paste")}
        key={`${lines.length} ${values.get("paste")}`}
      />
      <div className="cluster">
        <Button look="quiet" icon="plus" name="intent" value="lines" formNoValidate>
          Read them, and add a line
        </Button>
        <Button look="quiet" icon="tag" name="intent" value="rates" formNoValidate>
          Fill in the rates
        </Button>
        <Button look="quiet" icon="calculator" name="intent" value="totals" formNoValidate>
          Work out the totals
        </Button>
      </div>
      <h2>Charges and taxes</h2>
      <ChargeRows charges={chargeRows.read(values)} errors={errors} />
      <div className="field-row">
        <InputField label="Freight" hint="A sum, a sum per tonne, or words: to pay" {...typed("freight")} />
        <InputField label="Discount" hint="A sum" inputMode="decimal" {...typed("discount")} />
      </div>
      <TaxTicks terms={terms} values={values} errors={errors} />
      <h2>Terms</h2>
      <EditorFields
        fields={termFields}
        values={values}
        errors={errors}
        controls={{ validUntil: (props) => <InputField {...props} type="date" min={terms.today} /> }}
      />
    </div>
  );
}
