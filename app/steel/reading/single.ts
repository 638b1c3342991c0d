import {
  addMeasure,
  addPieces,
  addWeight,
  type Findings,
  isGauge,
  joinThickness,
  leaveUnread,
  thicknessOf,
} from "./findings";
import type { Item } from "./item";
import type { MeasureKind } from "./shape";
import { fits, type LengthUnit, toMm } from "./unit";

/** A number that stands alone and says its unit, its label or what it counts; answers whether it did. */
export function readSingle(findings: Findings, item: Item): boolean {
  if (item.of === "weight" || item.of === "pieces" || item.of === "packs") {
    addQuantity(findings, item);
  } else if (item.of === "gauge") {
    if (item.gauges[0]) addMeasure(findings, item, "thickness", item.gauges[0].mm);
    else leaveUnread(findings, `“${item.typed}” is in no gauge table: write mm`, item);
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
  const bare: LengthUnit[] = Number.isInteger(item.value) ? ["mm"] : ["mm", "m"];
  const units: LengthUnit[] = item.unit ? [item.unit] : item.fraction ? ["in"] : bare;
  const mm = units.map((unit) => toMm(item.value, unit, kind)).find((each) => fits(each, kind, "said"));
  if (mm !== undefined) return addMeasure(findings, item, kind, mm);
  leaveUnread(findings, `“${item.typed}” cannot be the ${kind} of a sheet or coil`, item);
}

/** The first that it can be and that is not yet said: thickness, width, length. */
function readWithUnit(findings: Findings, item: Item, unit: LengthUnit) {
  const thin = toMm(item.value, unit, "thickness");
  const thick = unit !== "m" && unit !== "ft" && fits(thin, "thickness", "said");
  const mm = toMm(item.value, unit, "width");
  const known = findings.thickness.length > 0;
  const beyond = !fits(thin, "thickness", "bare");
  const narrow = known ? findings.strip || beyond : findings.strip && beyond;
  const same = isGauge(findings.thickness) && joinThickness(findings.thickness, thicknessOf(item, thin));
  if (thick && (same || !(narrow && findings.width === null && fits(mm, "width", "said")))) {
    return addMeasure(findings, item, "thickness", thin);
  }
  if (findings.width === null && fits(mm, "width", findings.strip || narrow ? "said" : "bare"))
    return addMeasure(findings, item, "width", mm);
  // How long a coil is follows from its weight.
  if (findings.strip && unit === "m") return findings.unread.push(item);
  if (fits(mm, "length", "said")) return addMeasure(findings, item, "length", mm);
  leaveUnread(findings, `“${item.typed}” cannot be the size of a sheet or coil`, item);
}

function addQuantity(findings: Findings, item: Item) {
  if (item.of === "weight") return addWeight(findings, item);
  if (item.of === "pieces" && item.value > 0) return addPieces(findings, item);
  return leaveUnread(
    findings,
    `“${item.typed}” is neither a number of pieces nor a weight: write pieces, kg or t`,
    item,
  );
}
