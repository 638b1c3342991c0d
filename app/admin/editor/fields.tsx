import { type ComponentProps, Fragment, type ReactNode } from "react";
import { CENTRE } from "~/models/picture/focus";
import { CHOSEN } from "~/models/picture/tap";
import type { Field, FieldTable } from "~/models/row/field";
import type { FieldErrors } from "~/models/row/result";
import { Button } from "~/ui/button";
import { InputField, SelectField, TextField } from "~/ui/field/field";
import { PictureField } from "~/ui/field/picture-field";
import { type FormState, waitingPicture } from "./form-state";

type FieldProps = {
  label: string;
  name: string;
  hint?: string;
  errors?: string[];
  required?: boolean;
  defaultValue: string;
  autoComplete: string;
};

type EditorFieldsProps<Fields extends FieldTable> = {
  fields: Fields;
  values: URLSearchParams;
  errors: FieldErrors;
  controls?: { [Name in keyof Fields]?: (props: FieldProps) => ReactNode };
};

export function EditorFields<Fields extends FieldTable>({
  fields,
  values,
  errors,
  controls = {},
}: EditorFieldsProps<Fields>) {
  return pairHalves(fields).map((line) => {
    const drawn = line.map(([name, field]) => {
      const { label, hint, rule } = field;
      const props = {
        ...{ label, name, hint, errors: errors[name], autoComplete: "off" },
        required: !rule.safeParse("").success,
        defaultValue: values.get(name) ?? "",
      };
      const control = controls[name]?.(props) ?? <PlainField field={field} {...props} />;
      return <Fragment key={name}>{control}</Fragment>;
    });
    const key = line[0]?.[0];
    if (line.length === 1) return <Fragment key={key}>{drawn}</Fragment>;
    return (
      <div key={key} className="field-row">
        {drawn}
      </div>
    );
  });
}

type PlainFieldProps = FieldProps & { field: Field; more?: Partial<ComponentProps<typeof InputField>> };

/** `more` is for a field of one line. */
export function PlainField({ field: { options, lines, input }, more, ...props }: PlainFieldProps) {
  if (options) return <SelectField {...props} options={options} />;
  if (lines) return <TextField {...props} rows={lines} />;
  return <InputField {...props} {...input} {...more} />;
}

function pairHalves(fields: FieldTable) {
  const lines: [string, Field][][] = [];
  for (const entry of Object.entries(fields)) {
    const last = lines.at(-1);
    const open = entry[1].half && last?.length === 1 && last[0]?.[1].half;
    if (open) last.push(entry);
    else lines.push([entry]);
  }
  return lines;
}

type EditorPictureProps = {
  name: string;
  label: string;
  required?: boolean;
  /** Of a picture that is cut: with a focus point, and from a phone's camera. */
  cut?: boolean;
  state: FormState;
  errors: FieldErrors;
};

export function EditorPicture({ name, label, required, cut, state, errors }: EditorPictureProps) {
  return (
    <PictureField
      label={label}
      name={name}
      required={required}
      errors={errors[name]}
      stored={state.stored?.pictures[name] ?? null}
      takenOff={state.values.get(`without-${name}`)}
      copied={state.stored ? null : state.values.get("pictureFrom")}
      waiting={waitingPicture(state, name)}
      focus={
        cut
          ? {
              places: (picture, waits) => findFocus(state, picture, waits),
              errors: { x: errors.focusX, y: errors.focusY },
            }
          : null
      }
    />
  );
}

function findFocus({ values, stored }: FormState, picture: string, waits: boolean) {
  const fits = (fields: URLSearchParams) => {
    const about = fields.get("focusOf");
    return about === picture || (waits && about === CHOSEN);
  };
  const fields = [values, new URLSearchParams(stored?.fields)].find(fits);
  return { x: fields?.get("focusX") ?? String(CENTRE.x), y: fields?.get("focusY") ?? String(CENTRE.y) };
}

/** Of a row of a form, named as a reader counts it; what else was typed stays. */
export function RemoveRow({ of, at }: { of: string; at: number }) {
  return (
    <Button
      look="bare"
      size="small"
      icon="trash"
      about={`${of} ${at + 1}`}
      name="intent"
      value={`remove-${of}-${at}`}
      formNoValidate
    >
      Remove
    </Button>
  );
}
