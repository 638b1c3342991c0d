/** In characters. */
export const SHORTEST_PASSWORD = 8;
/** bcrypt reads no further. */
export const LONGEST_PASSWORD_BYTES = 72;

export function isPasswordTooLong(password: string) {
  // No character has fewer bytes than halves, so that only a short text is encoded.
  if (password.length > LONGEST_PASSWORD_BYTES) return true;
  return new TextEncoder().encode(password).length > LONGEST_PASSWORD_BYTES;
}

export function isPasswordMixed(password: string) {
  return /[A-Z]/.test(password) && /[a-z]/.test(password) && /\d/.test(password);
}
