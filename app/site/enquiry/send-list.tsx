import type { ComponentProps } from "react";
import { enquiryListRules } from "~/models/enquiry/rules";
import type { FieldErrors } from "~/models/row/result";
import { Button } from "~/ui/button";
import { CheckedForm } from "~/ui/field/checked-form";
import { fieldOf, InputField } from "~/ui/field/field";
import { checkByRules } from "~/ui/field/rule-check";
import { ContactFields } from "./contact-fields";
import { enquiryListCopy } from "./copy";

/** The one form of the list: everything that is typed on its page belongs to it, wherever it stands. */
export const SEND_FORM = "send";

/** Changes the list without sending it: the fields of the form need not be right. */
export function ListButton(props: ComponentProps<typeof Button>) {
  return <Button name="intent" form={SEND_FORM} formNoValidate {...props} />;
}

type SendListProps = {
  action: string;
  errors: FieldErrors | undefined;
  values: Record<string, string>;
  token: string;
  /** The day in the shop's time zone, as `2026-12-31`. */
  today: string;
};

export function SendList({ action, errors: serverErrors, values, token, today }: SendListProps) {
  const rules = enquiryListRules(() => today);
  return (
    <div className="stack">
      <CheckedForm
        check={(fields) => checkByRules(rules, fields)}
        serverErrors={serverErrors}
        action={action}
        id={SEND_FORM}
        className="form panel hot"
      >
        {(errors) => (
          <>
            <h2>{enquiryListCopy.sendHeading}</h2>
            <ContactFields
              values={values}
              errors={errors}
              token={token}
              messageHint={enquiryListCopy.messageHint}
              messageRequired={false}
            >
              <InputField
                label="Delivery place"
                {...fieldOf("deliveryPlace", values, errors)}
                autoComplete="address-level2"
                maxLength={rules.deliveryPlace.most}
                hint="Town and postcode, or leave it empty if you collect"
              />
              <InputField
                label="Wanted by"
                {...fieldOf("wantedOn", values, errors)}
                type="date"
                min={today}
              />
            </ContactFields>
          </>
        )}
      </CheckedForm>
    </div>
  );
}
