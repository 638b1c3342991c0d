const figures = new Map<number, Intl.NumberFormat>();

/** A number in figures with at most `places` decimals and a thin space between thousands; never an exponent. */
export function formatNumber(value: number, places = 2) {
  let format = figures.get(places);
  if (!format) {
    format = new Intl.NumberFormat("en-GB", { maximumFractionDigits: places, minimumFractionDigits: 0 });
    figures.set(places, format);
  }
  return format.format(value).replaceAll(",", "\u202f");
}

/** Kilograms: two places below 1 t, as on a weighbridge ticket, and tonnes from 10 t on. */
export function formatWeight(kg: number) {
  if (kg >= 10_000) return `${formatNumber(kg / 1000, 2)} t`;
  return `${formatNumber(kg, kg < 1000 ? 2 : 0)} kg`;
}

/** Metres with one place, or none from 1 km on. */
export function formatMetres(metres: number) {
  return `${formatNumber(metres, metres < 1000 ? 1 : 0)} m`;
}

/** A range as the specification writes it on cards: `1.6 mm - 3.15 mm`, one value when both ends are the same. */
export function formatRange(min: number, max: number, unit = "mm") {
  return min === max ? `${min} ${unit}` : `${min} ${unit} - ${max} ${unit}`;
}
