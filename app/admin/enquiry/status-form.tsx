import { Form } from "@remix-run/react";
import { enquiryStatuses } from "~/models/enquiry/form";
import { Button } from "~/ui/button";
import { SelectField, TextField } from "~/ui/field/field";

type EnquiryFormProps = {
  id: string;
  /** The version that was read: over a newer one nothing is saved. */
  version: string;
  status: string;
  note: string;
  /** The list as it is shown. */
  action: string;
  /** Read out beside the button. */
  name: string;
};

export function EnquiryForm({ id, version, status, note, action, name }: EnquiryFormProps) {
  return (
    <Form method="post" action={action} preventScrollReset className="enquiry-form">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <SelectField
        label="Status"
        name="status"
        id={`status-${id}`}
        key={status}
        defaultValue={status}
        options={enquiryStatuses.map((value) => ({ value, label: value }))}
      />
      <TextField label="Note" name="note" id={`note-${id}`} rows={2} maxLength={2000} defaultValue={note} />
      <Button look="quiet">
        Save<span className="visually-hidden"> {name}</span>
      </Button>
    </Form>
  );
}
