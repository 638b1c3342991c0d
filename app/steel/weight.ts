/** g/cm³, the figure that mills and stockists calculate with. */
export const CARBON_STEEL_DENSITY = 7.85;

/** kg; sizes in mm. */
export function sheetWeight(thickness: number, width: number, length: number) {
  return (thickness * width * length * CARBON_STEEL_DENSITY) / 1e6;
}

/** Whole ones, as many as come nearest to a weight in kg; sizes in mm. One where no weight is said. */
export function countSheets(weightKg: number | null, thickness: number, width: number, length: number) {
  return weightKg === null ? 1 : Math.max(1, Math.round(weightKg / sheetWeight(thickness, width, length)));
}

/** kg; thickness in mm. */
export function weightPerSquareMetre(thickness: number) {
  return thickness * CARBON_STEEL_DENSITY;
}

/** kg; sizes in mm. */
export function weightPerMetre(thickness: number, width: number) {
  return (thickness * width * CARBON_STEEL_DENSITY) / 1000;
}

/** In m; weight in kg, sizes in mm. */
export function coilLength(weightKg: number, thickness: number, width: number) {
  return weightKg / weightPerMetre(thickness, width);
}

/** Wound tight: the area of its side is that of the strip's edge; real coils are slightly larger. mm, `length` in m. */
export function outerDiameter(inner: number, thickness: number, length: number) {
  return Math.sqrt(inner * inner + (4 * thickness * length * 1000) / Math.PI);
}

export function metresPerTonne(thickness: number, width: number) {
  return 1000 / weightPerMetre(thickness, width);
}
