import { contactRules } from "~/models/enquiry/rules";
import { CheckedForm } from "~/ui/field/checked-form";
import { HiddenFields } from "~/ui/field/hidden-fields";
import { PersonFields } from "~/ui/field/person-fields";
import { checkByRules } from "~/ui/field/rule-check";
import { Icon } from "~/ui/icon";
import { SendButton } from "~/ui/send-button";
import type { FormFailure } from "./form.server";
import { sentCopy } from "./sent-copy";

const { name, phone, email } = contactRules;

type CorrectPersonProps = { values: Record<string, string>; failure: FormFailure | undefined };

export function CorrectPerson({ values, failure }: CorrectPersonProps) {
  const typed: Record<string, string> = { ...values, ...failure?.typed.values };
  const shown = Object.keys(values).map((field): [string, string] => {
    const was = `was-${field}`;
    return [was, typed[was] ?? values[field] ?? ""];
  });
  return (
    <details className="panel fold screen-only" open={failure !== undefined}>
      <summary>
        {sentCopy.wrong}
        <Icon name="plus" />
      </summary>
      <CheckedForm
        key={JSON.stringify(values)}
        check={(fields) => checkByRules({ name, phone, email }, fields)}
        serverErrors={failure?.errors}
        className="form"
      >
        {(errors) => (
          <>
            <p className="soft small">{sentCopy.hour}</p>
            <HiddenFields fields={shown} />
            <PersonFields values={typed} errors={errors} isOwn />
            <SendButton icon="check" busy="Saving...">
              {sentCopy.save}
            </SendButton>
          </>
        )}
      </CheckedForm>
    </details>
  );
}
