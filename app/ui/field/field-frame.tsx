import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";

export type FrameProps = {
  label: ReactNode;
  name: string;
  /** Needed where two forms of a page have a field of the same name. */
  id?: string;
  hint?: ReactNode;
  errors?: readonly string[];
  required?: boolean;
};

type ControlProps = {
  id: string;
  name: string;
  required?: boolean;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

type FieldFrameProps = FrameProps & {
  /** A fieldset of radio buttons could say neither that it is required nor that it is wrong. */
  around?: "control" | "radios" | "controls";
  /** Where it is not the control's; null for none. */
  labelFor?: string | null;
  after?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

export function FieldFrame(props: FieldFrameProps) {
  const { label, name, id = name, hint, errors, required } = props;
  const { around = "control", labelFor = id, after, children } = props;
  const error = errors?.[0];
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  const state = {
    "aria-describedby": described || undefined,
    "aria-invalid": error ? (true as const) : undefined,
  };
  const title = (
    <>
      {label}
      {required && (
        <span className="field-mark" aria-hidden="true">
          {" "}
          *
        </span>
      )}
    </>
  );
  const inside = (
    <>
      {hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({ id, name, required, ...state })}
      {error && <FieldError id={id}>{error}</FieldError>}
      {after}
    </>
  );
  if (around === "controls") {
    return (
      <fieldset className="choices" aria-describedby={state["aria-describedby"]}>
        <legend className="field-label">{title}</legend>
        {inside}
      </fieldset>
    );
  }
  if (around === "radios") {
    return (
      <div
        className="choices"
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-required={required}
        {...state}
      >
        <span className="field-label" id={`${id}-label`}>
          {title}
        </span>
        {inside}
      </div>
    );
  }
  return (
    <div className="field">
      <label className="field-label" id={`${id}-label`} htmlFor={labelFor ?? undefined}>
        {title}
      </label>
      {inside}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <span className="field-error" id={`${id}-error`}>
      <Icon name="warning" size={18} />
      {children}
    </span>
  );
}
