import type { FieldErrors } from "./result";

const PART = /^(\w+)\[(\d{1,4})\]\.(\w+)$/;

/**
 * Rows of a form: `lines[2].rate` is a field of the third of its lines. A row in which nothing but the `silent` fields
 * was sent was not typed.
 */
export function rowsOf<Field extends string>(
  of: string,
  names: readonly Field[],
  silent: readonly NoInfer<Field>[] = [],
) {
  type Row = Record<Field, string>;
  const empty = Object.fromEntries(names.map((name) => [name, ""])) as Row;
  const name = (at: number, field: Field) => `${of}[${at}].${field}`;
  const isTyped = (row: Row) => names.some((field) => !silent.includes(field) && row[field] !== "");

  /** Each at its place, in the order of their numbers. */
  function readAll(fields: URLSearchParams): Row[] {
    const rows = new Map<number, Row>();
    for (const [each, value] of fields) {
      const [, part, number, asked] = PART.exec(each) ?? [];
      const field = names.find((known) => known === asked);
      if (part !== of || !field) continue;
      const at = Number(number);
      rows.set(at, { ...(rows.get(at) ?? empty), [field]: value.trim() });
    }
    return [...rows].sort(([one], [other]) => one - other).map(([, row]) => row);
  }

  return {
    empty,
    name,
    isTyped,
    readAll,
    read: (fields: URLSearchParams) => readAll(fields).filter(isTyped),
    /** What a control of the row at that place is drawn with. */
    drawn: (at: number, row: Row | null, errors: FieldErrors) => (field: Field) => ({
      ...{ name: name(at, field), errors: errors[name(at, field)] },
      ...{ defaultValue: row?.[field] ?? "", autoComplete: "off" },
    }),
    /** The one at that place as the form numbers it, where others may stand empty. */
    remove(fields: URLSearchParams, at: number) {
      for (const field of names) fields.delete(name(at, field));
    },
    /** The fields with rows in place of those that stand there: to take each out by itself takes long where they are many. */
    write(fields: URLSearchParams, rows: readonly Row[]) {
      const written = new URLSearchParams([...fields].filter(([each]) => PART.exec(each)?.[1] !== of));
      for (const [at, row] of rows.entries())
        for (const field of names) if (row[field]) written.append(name(at, field), row[field]);
      return written;
    },
  };
}
