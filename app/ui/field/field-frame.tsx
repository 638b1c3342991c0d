import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";

export type FrameProps = {
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
type ControlProps = {
  id: string;
  name: string;
  required?: boolean;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

type FieldFrameProps = FrameProps & {
  /**
   * What is inside: one control, radio buttons, or several controls. A fieldset of radio buttons could say neither that
   * it is required nor that it is wrong.
   */
  around?: "control" | "radios" | "controls";
  className?: string;
  /** The id that the label leads to, where it is not the control's; null for none. */
  labelFor?: string | null;
  /** What stands behind the message. */
  after?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/** Label, required mark, hint and message around a field of any kind, which `children` draws. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, name, id = name, hint, errors, required } = props;
  const { around = "control", className, labelFor = id, after, children } = props;
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
      {error && (
        <span className="field-error" id={`${id}-error`}>
          <Icon name="warning" size={18} />
          {error}
        </span>
      )}
      {after}
    </>
  );
  if (around === "controls") {
    return (
      <fieldset className={className} aria-describedby={state["aria-describedby"]}>
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
