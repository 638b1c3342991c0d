import { LONGEST_QUERY } from "~/steel/limits";
import { formatMm } from "~/steel/measure";
import { writePlain } from "./plain";
import { type Chip, formatGrade, type Measure, type SteelReading } from "./shape";
import { understand } from "./text";

/** `words` say the part again, in as few letters as will do; a reader reads the label the same way. */
type Said = Pick<Chip, "kind" | "label"> & { words: string };

/** Each thing with the query that says all the others; the first LONGEST_QUERY characters are read. */
export function listChips(query: string): Chip[] {
  const { reading } = understand(writePlain(query.slice(0, LONGEST_QUERY)).slice(0, LONGEST_QUERY));
  const { thickness } = reading;
  const said = listSaid(reading);
  const rest = wordsOf(reading);
  return said.map((each) => {
    const writeWith = (...instead: Said[]) =>
      writeQuery(
        said.flatMap((other) => (other === each ? instead : other)),
        rest,
      );
    const chip = { kind: each.kind, label: each.label, without: writeWith() };
    if (each.kind !== "thickness" || thickness.length < 2) return chip;
    const readings = thickness.map((one) => ({
      label: nameReading(one),
      query: writeWith(sayThickness([one])),
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
  const { reading } = understand(query);
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
  const add = (kind: Said["kind"], label: string, words = label) => said.push({ kind, label, words });
  if (process === "hot") add("type", "Hot rolled", "HR");
  if (process === "cold") add("type", "Cold rolled", "CR");
  // Slit goes with the form.
  if (slit) add("form", "Slit coil", "slit coil");
  else if (form) add("form", form === "coil" ? "Coil" : "Sheet", form);
  if (finish) add("finish", finish === "chequered" ? "Chequered" : "Pickled", finish);
  if (thickness.length > 0) said.push(sayThickness(thickness));
  if (width) add("width", `${formatMm(width.mm)} wide`);
  if (length) add("length", `${formatMm(length.mm)} long`);
  if (grade) add("grade", formatGrade(grade));
  if (pieces) add("quantity", `${pieces} pcs`);
  if (weightKg) add("quantity", nameWeight(weightKg));
  return said;
}

/** `2 mm thick`, `16 gauge SWG (1.63 mm)`, `16 gauge` where it is two thicknesses, `1.6 mm or 2 mm thick`. */
function sayThickness(thickness: readonly Measure[]): Said {
  const [one, other] = thickness;
  const isGauge = one?.gauge !== undefined && thickness.every(({ gauge }) => gauge === one.gauge);
  const size = `${thickness.map(({ mm }) => formatMm(mm)).join(" or ")} thick`;
  const words = !isGauge ? size : other ? `${one.gauge} gauge` : wordGauge(one);
  const label = isGauge && !other ? `${words} (${formatMm(one.mm)})` : words;
  return { kind: "thickness", label, words };
}

/** `1.63 mm (16 gauge SWG)`. */
export function nameReading(one: Measure) {
  return one.gauge === undefined ? formatMm(one.mm) : `${formatMm(one.mm)} (${wordGauge(one)})`;
}

function wordGauge({ gauge, system }: Measure) {
  return system ? `${gauge} gauge ${system}` : `${gauge} gauge`;
}

function nameWeight(kg: number) {
  return kg < 1000 ? `${kg} kg` : `${Number((kg / 1000).toPrecision(12))} t`;
}
