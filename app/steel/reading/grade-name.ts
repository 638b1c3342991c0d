import type { SteelProcess } from "~/steel/kind";
import { writePlain } from "./plain";
import type { GradeName, SteelReading } from "./shape";

export type GradeSpan = { start: number; end: number; grade: GradeName };

/** Of each text so much is looked at, in characters. */
const LOOKED_AT = 2_000;

const GOODS = "plate|sheet|coil|steel";

/** A digit after CR or HR is a grade only where no size goes on: `CR4`, not `CR4mm`, `CR-4-mm`, `CR4x1250`, `CR1.2`, `CR-4 x 8`. */
const NO_SIZE = String.raw`(?![\w'"]|[.,/]\d| ?[x*"']| ?(?:mm|cm|mtr?|in|inch|ft|g|ga|gauge|swg|by|nos?|pcs)\b|-(?:mm|inch|ga|gauge|swg)\b)`;
/** An edition or a part named behind a standard's number: `IS 2062:2011`, `IS 513 (Part 1)`. */
const EDITION = String.raw`(?: ?\(?part[ -]?\d\)?)?(?: ?[:-] ?(?:19|20)\d\d(?![\d.]))?`;
/** The letters of older editions, which no grade of today has. */
const OLD_QUALITY = String.raw`(?:[ ,-]{1,2}(?:grade|gr)\b[. :-]{0,2}(?:A|B|BR|B0|C)\b)?`;
const GRADE_WORD = String.raw`[ :,/-]{0,3}(?:\(?(?:grade|gr|quality|qlty)[. :-]{0,2})?\(?`;

/** Cold and hot rolled sheet, of one text for both too: `A1008/A1011`. */
const ASTM_SHEET = "(?:ASTM[ -]?)?A[ -]?(1008|1011)M?(?:/A(?:1008|1011)M?)?";

const YIELD = String.raw`E[ -]?(250|275|300|350|410|450|550|600|650)(?:[ -]?(?:\(|(?:gr|grade|quality)[. ]{0,2})?(A|BR|B0|BO|C)\)?)?(?![\w.])`;

type Rule = { sign: RegExp; read: (parts: readonly string[]) => GradeName };

/** Standards and their grades, as the tables of grade.ts and the mills' lists name them. The longer sign stands first. */
const rules: readonly Rule[] = [
  rule(`IS[ :./-]{0,2}513${EDITION}${GRADE_WORD}(CR[ -]?[0-5]|EDD|DD|D|O)${NO_SIZE}`, ([name = ""]) =>
    named(formingName(name, "CR"), "IS 513"),
  ),
  rule(`IS[ :./-]{0,2}1079${EDITION}${GRADE_WORD}(HR[ -]?[0-4]|EDD|DD|D|O)${NO_SIZE}`, ([name = ""]) =>
    named(formingName(name, "HR"), "IS 1079"),
  ),
  rule(`IS[ :./-]{0,2}10748${EDITION}${GRADE_WORD}(I{1,3}|IV|V)${NO_SIZE}`, ([name = ""]) =>
    named(name, "IS 10748"),
  ),
  rule(`IS[ :./-]{0,2}2062${EDITION}${GRADE_WORD}${YIELD}`, structural),
  rule(`IS[ :./-]{0,2}(2062|1079|513|10748|11513|5986)(?!\\d)${EDITION}${OLD_QUALITY}`, ([number]) =>
    named(null, `IS ${number}`),
  ),
  rule(YIELD, structural),
  // Said alone they are no width.
  rule("(?<=^ ?)(1079|513|10748)(?= ?$)", ([number]) => named(null, `IS ${number}`)),
  rule("(?<![x*] ?)2062(?![\\w.])(?! ?(?:mm|pcs|nos|kgs?|lbs?|mt|t|tons?|by|sheets|coils)\\b| ?[x*])", () =>
    named(null, "IS 2062"),
  ),
  rule(`(CR|HR)(?:-(?=\\d(?!-\\d)))?([0-5])${NO_SIZE}`, ([family, digit]) =>
    named(`${family}${digit}`, family === "CR" ? "IS 513" : "IS 1079"),
  ),
  rule(`(?<=\\b(CRCA|CR|HR)[ -])EDD${NO_SIZE}`, ([family]) =>
    family === "HR" ? named("HR4", "IS 1079") : named("CR4", "IS 513"),
  ),
  rule(
    "(?:DIN |BS )?EN[ -]?(10025|10111|10130|10139)(?:-(\\d))?(?:[:-](?:19|20)\\d\\d)?(?!\\d)",
    ([number, part]) => named(null, number === "10025" ? `EN 10025-${part || 2}` : `EN ${number}`),
  ),
  rule("S[ -]?(235|275|355)[ -]?(JR|J0|JO|J2|K2)?(?:\\+(?:N|AR))?(?![\\w.])", ([yieldMpa, impact = ""]) =>
    named(`S${yieldMpa}${impact.replace("O", "0")}`, "EN 10025-2"),
  ),
  rule("DC[ -]?0([13456])(?![\\d.])", ([digit]) => named(`DC0${digit}`, "EN 10130")),
  rule("DD[ -]?1([1-4])(?![\\d.])", ([digit]) => named(`DD1${digit}`, "EN 10111")),
  rule("(?:JIS[ -]?)?G[ -]?(3101|3131|3141)(?!\\d)", ([number]) => named(null, `JIS G${number}`)),
  rule("SS[ -]?400(?!\\w)", () => named("SS400", "JIS G3101")),
  rule("SP(C|H)(C|D|E)(?:[ -]?(?:SD|SB))?(?!\\w)", ([kind, draw]) =>
    named(`SP${kind}${draw}`, kind === "C" ? "JIS G3141" : "JIS G3131"),
  ),
  rule(`${ASTM_SHEET}[ ,-]{0,2}(CS|DS|DDS|EDDS)(?:[ -]?Type[ -]?([ABC]))?(?!\\w)`, ([number, name, type]) =>
    named(`${name}${type ? ` Type ${type}` : ""}`, `ASTM A${number}`),
  ),
  rule(
    `${ASTM_SHEET}[ ,-]{0,2}(SS|HSLAS)[ ,-]{0,2}(?:(?:Gr|Grade)[. -]{0,2})?([3-8]\\d)${NO_SIZE}`,
    ([number, name, yieldKsi]) => named(`${name} Gr ${yieldKsi}`, `ASTM A${number}`),
  ),
  rule(`${ASTM_SHEET}(?!\\d)`, ([number]) => named(null, `ASTM A${number}`)),
  rule("(?:ASTM[ -]?A[ -]?|SA[ -]?|A)36(?![\\w.])", () => named("A36", "ASTM A36")),
  // `A-36 MIDC` is a plot, and `need a 36 sheet` counts.
  rule("(?<=^)A-36$", () => named("A36", "ASTM A36")),
  rule(`(?<=(?:${GOODS}|gr|grade)s?[ .,:(-]{1,2})A-36(?![\\w.])`, () => named("A36", "ASTM A36")),
  rule(`A-36(?=\\)| (?:${GOODS})(?!s))`, () => named("A36", "ASTM A36")),
  rule("A 36(?= plate(?!s))", () => named("A36", "ASTM A36")),
  rule(
    "(?:ASTM[ -]?)?A[ -]?572M?(?!\\d)(?:[ ,-]{0,2}(?:(?:Gr|Grade)[. -]{0,2})?(42|50|55|60|65)(?![\\w.])(?! ?(?:mm|[x*])))?",
    ([grade]) => named(grade ? `Gr ${grade}` : null, "ASTM A572"),
  ),
  // Behind a blank the digit is rather a thickness: `St 37 2 x 1250`.
  rule(`(?:DIN[ -]?17100[ ,-]{0,2})?St[ -]?(37|44|52)(?:-[23]${NO_SIZE})?(?![\\w.])`, ([number]) =>
    named(`St ${number}`, "DIN 17100"),
  ),
  rule("(?:DIN[ -]?1623[ ,-]{0,2})?St[ -]?(12|13|14)(?![\\w.])", ([number]) =>
    named(`St ${number}`, "DIN 1623"),
  ),
  rule("(?:GB ?/? ?T ?700[ ,-]{0,2})?Q[ -]?235[ -]?[ABCD]?(?!\\w)", () => named("Q235", "GB/T 700")),
  rule("(?:GB ?/? ?T ?1591[ ,-]{0,2})?Q[ -]?(345|355)[ -]?[ABCDE]?(?!\\w)", ([yieldMpa]) =>
    named(`Q${yieldMpa}`, "GB/T 1591"),
  ),
  // Compositions: behind their system, or where no size goes on.
  rule("(?:SAE|AISI|C)[ -]{0,2}(10(?:08|10|18|20))(?![\\w.])", ([number]) => named(number ?? "", "SAE")),
  rule(
    "(?<![x*] ?)(10(?:08|10|18))(?![\\w.])(?! ?(?:mm|wide|width|pcs|nos|kgs?|mt|t|tons?|by)\\b| ?[x*])",
    ([number]) => named(number ?? "", "SAE"),
  ),
  rule("Fe[ -]?(330|360|410|510)(?:[ -]?W[ABC]?)?(?!\\w)", ([tensile]) => named(`Fe ${tensile}`, null)),
];

/** Every expression that is looked for, to be tried with hostile texts. @internal */
export function listGradeSigns(): readonly RegExp[] {
  return rules.map(({ sign }) => sign);
}

export function findGrades(plain: string): GradeSpan[] {
  const found: GradeSpan[] = [];
  for (const { sign, read } of rules) {
    for (const match of plain.matchAll(sign)) {
      const span = { start: match.index, end: match.index + match[0].length };
      if (found.some((other) => span.start < other.end && other.start < span.end)) continue;
      const parts = match.slice(1).map((part) => (part as string | undefined)?.toUpperCase() ?? "");
      found.push({ ...span, grade: read(parts) });
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

/** Narrow strip is of the very grades of wide; of the parts of EN 10025 each has its own, which a text may cut short. */
const STRIP = /^EN 101(?:30|39)$/;

/** Standards beside whose grades a text may name another, which they are then of. */
const sharing: Readonly<Record<string, RegExp>> = {
  "EN 10130": STRIP,
  "EN 10025-2": /^EN 10025-[2-6]$/,
};

/**
 * The first grade with its own standard; without one the first standard. A grade of no standard takes the one beside it,
 * and one that several standards have takes the first of them that is named.
 */
export function joinGrades(grades: readonly GradeName[]): GradeName | null {
  const first = grades.find(({ name }) => name !== null);
  if (!first) return grades[0] ?? null;
  const sharers = sharing[first.standard ?? ""];
  const named = grades.find(({ name, standard }) => name === null && sharers?.test(standard ?? ""));
  const beside = grades.find(({ standard }) => standard !== null);
  const standard = (named ?? first).standard ?? beside?.standard ?? null;
  return { name: first.name, standard, ...(sharers === STRIP && !named && { isAnyOf: true }) };
}

/** The grade that a product's name or texts speak of; an earlier text goes before a later one. */
export function recogniseGrade(...texts: (string | null)[]): GradeName | null {
  return joinGrades(
    texts.flatMap((text) =>
      findGrades(writePlain((text ?? "").slice(0, LOOKED_AT))).map(({ grade }) => grade),
    ),
  );
}

/** A name of a grade, as one is written: no year of a standard and no size. */
const NAMED = /[a-wyz]\d|\b(?:ss|gr|grade|type|class) ?\d/i;

/** Whether a grade that is not known here stands beside those that are read: `IS 513 CR6`, not `IS 513 (2016), 2 mm`. */
export function namesMore(text: string) {
  const plain = writePlain(text);
  const without = (rest: string, { start, end }: GradeSpan) => rest.slice(0, start) + rest.slice(end);
  const rest = findGrades(plain).reduceRight(without, plain);
  return NAMED.test(rest.replace(/\/ ?a\d+m?/gi, ""));
}

/** Of the trade's grades those that are in no table here; a brand or a size beside steel is none. */
const OTHER_GRADES =
  /\b(?:S ?\d{3} ?(?:M|N|Q|J|W|G)[A-Z\d]*|(?:H[CDX]|ISC) ?\d{3}[A-Z]*|(?:SAPH|SPF[HC]|QSTE|XAR|NM|AR|DP|BSK) ?\d{2,3}|API|5L|X ?(?:42|46|52|56|60|65|70|80)|Hardox|Strenx|Weldox|Domex|Docol|Cor-?ten|P ?\d{3} ?GH|1[56]Mo3|C\d\d|42CrMo4|A ?(?:242|28[35]|51[46]|588|606|656|709))\b/i;

/** Of texts without a grade that is known here. */
export function namesOtherGrade(text: string) {
  return OTHER_GRADES.test(text);
}

const hotStandards = [
  "IS 2062",
  "IS 1079",
  "IS 10748",
  "IS 11513",
  "IS 5986",
  "EN 10025",
  "EN 10111",
  "JIS G3101",
  "JIS G3131",
  "ASTM A1011",
  "ASTM A36",
  "ASTM A572",
  "DIN 17100",
  "GB/T 700",
  "GB/T 1591",
];
const coldStandards = ["IS 513", "EN 10130", "EN 10139", "JIS G3141", "ASTM A1008", "DIN 1623"];

/** How steel of the grade is rolled; null where its standard does not say. */
export function processOfGrade({ standard }: GradeName): SteelProcess | null {
  if (standard === null) return null;
  if (hotStandards.some((each) => standard.startsWith(each))) return "hot";
  return coldStandards.includes(standard) ? "cold" : null;
}

/** By its name, its grade, or its finish: chequered and pickled steel is hot rolled. */
export function processOf({
  process,
  grade,
  finish,
}: Pick<SteelReading, "process" | "grade" | "finish">): SteelProcess | null {
  return process ?? (grade && processOfGrade(grade)) ?? (finish ? "hot" : null);
}

/** Whether steel of the grade `offered` is what was asked for: `E250` is answered by `E250 BR`, `IS 513` by `CR4`, a bare `DC01` by that of strip. */
export function answersGrade(asked: GradeName, offered: GradeName | null): boolean {
  if (offered === null) return false;
  const isOf = asked.isAnyOf ? STRIP.test(offered.standard ?? "") : asked.standard === offered.standard;
  if (asked.standard !== null && !isOf) return false;
  if (asked.name === null) return true;
  const rest = offered.name?.startsWith(asked.name) ? offered.name.slice(asked.name.length) : null;
  return rest !== null && /^(?:$|[ JK])/.test(rest);
}

function rule(sign: string, read: Rule["read"]): Rule {
  return { sign: new RegExp(`(?<![\\w.])${sign}`, "gi"), read };
}

function named(name: string | null, standard: string | null): GradeName {
  return { name, standard };
}

function structural([yieldMpa, quality]: readonly string[]): GradeName {
  return named(`E${yieldMpa}${quality ? ` ${quality.replace("O", "0")}` : ""}`, "IS 2062");
}

/** The older letters, as IS 513 and IS 1079 renamed them: O, D, DD and EDD are 1 to 4. */
function formingName(name: string, family: "CR" | "HR") {
  const digit = ["O", "D", "DD", "EDD"].indexOf(name) + 1 || Number(name.replace(/\D/g, ""));
  return `${family}${digit}`;
}
