import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Icon } from "~/ui/icon";

type FrameProps = {
  label: ReactNode;
  name: string;
  /** Needed where two forms of a page have a field of the same name. */
  id?: string;
  hint?: ReactNode;
  /** Messages of this field; the first is shown. */
  errors?: readonly string[];
  required?: boolean;
};

/** What ties a control to its label, hint and message. */
export type ControlProps = {
  id: string;
  name: string;
  required?: boolean;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

/** Label, hint and message around a control of any kind, which `children` draws from the props it is given. */
export function FieldFrame({
  label,
  name,
  id = name,
  hint,
  errors,
  required,
  children,
}: FrameProps & { children: (control: ControlProps) => ReactNode }) {
  const error = errors?.[0];
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {required && (
          <span className="field-mark" aria-hidden="true">
            {" "}
            *
          </span>
        )}
      </label>
      {hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({
        id,
        name,
        required,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <span className="field-error" id={`${id}-error`}>
          <Icon name="warning" size={18} />
          {error}
        </span>
      )}
    </div>
  );
}

type InputFieldProps = FrameProps &
  Omit<ComponentPropsWithoutRef<"input">, keyof FrameProps> & {
    /** A unit that stands behind the value, such as mm. */
    unit?: string;
  };

/** A line to type in. `required` marks it; the browser's own check is left to the form's `noValidate`. */
export function InputField({ label, name, id, hint, errors, required, unit, ...rest }: InputFieldProps) {
  return (
    <FieldFrame {...{ label, name, id, hint, errors, required }}>
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

/** Several lines to type in. */
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

/** A choice from a list; give an option with an empty value for "any" or "please choose". */
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
