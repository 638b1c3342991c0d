import type { ProductType } from "~/steel/kind";
import { recogniseFinish } from "~/steel/reading/finish";
import { answersGrade, namesMore, recogniseGrade } from "~/steel/reading/grade-name";
import { type Finish, formatGrade, type GradeName } from "~/steel/reading/shape";

export const tableUnits = ["kg", "t"] as const;
export type TableUnit = (typeof tableUnits)[number];

/** A row of the table. `from` and `to` are mm, both within; null has no bound. Without a grade it is of every grade. */
export type TableRate = {
  type: ProductType;
  grade: string | null;
  from: number | null;
  to: number | null;
  /** In the smallest unit of money. */
  sum: number;
  unit: TableUnit;
  /** As `2026-12-31`. */
  day: string;
  sample: boolean;
};

export type Rated = { type: ProductType; grade: string | null; thickness: number };

/** The nearest grade goes before a wider one (`E250 BR`, `E250`, `IS 2062`, every grade), then a narrow band before a wide one. */
export function chooseRate(rates: readonly TableRate[], wanted: Rated): TableRate | null {
  const fitting = rates.filter((rate) => fits(rate, wanted));
  return (
    fitting.sort((one, other) => closeness(other) - closeness(one) || bandOf(one) - bandOf(other))[0] ?? null
  );
}

/** The lowest by weight of those of a product's thicknesses. */
export function chooseLowest(
  rates: readonly TableRate[],
  { thickness, ...steel }: Omit<Rated, "thickness"> & { thickness: readonly number[] },
): TableRate | null {
  const chosen = thickness.flatMap((mm) => chooseRate(rates, { ...steel, thickness: mm }) ?? []);
  return chosen.sort((one, other) => perTonne(one) - perTonne(other))[0] ?? null;
}

/** By finish and name as they are read; names that are unknown, be it of a known standard, have to be alike. */
export function isSameGrade(wanted: string | null, offered: string | null): boolean {
  if (wanted === null || offered === null) return wanted === offered;
  const [asked, own] = [readSteel(wanted), readSteel(offered)];
  if (asked.finish !== own.finish) return false;
  const known = asked.isUnknown ? null : asked.grade;
  return known ? answersGrade(known, own.grade) : letters(wanted) === letters(offered);
}

const MOST_READ = 1_000;
/** `isUnknown` of a grade of which the standard alone is known. */
type Steel = { finish: Finish | null; grade: GradeName | null; isUnknown: boolean };

const latest = new Map<string, Steel>();

/** The rows of a table and the lines of hundreds of quotations say the same few texts. */
function readSteel(text: string) {
  const known = latest.get(text);
  if (known) return known;
  if (latest.size >= MOST_READ) latest.clear();
  const grade = recogniseGrade(text);
  const isUnknown = grade?.name === null && namesMore(text);
  const read = { finish: recogniseFinish(text), grade, isUnknown };
  latest.set(text, read);
  return read;
}

function fits({ type, grade, from, to }: TableRate, wanted: Rated) {
  if (type !== wanted.type || wanted.thickness < (from ?? 0)) return false;
  if (wanted.thickness > (to ?? Number.POSITIVE_INFINITY)) return false;
  return grade === null || isSameGrade(grade, wanted.grade) || isFinishAlone(grade, wanted.grade);
}

/** Such a row, without a number, is of every grade of that finish. */
function isFinishAlone(grade: string, wanted: string | null) {
  const { finish, grade: named } = readSteel(grade);
  const isAlone = finish !== null && !/\d/.test(grade) && named === null;
  return isAlone && wanted !== null && readSteel(wanted).finish === finish;
}

/** Of grades that all fit one steel each nearer one has the longer name. */
function closeness({ grade }: TableRate) {
  if (grade === null) return -1;
  const { grade: known, isUnknown } = readSteel(grade);
  if (isUnknown) return grade.length;
  return known ? formatGrade(known).length : 0;
}

const NO_BOUND = 100_000;

function bandOf({ from, to }: TableRate) {
  return (to ?? NO_BOUND) - (from ?? 0);
}

function perTonne({ sum, unit }: TableRate) {
  return unit === "t" ? sum : sum * 1000;
}

function letters(text: string) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
