import { type GaugeSystem, readGauge } from "~/models/steel/gauge";
import { parseNumber, roundTo } from "~/models/steel/measure";
import { writePlain } from "./plain";
import type { Measure, MeasureKind } from "./shape";

/** Longer is no size. */
const LONGEST_FIELD = 20;

const mmPer: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000, in: 25.4, inch: 25.4, '"': 25.4 };

/**
 * One size as it is typed into its field, in mm: a bare number is mm; `16 SWG`, `1/8"`, `4'` and `2.5 m` are read too. A
 * gauge without its system that means two thicknesses is answered with both. Null for what is no size.
 */
export function readMeasure(text: string, kind: MeasureKind): Measure | { ambiguous: Measure[] } | null {
  const typed = writePlain(text.slice(0, LONGEST_FIELD)).trim();
  const gauge = /^(\d{1,2}) ?(?:(swg|us)|(?:gauge|ga|g)(?: ?(swg|us))?)$/i.exec(typed);
  if (gauge && kind === "thickness") {
    const system = (gauge[2] ?? gauge[3])?.toUpperCase() as GaugeSystem | undefined;
    const readings = readGauge(Number(gauge[1])).filter((each) => !system || each.system === system);
    const measures = readings.map((each) => ({ mm: each.mm, typed, system: each.system }));
    return measures.length > 1 ? { ambiguous: measures } : (measures[0] ?? null);
  }
  const size = /^(?:(\d{1,2})\/(\d{1,2})|([\d.]{1,12})) ?(mm|cm|m|inch|in|"|')?$/i.exec(typed);
  if (!size) return null;
  const number = size[1] ? Number(size[1]) / Number(size[2]) : parseNumber(size[3]);
  const unit = size[4]?.toLowerCase() ?? (size[1] ? "in" : "mm");
  const mm = number === null ? null : roundTo(number * (unit === "'" ? 304.8 : (mmPer[unit] ?? 1)), 3);
  return mm !== null && mm > 0 && Number.isFinite(mm) ? { mm, typed } : null;
}
