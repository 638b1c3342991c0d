import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";

type RadioGroupProps = {
  legend: ReactNode;
  /** Its label, hint and message are called after it. */
  id: string;
  hint?: ReactNode;
  /** Messages of the group; the first is shown. */
  errors?: readonly string[];
  required?: boolean;
  /** The radio buttons. */
  children: ReactNode;
};

/** Name, hint and message around radio buttons. A fieldset could say neither that it is required nor that it is wrong. */
export function RadioGroup({ legend, id, hint, errors, required, children }: RadioGroupProps) {
  const error = errors?.[0];
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div
      className="choices"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      aria-required={required}
      aria-invalid={error ? true : undefined}
    >
      <span className="field-label" id={`${id}-label`}>
        {legend}
        {required && (
          <span className="field-mark" aria-hidden="true">
            {" "}
            *
          </span>
        )}
      </span>
      {hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children}
      {error && (
        <span className="field-error" id={`${id}-error`}>
          <Icon name="warning" size={18} />
          {error}
        </span>
      )}
    </div>
  );
}
