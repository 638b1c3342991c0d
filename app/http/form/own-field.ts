/** Its one-time id. */
export const FORM_TOKEN_FIELD = "once";
/** The id under which it was kept until its sender had signed in, or corrected it. */
export const SAVED_DRAFT_FIELD = "parked";
/** Of a form into which nothing can be typed: there is nothing to keep. */
export const PRESSED_FIELD = "pressed";

/** Of an editor's form: what is no part of what it says. */
export const OWN_FIELDS: readonly string[] = [
  FORM_TOKEN_FIELD,
  SAVED_DRAFT_FIELD,
  PRESSED_FIELD,
  "version",
  "intent",
];
