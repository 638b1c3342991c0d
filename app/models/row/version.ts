/** The version that a form was made from; undefined when it names none (a program's), which overwrites whatever there is. */
export function readVersion(text: string | null | undefined) {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
