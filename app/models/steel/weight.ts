/** Density of carbon steel in g/cm³, the figure that mills and stockists calculate with. */
export const CARBON_STEEL_DENSITY = 7.85;

/** Mass of a flat sheet in kg; all sizes in mm. */
export function sheetWeight(
  thickness: number,
  width: number,
  length: number,
  density = CARBON_STEEL_DENSITY,
) {
  return (thickness * width * length * density) / 1e6;
}

/** Mass of one square metre in kg; thickness in mm. */
export function weightPerSquareMetre(thickness: number, density = CARBON_STEEL_DENSITY) {
  return thickness * density;
}

/** Mass of one metre of coil in kg; sizes in mm. */
export function weightPerMetre(thickness: number, width: number, density = CARBON_STEEL_DENSITY) {
  return (thickness * width * density) / 1000;
}

/** Length in m of a coil of `weightKg`; sizes in mm. */
export function coilLength(
  weightKg: number,
  thickness: number,
  width: number,
  density = CARBON_STEEL_DENSITY,
) {
  return weightKg / weightPerMetre(thickness, width, density);
}

/**
 * Outer diameter in mm of a tightly wound coil: the area of its side is that of the strip's edge. Real coils are
 * slightly larger. `inner` and `thickness` in mm, `length` in m.
 */
export function outerDiameter(inner: number, thickness: number, length: number) {
  return Math.sqrt(inner * inner + (4 * thickness * length * 1000) / Math.PI);
}

/** Metres of strip in a tonne; sizes in mm. */
export function metresPerTonne(thickness: number, width: number, density = CARBON_STEEL_DENSITY) {
  return 1000 / weightPerMetre(thickness, width, density);
}
