import { Fragment } from "react";
import { PlainField } from "~/admin/editor/fields";
import type { Field } from "~/models/row/field";
import type { FieldErrors } from "~/models/row/result";
import { type CompanyField, CompanyForm, companyFields } from "~/models/shop/form";
import { DEFAULT_DAYS, DEFAULT_PREFIX, DEFAULT_RATE_DAYS } from "~/models/shop/quotation-fields";
import { Chip, ChipRow } from "~/ui/chip";
import { CheckedForm } from "~/ui/field/checked-form";
import { checkBySchema } from "~/ui/field/schema-check";
import { SendButton } from "~/ui/send-button";
import { type DrawnWith, PhoneFields } from "./phone-fields";

type CompanyEditorProps = {
  values: Partial<Record<CompanyField, string>>;
  defaults: Record<CompanyField, string | null>;
  version: string;
  errors: FieldErrors | undefined;
};

/** Where a field is left empty and the environment says nothing either. */
const otherwise: Partial<Record<CompanyField, string>> = {
  whatsapp: "the phone number above",
  ...{ city: "not shown", mapUrl: "not shown", hours: "not shown", founded: "not shown" },
  ...{ registrations: "not shown", replyTime: "not said", priceRule: "not said" },
  answerGreeting: "Hello, the name and thanks",
  answerClosing: "the company's name",
  enquiryTo: "nobody is emailed",
  enquiryMonths: "all are kept",
  ...{ quotePrefix: DEFAULT_PREFIX, quoteDays: String(DEFAULT_DAYS), quoteTaxes: "none" },
  ...{ quotePayment: "none", quoteDelivery: "none", quoteRemarks: "none" },
  ...{ quoteMonths: "all are kept", rateDays: String(DEFAULT_RATE_DAYS) },
};

type Group = { heading: string; names: CompanyField[] };

const groups: Group[] = [
  { heading: "Where and when", names: ["address", "city", "mapUrl", "hours"] },
  { heading: "What buyers may rely on", names: ["founded", "registrations", "replyTime", "priceRule"] },
  { heading: "Beyond the catalogue", names: ["notSold", "alsoSold"] },
  {
    heading: "Answers to enquiries",
    names: ["answerGreeting", "answerClosing", "otherLanguage", "otherGreeting", "otherClosing"],
  },
  { heading: "Enquiries", names: ["enquiryTo", "enquiryMonths"] },
  {
    heading: "Quotations",
    names: [
      "quotePrefix",
      "quoteDays",
      "quoteTaxes",
      "quotePayment",
      "quoteDelivery",
      "quoteRemarks",
      "quoteMonths",
    ],
  },
  { heading: "Rates", names: ["rateDays", "ratesShown"] },
];

export function CompanyEditor({ values, defaults, version, errors: serverErrors }: CompanyEditorProps) {
  const draw = (name: CompanyField, errors: FieldErrors, more?: DrawnWith) => {
    const field: Field = companyFields[name];
    const instead = defaults[name] ?? otherwise[name];
    return (
      <PlainField
        key={name}
        field={field}
        label={field.label}
        name={name}
        hint={[field.hint, instead && `When empty: ${instead}`].filter(Boolean).join(". ")}
        errors={errors[name]}
        defaultValue={values[name] ?? ""}
        autoComplete="off"
        more={more}
      />
    );
  };
  return (
    <CheckedForm
      key={version}
      check={(fields) => checkBySchema(CompanyForm, fields)}
      serverErrors={serverErrors}
      className="admin-form panel"
    >
      {(errors) => (
        <>
          <ChipRow label="Parts of the settings">
            {groups.map((group) => (
              <Chip key={group.heading} href={`#${nameId(group)}`}>
                {group.heading}
              </Chip>
            ))}
          </ChipRow>
          <h2>Company</h2>
          <input type="hidden" name="version" value={version} />
          {draw("name", errors)}
          <PhoneFields values={values} defaults={defaults} draw={(name, more) => draw(name, errors, more)} />
          {draw("email", errors)}
          {groups.map((group) => (
            <Fragment key={group.heading}>
              <h3 id={nameId(group)}>{group.heading}</h3>
              {group.names.map((name) => draw(name, errors))}
            </Fragment>
          ))}
          <div className="form-actions">
            <SendButton icon="check" busy="Saving...">
              Save settings
            </SendButton>
          </div>
        </>
      )}
    </CheckedForm>
  );
}

function nameId({ heading }: Group) {
  return heading.toLowerCase().replaceAll(" ", "-");
}
