import { contactRules } from "~/models/enquiry/rules";
import { Button } from "~/ui/button";
import { CheckedForm } from "~/ui/field/checked-form";
import { PersonFields } from "~/ui/field/person-fields";
import { checkByRules } from "~/ui/field/rule-check";
import { useTraffic } from "~/ui/frame/connection";
import { Icon } from "~/ui/icon";
import type { FormFailure } from "./form.server";
import { sentCopy } from "./sent-copy";

const { name, phone, email } = contactRules;

type CorrectPersonProps = { values: Record<string, string>; failure: FormFailure | undefined };

export function CorrectPerson({ values, failure }: CorrectPersonProps) {
  const sending = useTraffic() === "sending";
  return (
    <details className="panel enquiry-more screen-only" open={failure !== undefined}>
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
            <Button icon="check" disabled={sending}>
              {sending ? "Saving..." : sentCopy.save}
            </Button>
          </>
        )}
      </CheckedForm>
    </details>
  );
}
