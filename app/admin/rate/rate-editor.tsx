import {
  nameRateField,
  type RateTerms,
  readRateRows,
  readRates,
  type TypedRate,
  typeRate,
} from "~/models/rate/form";
import type { FieldErrors } from "~/models/row/result";
import { Button } from "~/ui/button";
import { CheckedForm } from "~/ui/field/checked-form";
import { useTraffic } from "~/ui/frame/connection";
import { RateRow, type ShownRate } from "./rate-row";

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
  const sending = useTraffic() === "sending";
  const empty = Array.from({ length: EMPTY_ROWS }, () => null);
  return (
    <CheckedForm
      key={version}
      check={(fields) => check(fields, terms)}
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
            <Button icon="check" disabled={sending}>
              {sending ? "Saving..." : "Save rates"}
            </Button>
            <Button name="intent" value="today" look="quiet" disabled={sending}>
              Save all as of today
            </Button>
          </div>
        </>
      )}
    </CheckedForm>
  );
}

function check(sent: FormData, terms: RateTerms): FieldErrors {
  const fields = new URLSearchParams();
  for (const [name, value] of sent) if (typeof value === "string") fields.append(name, value);
  return readRates(readRateRows(fields), terms, { before: [], today: "" }).errors;
}

function withoutFile({ file: _, ...errors }: FieldErrors): FieldErrors | undefined {
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** What stands in the table for the same steel. */
function findShown(rates: readonly ShownRate[], typed: TypedRate, terms: RateTerms): ShownRate | null {
  const found = rates.find(({ rate }) => {
    const { type, grade, from, to } = typeRate(rate, terms);
    return type === typed.type && grade === typed.grade && from === typed.from && to === typed.to;
  });
  return found ?? null;
}
