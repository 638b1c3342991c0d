import { LONGEST_QUERY } from "~/steel/limits";
import { formatMm } from "~/steel/measure";
import { formatGrade } from "./grade-text";
import { writePlain } from "./plain";
import type { Chip, ChipKind, Measure, SteelReading } from "./shape";
import { readPlain } from "./text";

/** What a chip takes away; slit goes with the form, and a quantity is pieces or a weight. */
type Part = "process" | "form" | "finish" | "thickness" | "width" | "length" | "grade" | "pieces" | "weight";

/** `words` say the part again, in as few letters as will do; a reader reads the label the same way. */
type Said = { part: Part; kind: ChipKind; label: string; words: string };

/** Each thing with the query that says all the others; the first LONGEST_QUERY characters are read. */
export function listChips(query: string): Chip[] {
  const reading = readPlain(writePlain(query.slice(0, LONGEST_QUERY)).slice(0, LONGEST_QUERY));
  const said = listSaid(reading);
  const rest = wordsOf(reading);
  const write = (part: Part, instead: Said[] = []) =>
    writeQuery(
      said.flatMap((each) => (each.part === part ? instead : each)),
      rest,
    );
  return said.map(({ part, kind, label }) => {
    const chip = { kind, label, without: write(part) };
    if (part !== "thickness" || reading.thickness.length < 2) return chip;
    const readings = reading.thickness.map((one) => ({
      label: nameReading(one),
      query: write(part, [{ part, kind, label: nameThickness([one]), words: wordThickness([one]) }]),
    }));
    return { ...chip, readings };
  });
}

/** In the words that are always read so, alone where the rest has no room beside them or changes what they say. */
function writeQuery(said: readonly Said[], rest: readonly string[]): string {
  const query = [...said.map(({ words }) => words), ...rest].join(" ");
  if (says(query, said, rest)) return query;
  return rest.length > 0 ? writeQuery(said, []) : "";
}

function says(query: string, said: readonly Said[], rest: readonly string[]) {
  if (query.length > LONGEST_QUERY) return false;
  const reading = readPlain(query);
  const labels = listSaid(reading).map(({ label }) => label);
  return (
    labels.join("|") === said.map(({ label }) => label).join("|") &&
    wordsOf(reading).join(" ") === rest.join(" ")
  );
}

/** What is no part of a size: other goods stand behind it. */
function wordsOf({ goods, rest }: SteelReading) {
  return [...rest, ...goods.map(({ typed }) => typed)];
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
