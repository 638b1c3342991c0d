import type { ComponentPropsWithoutRef, ReactNode } from "react";
import type { FieldErrors } from "~/models/row/result";
import { FieldFrame, type FrameProps } from "./field-frame";

export type Values = Record<string, string | undefined>;

export function fieldOf(name: string, values: Values, errors: FieldErrors) {
  return { name, defaultValue: values[name], errors: errors[name] };
}

type InputFieldProps = FrameProps &
  Omit<ComponentPropsWithoutRef<"input">, keyof FrameProps> & {
    unit?: string;
    after?: ReactNode;
  };

/** The browser's own check of `required` is left to the form's `noValidate`. */
export function InputField(props: InputFieldProps) {
  const { label, name, id, hint, errors, required, unit, after, ...rest } = props;
  return (
    <FieldFrame {...{ label, name, id, hint, errors, required, after }}>
      {(control) =>
        unit ? (
          <span className="with-unit">
            <input className="control" {...rest} {...control} />
            <span className="unit">{unit}</span>
          </span>
        ) : (
          <input className="control" {...rest} {...control} />
        )
      }
    </FieldFrame>
  );
}

type TextFieldProps = FrameProps & Omit<ComponentPropsWithoutRef<"textarea">, keyof FrameProps>;

export function TextField({ label, name, id, hint, errors, required, ...rest }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, name, id, hint, errors, required }}>
      {(control) => <textarea className="control" {...rest} {...control} />}
    </FieldFrame>
  );
}

type SelectFieldProps = FrameProps &
  Omit<ComponentPropsWithoutRef<"select">, keyof FrameProps | "children"> & {
    options: readonly { value: string; label: string }[];
  };

/** Give an option with an empty value for "any" or "please choose". */
export function SelectField({ label, name, id, hint, errors, required, options, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, name, id, hint, errors, required }}>
      {(control) => (
        <select className="control" {...rest} {...control}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
