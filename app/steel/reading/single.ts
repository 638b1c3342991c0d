import { addQuantity, gaugeOf, thicknessOf } from "./dimension";
import { addSize, addThickness, type Draft, isGauge, joinThickness, leaveUnread, typedOf } from "./draft";
import type { Item } from "./item";
import type { MeasureKind } from "./shape";
import { fits } from "./size";
import { type LengthUnit, toMm } from "./unit";

/** A number that stands alone and says its unit, its label or what it counts; answers whether it did. */
export function readSingle(draft: Draft, item: Item): boolean {
  if (item.of === "weight" || item.of === "pieces" || item.of === "packs") {
    addQuantity(draft, item);
  } else if (item.of === "gauge") {
    const measures = gaugeOf(draft, item);
    if (measures.length > 0) addThickness(draft, item, measures, true);
    else leaveUnread(draft, `“${typedOf(draft, item)}” is in no gauge table: write mm`, item);
  } else if (item.label) {
    readLabelled(draft, item, item.label);
  } else if (item.unit || item.fraction) {
    readWithUnit(draft, item, item.unit ?? "in");
  } else {
    return false;
  }
  return true;
}

/** Bare, it is in mm, or in m where its decimals say so: `width 1.25`. */
function readLabelled(draft: Draft, item: Item, kind: MeasureKind) {
  const units: LengthUnit[] = item.unit ? [item.unit] : item.fraction ? ["in"] : ["mm", "m"];
  for (const unit of units) {
    const mm = toMm(item.value, unit, kind);
    const sure = item.unit !== null || unit !== "m" || !Number.isInteger(item.value);
    if (sure && fits(mm, kind, true)) return addMeasure(draft, item, kind, mm);
  }
  leaveUnread(draft, `“${typedOf(draft, item)}” cannot be the ${kind} of a sheet or coil`, item);
}

/** The first that it can be and that is not yet said: thickness, width, length. */
function readWithUnit(draft: Draft, item: Item, unit: LengthUnit) {
  const thin = toMm(item.value, unit, "thickness");
  const thick = unit !== "m" && unit !== "ft" && fits(thin, "thickness", true);
  const mm = toMm(item.value, unit, "width");
  const known = draft.thickness.length > 0;
  const narrow = known
    ? draft.strip || !fits(thin, "thickness", false)
    : draft.strip && !fits(thin, "thickness", false);
  const same = isGauge(draft.thickness) && joinThickness(draft.thickness, thicknessOf(draft, item, thin));
  if (thick && (same || !(narrow && draft.width === null && fits(mm, "width", true)))) {
    return addThickness(draft, item, thicknessOf(draft, item, thin), true);
  }
  if (draft.width === null && fits(mm, "width", draft.strip || narrow))
    return addSize(draft, item, "width", mm);
  if (fits(mm, "length", true)) return addSize(draft, item, "length", mm);
  leaveUnread(draft, `“${typedOf(draft, item)}” cannot be the size of a sheet or coil`, item);
}

function addMeasure(draft: Draft, item: Item, kind: MeasureKind, mm: number) {
  if (kind === "thickness") addThickness(draft, item, thicknessOf(draft, item, mm), true);
  else addSize(draft, item, kind, mm);
}
