import { LONGEST_QUERY } from "~/steel/limits";
import { formatMm } from "~/steel/measure";
import { formatGrade } from "./grade-text";
import type { Span } from "./noise";
import { writePlain } from "./plain";
import type { Chip, ChipKind, Measure, SteelReading } from "./shape";
import { asReading, readNamed, readPlain } from "./text";
import { type NameSpan, type Understanding, understand } from "./understanding";

/** What a chip takes away; slit goes with the form, and a quantity is pieces or a weight. */
type Part = "process" | "form" | "finish" | "thickness" | "width" | "length" | "grade" | "pieces" | "weight";

/** `words` say the part again, in as few letters as will do; a reader reads the label the same way. */
type Said = { part: Part; kind: ChipKind; label: string; words: string };

/** Each thing with the query that says all the others; the first LONGEST_QUERY characters are read. */
export function listChips(query: string): Chip[] {
  const plain = writePlain(query.slice(0, LONGEST_QUERY)).slice(0, LONGEST_QUERY);
  const understanding = understand(plain);
  const reading = asReading(plain, understanding);
  const text: Text = { plain, understanding, said: listSaid(reading), rest: wordsOf(reading) };
  return text.said.map(({ part, kind, label }) => {
    const chip = { kind, label, without: writeQuery(text, part, null) };
    if (part !== "thickness" || reading.thickness.length < 2) return chip;
    const readings = reading.thickness.map((one) => ({
      label: nameReading(one),
      query: writeQuery(text, part, { part, kind, label: nameThickness([one]), words: wordThickness([one]) }),
    }));
    return { ...chip, readings };
  });
}

/** A query, what was understood of it and what not. */
type Text = { plain: string; understanding: Understanding; said: Said[]; rest: string[] };

/** As typed where it is then read as it should be, else in the words that are always read so. */
function writeQuery(text: Text, part: Part, instead: Said | null): string {
  const said = text.said.flatMap((each) => (each.part === part ? (instead ?? []) : each));
  const tries = [
    cutPart(text, part, instead?.words ?? ""),
    [...said.map(({ words }) => words), ...text.rest].join(" "),
  ];
  const right = tries.find((query) => says(query, said, text.rest, true));
  if (right !== undefined) return right;
  for (let most = said.length; most > 0; most -= 1) {
    const some = said.slice(0, most);
    const query = some.map(({ words }) => words).join(" ");
    if (says(query, some, text.rest, false)) return query;
  }
  return "";
}

function says(query: string, said: readonly Said[], rest: readonly string[], all: boolean) {
  if (query.length > LONGEST_QUERY) return false;
  const reading = readPlain(query);
  const labels = listSaid(reading).map(({ label }) => label);
  const words = all ? rest : [];
  return (
    labels.join("|") === said.map(({ label }) => label).join("|") &&
    wordsOf(reading).join(" ") === words.join(" ")
  );
}

/** What is no part of a size: other goods stand behind it. */
function wordsOf({ goods, rest }: SteelReading) {
  return [...rest, ...goods.map(({ typed }) => typed)];
}

/** The query as typed, with other words where the part stands; what else a name says there is said in its place. */
function cutPart({ plain, understanding }: Text, part: Part, words: string): string {
  const { names, grades, said } = understanding;
  const spans: (Span & { words: string })[] = [
    ...names.filter((name) => saysPart(name, part)).map((name) => ({ ...name, words: sayRest(name, part) })),
    ...(part === "grade" ? grades.map((span) => ({ ...span, words: "" })) : []),
    ...said
      .filter(({ kind }) => kind === part)
      .map((span, at) => ({ ...span, words: at === 0 ? words : "" })),
  ];
  const cut = spans
    .sort((one, other) => other.start - one.start)
    .reduce((text, span) => text.slice(0, span.start) + (span.words || CUT) + text.slice(span.end), plain);
  const joined = cut
    .replace(CUT_BETWEEN, "")
    .replace(CUT_BESIDE, " ")
    .replace(/\(\s?\)/g, " ");
  return joined
    .split(/\s/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join(" ");
}

/** Stands where something was cut out; no query has this sign. */
const CUT = "\u0001";
const CUT_BETWEEN = /[x*] ?\u0001(?= ?[x*])/gi;
const CUT_BESIDE = /(?:[x*,/]|\bby|\binto) ?\u0001|\u0001 ?(?:[x*,/-]|by\b|into\b)?/gi;

function saysPart({ facts }: NameSpan, part: Part) {
  return facts.some(({ kind }) => (kind === "slit" ? "form" : kind) === part);
}

/** `HRPO` without its finish is `HR`, without its process `pickled`. */
function sayRest({ facts }: NameSpan, part: Part) {
  const { process, form, slit, finish } = readNamed([{ start: 0, end: 0, facts }]);
  const words = [
    part === "process" || process === null ? [] : process === "hot" ? "HR" : "CR",
    part === "form" || form === null ? [] : slit ? "slit coil" : form,
    part === "finish" || finish === null ? [] : finish,
  ];
  return words.flat().join(" ");
}

function listSaid(reading: SteelReading): Said[] {
  const { process, form, slit, finish, thickness, width, length, grade, pieces, weightKg } = reading;
  const said: Said[] = [];
  const add = (part: Part, kind: ChipKind, label: string, words = label) =>
    said.push({ part, kind, label, words });
  if (process)
    add("process", "type", process === "hot" ? "Hot rolled" : "Cold rolled", process === "hot" ? "HR" : "CR");
  if (form)
    add("form", "form", slit ? "Slit coil" : form === "coil" ? "Coil" : "Sheet", slit ? "slit coil" : form);
  if (finish) add("finish", "finish", finish === "chequered" ? "Chequered" : "Pickled", finish);
  if (thickness[0]) add("thickness", "thickness", nameThickness(thickness), wordThickness(thickness));
  if (width) add("width", "width", `${formatMm(width.mm)} wide`);
  if (length) add("length", "length", `${formatMm(length.mm)} long`);
  if (grade) add("grade", "grade", formatGrade(grade));
  if (pieces) add("pieces", "quantity", `${pieces} pcs`);
  if (weightKg) add("weight", "quantity", nameWeight(weightKg));
  return said;
}

/** `2 mm thick`, `16 gauge SWG (1.63 mm)`, `16 gauge` where it is two thicknesses, `1.6 mm or 2 mm thick`. */
function nameThickness(thickness: readonly Measure[]) {
  const [one] = thickness;
  const gauge = gaugeOf(thickness);
  if (gauge === null || !one) return `${thickness.map(({ mm }) => formatMm(mm)).join(" or ")} thick`;
  return thickness.length > 1 ? `${gauge} gauge` : `${wordGauge(gauge, one)} (${formatMm(one.mm)})`;
}

function wordThickness(thickness: readonly Measure[]) {
  const [one] = thickness;
  const gauge = gaugeOf(thickness);
  return gauge === null || !one || thickness.length > 1 ? nameThickness(thickness) : wordGauge(gauge, one);
}

/** `1.63 mm (16 gauge SWG)`. */
export function nameReading(one: Measure) {
  return one.gauge === undefined ? formatMm(one.mm) : `${formatMm(one.mm)} (${wordGauge(one.gauge, one)})`;
}

/** Null where the thicknesses are of no gauge, or of two. */
function gaugeOf(thickness: readonly Measure[]): number | null {
  const [gauge, ...others] = new Set(thickness.map((each) => each.gauge));
  return gauge === undefined || others.length > 0 ? null : gauge;
}

function wordGauge(gauge: number, { system }: Measure) {
  return system ? `${gauge} gauge ${system}` : `${gauge} gauge`;
}

function nameWeight(kg: number) {
  return kg < 1000 ? `${kg} kg` : `${Number((kg / 1000).toPrecision(12))} t`;
}
