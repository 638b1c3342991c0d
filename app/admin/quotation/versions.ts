import type { FormState } from "~/admin/editor/form-state";
import { type Version, versionOf } from "~/admin/editor/versions";
import { readTypedCharges, readTypedLines } from "~/models/quotation/typed";

/** The rows of both versions, each as its words. */
export function versionsOfRows({ values, stored }: FormState): Version[] {
  const theirs = new URLSearchParams(stored?.fields);
  const version = (name: string, label: string, write: (fields: URLSearchParams) => string): Version => {
    const [mine = "", other = ""] = [values, theirs].map(write);
    return versionOf(name, label, mine, other);
  };
  const one = (name: string) => (fields: URLSearchParams) => fields.getAll(name).join(", ");
  return [
    version("lines", "Lines", (fields) => writeRows(readTypedLines(fields))),
    version("charges", "Charges", (fields) => writeRows(readTypedCharges(fields))),
    version("freight", "Freight", one("freight")),
    version("discount", "Discount", one("discount")),
    version("taxes", "Taxes", one("taxes")),
  ];
}

function writeRows(rows: readonly Record<string, string>[]) {
  return rows.map((row) => Object.values(row).filter(Boolean).join(", ")).join("; ");
}
