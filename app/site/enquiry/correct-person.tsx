import { contactRules } from "~/models/enquiry/rules";
import { CheckedForm } from "~/ui/field/checked-form";
import { PersonFields } from "~/ui/field/person-fields";
import { checkByRules } from "~/ui/field/rule-check";
import { Icon } from "~/ui/icon";
import { SendButton } from "~/ui/send-button";
import type { FormFailure } from "./form.server";
import { sentCopy } from "./sent-copy";

const { name, phone, email } = contactRules;

type CorrectPersonProps = { values: Record<string, string>; failure: FormFailure | undefined };

export function CorrectPerson({ values, failure }: CorrectPersonProps) {
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
            <PersonFields values={{ ...values, ...failure?.typed.values }} errors={errors} isOwn />
            <SendButton icon="check" busy="Saving...">
              {sentCopy.save}
            </SendButton>
          </>
        )}
      </CheckedForm>
    </details>
  );
}
