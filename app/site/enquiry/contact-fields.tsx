import type { ReactNode } from "react";
import { FORM_TOKEN_FIELD } from "~/http/form/own-field";
import type { FieldErrors } from "~/models/row/result";
import { contactCopy } from "~/site/enquiry/copy";
import { fieldOf, TextField } from "~/ui/field/field";
import { PersonFields } from "~/ui/field/person-fields";
import { SendButton } from "~/ui/send-button";

type ContactFieldsProps = {
  values: Record<string, string | undefined>;
  errors: FieldErrors;
  token: string;
  messageHint: string;
  messageRequired?: boolean;
  children?: ReactNode;
};

export function ContactFields({
  values,
  errors,
  token,
  messageHint,
  messageRequired = true,
  children,
}: ContactFieldsProps) {
  return (
    <>
      <PersonFields
        values={values}
        errors={errors}
        emailHint="If you would like the quote in writing"
        isOwn
      />
      {children}
      <TextField
        label="Message"
        {...fieldOf("message", values, errors)}
        rows={6}
        required={messageRequired}
        hint={messageHint}
      />
      {/* People do not see this field; programs that fill every field give themselves away. */}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor="website">Leave this empty</label>
        <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <input type="hidden" name={FORM_TOKEN_FIELD} value={values.once ?? token} />
      <SendButton icon="mail" busy="Sending...">
        Send enquiry
      </SendButton>
      <p className="field-hint">
        {contactCopy.privacy} <a href="/privacy">{contactCopy.privacyLink}</a>
      </p>
    </>
  );
}
