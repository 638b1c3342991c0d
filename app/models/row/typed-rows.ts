const PART = /^(\w+)\[(\d{1,4})\]\.(\w+)$/;

/** Rows of a form: `lines[2].rate` is a field of the third of its lines. */
export function nameRowField(of: string, at: number, field: string) {
  return `${of}[${at}].${field}`;
}

/** In the order of their numbers, with `empty` for what was not sent. */
export function readRows<Field extends string>(
  fields: URLSearchParams,
  of: string,
  names: readonly Field[],
  empty: Record<Field, string>,
): Record<Field, string>[] {
  const rows = new Map<number, Record<Field, string>>();
  for (const [name, value] of fields) {
    const [, part, number, asked] = PART.exec(name) ?? [];
    const field = names.find((each) => each === asked);
    if (part !== of || !field) continue;
    const at = Number(number);
    rows.set(at, { ...(rows.get(at) ?? empty), [field]: value.trim() });
  }
  return [...rows].sort(([one], [other]) => one - other).map(([, row]) => row);
}

export function dropRows(fields: URLSearchParams, of: string) {
  for (const name of [...fields.keys()]) if (PART.exec(name)?.[1] === of) fields.delete(name);
}

export function isTyped(row: Record<string, string>) {
  return Object.values(row).some((text) => text !== "");
}
