import type { ComponentProps } from "react";

/** The intent of a form in which Enter does not simply send. */
export const ENTER = "enter";

/** Enter presses the first button of a form: this one, which nobody sees. */
export function EnterButton(props: ComponentProps<"button">) {
  return <button type="submit" {...props} className="visually-hidden" tabIndex={-1} aria-hidden="true" />;
}
