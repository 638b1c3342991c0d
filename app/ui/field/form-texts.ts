/** Without its files. */
export function textsOf(sent: FormData): URLSearchParams {
  const texts = [...sent].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  return new URLSearchParams(texts);
}
