/** What a password that may be set must be. The start checks ADMIN_PASSWORD by it, forms and the API everything else. */

/** In characters. */
export const SHORTEST_PASSWORD = 8;
/** bcrypt reads no further. */
export const LONGEST_PASSWORD_BYTES = 72;

/** The first look at a password: a text of any length is judged at once. */
export function isPasswordTooLong(password: string) {
  // No character has fewer bytes than halves, so that only a short text is encoded.
  if (password.length > LONGEST_PASSWORD_BYTES) return true;
  return new TextEncoder().encode(password).length > LONGEST_PASSWORD_BYTES;
}

/** Whether it has an uppercase letter, a lowercase letter and a digit. */
export function isPasswordMixed(password: string) {
  return /[A-Z]/.test(password) && /[a-z]/.test(password) && /\d/.test(password);
}
