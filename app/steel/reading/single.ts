import { addQuantity, gaugeOf, thicknessOf } from "./dimension";
import {
  addSize,
  addThickness,
  type Findings,
  isGauge,
  joinThickness,
  leaveUnread,
  spanOf,
  typedOf,
} from "./findings";
import type { Item } from "./item";
import type { MeasureKind } from "./shape";
import { fits } from "./size";
import { type LengthUnit, toMm } from "./unit";

/** A number that stands alone and says its unit, its label or what it counts; answers whether it did. */
export function readSingle(findings: Findings, item: Item): boolean {
  if (item.of === "weight" || item.of === "pieces" || item.of === "packs") {
    addQuantity(findings, item);
  } else if (item.of === "gauge") {
    const measures = gaugeOf(findings, item);
    if (measures.length > 0) addThickness(findings, item, measures, true);
    else leaveUnread(findings, `“${typedOf(findings, item)}” is in no gauge table: write mm`, item);
  } else if (item.label) {
    readLabelled(findings, item, item.label);
  } else if (item.unit || item.fraction) {
    readWithUnit(findings, item, item.unit ?? "in");
  } else {
    return false;
  }
  return true;
}

/** Bare, it is in mm, or in m where its decimals say so: `width 1.25`. */
function readLabelled(findings: Findings, item: Item, kind: MeasureKind) {
  const units: LengthUnit[] = item.unit ? [item.unit] : item.fraction ? ["in"] : ["mm", "m"];
  for (const unit of units) {
    const mm = toMm(item.value, unit, kind);
    const sure = item.unit !== null || unit !== "m" || !Number.isInteger(item.value);
    if (sure && fits(mm, kind, true)) return addMeasure(findings, item, kind, mm);
  }
  leaveUnread(findings, `“${typedOf(findings, item)}” cannot be the ${kind} of a sheet or coil`, item);
}

/** The first that it can be and that is not yet said: thickness, width, length. */
function readWithUnit(findings: Findings, item: Item, unit: LengthUnit) {
  const thin = toMm(item.value, unit, "thickness");
  const thick = unit !== "m" && unit !== "ft" && fits(thin, "thickness", true);
  const mm = toMm(item.value, unit, "width");
  const known = findings.thickness.length > 0;
  const narrow = known
    ? findings.strip || !fits(thin, "thickness", false)
    : findings.strip && !fits(thin, "thickness", false);
  const same =
    isGauge(findings.thickness) && joinThickness(findings.thickness, thicknessOf(findings, item, thin));
  if (thick && (same || !(narrow && findings.width === null && fits(mm, "width", true)))) {
    return addThickness(findings, item, thicknessOf(findings, item, thin), true);
  }
  if (findings.width === null && fits(mm, "width", findings.strip || narrow))
    return addSize(findings, item, "width", mm);
  // How long a coil is follows from its weight.
  if (findings.strip && unit === "m") return findings.unread.push(spanOf(findings, item));
  if (fits(mm, "length", true)) return addSize(findings, item, "length", mm);
  leaveUnread(findings, `“${typedOf(findings, item)}” cannot be the size of a sheet or coil`, item);
}

function addMeasure(findings: Findings, item: Item, kind: MeasureKind, mm: number) {
  if (kind === "thickness") addThickness(findings, item, thicknessOf(findings, item, mm), true);
  else addSize(findings, item, kind, mm);
}
