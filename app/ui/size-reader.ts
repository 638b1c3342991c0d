import type { Calculator } from "~/steel/calculator-fields";
import { siFigures } from "~/steel/figures";

/**
 * Reads sizes in the browser as the server does. The reader comes with the first field that is typed in; null when it
 * cannot come: the server reads the form once it is sent. What stands in the fields is to be looked at when the reader is
 * there: of two readings that wait for it the first may end last. What is wrong with a size is said by the server alone.
 */
export async function loadReader(): Promise<((fields: URLSearchParams) => Calculator) | null> {
  const reader = await import("~/steel/calculator").catch(() => null);
  return reader && ((fields) => reader.readCalculator(fields, siFigures));
}
