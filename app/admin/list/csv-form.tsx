import { Form } from "@remix-run/react";
import type { ComponentProps } from "react";
import { ErrorSummary } from "~/ui/field/error-summary";
import { FieldFrame } from "~/ui/field/field-frame";
import { SendButton } from "~/ui/send-button";

type CsvFormProps = ComponentProps<typeof SendButton> & {
  action?: string;
  label: string;
  hint: string;
  errors: string[] | undefined;
};

/** Opened otherwise, such an Excel takes the file for one column and sizes for dates. */
export const OPEN_AS_TEXT =
  "An Excel that writes decimals with a comma opens it through Data, From Text/CSV, with all columns as text.";

/** A file to be read; its button says what for. */
export function CsvForm({ action, label, hint, errors, ...button }: CsvFormProps) {
  return (
    <>
      <ErrorSummary errors={errors && { file: errors }} />
      <Form method="post" action={action} encType="multipart/form-data" className="form">
        <FieldFrame name="file" required label={label} hint={hint} errors={errors}>
          {(control) => (
            <input type="file" accept=".csv,text/csv,text/plain" className="control" {...control} />
          )}
        </FieldFrame>
        <p>
          <SendButton {...button} busy="Reading..." />
        </p>
      </Form>
    </>
  );
}
