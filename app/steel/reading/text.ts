import { joinGrades } from "./grade-name";
import { writePlain } from "./plain";
import type { SteelReading } from "./shape";
import { type NameSpan, type Understanding, understand } from "./understanding";

/** Of a text so many characters are read. */
export const LONGEST_READ = 300;

/** What a text says of the steel that is wanted: sizes in mm, weight in kg. Any text has an answer. */
export function readSteel(text: string): SteelReading {
  return readPlain(writePlain(text.slice(0, LONGEST_READ)));
}

export function readPlain(plain: string): SteelReading {
  return asReading(plain, understand(plain));
}

export function asReading(
  plain: string,
  { names, grades, goods, sizes, unread }: Understanding,
): SteelReading {
  const { thickness, width, length, pieces, weightKg } = sizes;
  const named = readNamed(names);
  // CRC and HRC are said of cut sheets too.
  const form = named.form === "coil" && length !== null && !saysForm(names) ? "sheet" : named.form;
  const reading = {
    ...named,
    form,
    thickness,
    width,
    length,
    grade: joinGrades(grades.map(({ grade }) => grade)),
    pieces,
    weightKg,
    goods: goods.map(({ name, typed, hasSheets }) => ({ name, typed, hasSheets })),
  };
  const rest = unread.flatMap(({ start, end }) => plain.slice(start, end).split(/\s+/)).filter(hasWord);
  return { ...reading, rest: saysNothing(reading) ? plain.split(/\s+/).filter(hasWord) : rest };
}

function saysForm(names: readonly NameSpan[]) {
  return names.some(({ facts }) =>
    facts.some((fact) => fact.kind === "slit" || (fact.kind === "form" && !fact.weak)),
  );
}

type Named = Pick<SteelReading, "process" | "form" | "slit" | "finish">;

/** Two processes or forms at once (`sheet/coil`) ask for neither. */
function readNamed(names: readonly NameSpan[]): Named {
  const facts = names.flatMap((name) => name.facts);
  const form = onlyOne(facts.filter((fact) => fact.kind === "form"));
  const process = onlyOne(facts.filter((fact) => fact.kind === "process"));
  const finish = facts.find((fact) => fact.kind === "finish")?.value ?? null;
  return { process, form, slit: form === "coil" && facts.some(({ kind }) => kind === "slit"), finish };
}

function onlyOne<Value>(said: readonly { value: Value; weak?: true }[]): Value | null {
  const strong = said.filter(({ weak }) => !weak);
  const [value, ...others] = new Set((strong.length > 0 ? strong : said).map((each) => each.value));
  return value === undefined || others.length > 0 ? null : value;
}

/** Words that ask for nothing beside a size are all there is to look for when they stand alone. */
function saysNothing(reading: Omit<SteelReading, "rest">) {
  return Object.values(reading).every(
    (said) => said === null || said === false || (Array.isArray(said) && !said[0]),
  );
}

function hasWord(text: string) {
  return /[\p{L}\d]/u.test(text);
}
