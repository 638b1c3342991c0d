/** Undefined when the form names none (a program's), which overwrites whatever there is. */
export function readVersion(text: string | null | undefined) {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
