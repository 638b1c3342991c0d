/** Inches are halved and halved again; any other fraction is two numbers. */
const denominators = [2, 4, 8, 16, 32, 64];

/** Longer than any size, quantity or weight in digits. */
const MOST_DIGITS = 9;

/** A comma is a thousands sign before three digits, a decimal point where it can only be that, else it parts. */
export function readNumbers(run: string): number[] {
  const number = readOne(run);
  if (number !== null) return Number.isFinite(number) ? [number] : [];
  const numbers = run.split(",").map((part) => (part === "" ? null : readOne(part)));
  return numbers.every((each) => each !== null && Number.isFinite(each)) ? (numbers as number[]) : [];
}

function readOne(run: string): number | null {
  if (run.length > MOST_DIGITS + 6) return Number.NaN;
  if (/^(?:\d+(?:\.\d+)?|\.\d+)$/.test(run)) return bounded(run);
  if (/^[1-9]\d{0,2}(?:,\d{2,3}){0,3},\d{3}(?:\.\d+)?$/.test(run)) return bounded(run.replaceAll(",", ""));
  if (/^[1-9]\d{0,2}(?:\.\d{3}){1,3},\d+$/.test(run)) {
    return bounded(run.replaceAll(".", "").replace(",", "."));
  }
  if (/^\d+,\d{1,2}$/.test(run) || /^0,\d{3}$/.test(run)) return bounded(run.replace(",", "."));
  return run.includes(",") ? null : Number.NaN;
}

function bounded(digits: string) {
  return digits.replace(".", "").length > MOST_DIGITS ? Number.NaN : Number(digits);
}

/** A proper fraction of an inch, such as 1/8 or 3/16; null for any other two numbers. */
export function readFraction(above: number, below: number): number | null {
  return Number.isInteger(above) && above > 0 && above < below && denominators.includes(below)
    ? above / below
    : null;
}
