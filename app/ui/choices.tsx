import type { ReactNode } from "react";
import { Icon } from "./icon";

type ChoicesProps = {
  legend: ReactNode;
  name: string;
  /** Defaults to `name`; the first choice carries it, so that an error summary's link lands there. */
  id?: string;
  options: readonly { value: string; label: ReactNode }[];
  defaultValue?: string;
  hint?: ReactNode;
  errors?: readonly string[];
  required?: boolean;
};

/** One of a few, as radio buttons large enough for a thumb. */
export function Choices({
  legend,
  name,
  id = name,
  options,
  defaultValue,
  hint,
  errors,
  required,
}: ChoicesProps) {
  const error = errors?.[0];
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <fieldset className="choices" aria-describedby={described || undefined}>
      <legend className="field-label">
        {legend}
        {required && (
          <span className="field-mark" aria-hidden="true">
            {" "}
            *
          </span>
        )}
      </legend>
      {hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {options.map(({ value, label }, index) => (
        <label key={value} className="choice">
          <input
            type="radio"
            id={index === 0 ? id : `${id}-${value}`}
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            required={required}
          />
          <span>{label}</span>
        </label>
      ))}
      {error && (
        <span className="field-error" id={`${id}-error`}>
          <Icon name="warning" size={18} />
          {error}
        </span>
      )}
    </fieldset>
  );
}
