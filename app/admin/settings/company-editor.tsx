import { Fragment } from "react";
import { PlainField } from "~/admin/editor/fields";
import { EDITOR_FORM } from "~/admin/editor/form";
import { UnsavedForm } from "~/admin/frame/unsaved-form";
import type { Field } from "~/models/row/field";
import type { FieldErrors } from "~/models/row/result";
import { type CompanyField, CompanyForm, companyFields } from "~/models/shop/form";
import { Chip, ChipRow } from "~/ui/chip";
import { CheckedForm } from "~/ui/field/checked-form";
import { checkBySchema } from "~/ui/field/schema-check";
import { SendButton } from "~/ui/send-button";
import { type DrawnWith, PhoneFields } from "./phone-fields";

type CompanyEditorProps = {
  values: Partial<Record<CompanyField, string>>;
  defaults: Record<CompanyField, string | null>;
  version: string;
  /** What the form was made of. */
  base: string;
  errors: FieldErrors | undefined;
  unsaved: boolean;
};

type Group = { heading: string; names: CompanyField[] };

/** Those before the first heading are drawn by hand. */
const groups: Group[] = [];
for (const name of Object.keys(companyFields) as CompanyField[]) {
  const { heading }: Field = companyFields[name];
  if (heading) groups.push({ heading, names: [name] });
  else groups.at(-1)?.names.push(name);
}

export function CompanyEditor(props: CompanyEditorProps) {
  const { values, defaults, version, base, errors: serverErrors, unsaved } = props;
  const draw = (name: CompanyField, errors: FieldErrors, more?: DrawnWith) => {
    const field: Field = companyFields[name];
    const instead = defaults[name] ?? field.otherwise;
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
    <UnsavedForm unsaved={unsaved}>
      <CheckedForm
        id={EDITOR_FORM}
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
            <input type="hidden" name="base" value={base} />
            {draw("name", errors)}
            <PhoneFields
              values={values}
              defaults={defaults}
              draw={(name, more) => draw(name, errors, more)}
            />
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
    </UnsavedForm>
  );
}

function nameId({ heading }: Group) {
  return heading.toLowerCase().replaceAll(" ", "-");
}
