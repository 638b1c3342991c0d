/** Its one-time id. */
export const FORM_TOKEN_FIELD = "once";
/** The id under which it was kept until its sender had signed in, or corrected it. */
export const SAVED_DRAFT_FIELD = "parked";

/** Of an editor's form: what is no part of what it says. */
export const OWN_FIELDS: readonly string[] = [FORM_TOKEN_FIELD, SAVED_DRAFT_FIELD, "version", "intent"];
