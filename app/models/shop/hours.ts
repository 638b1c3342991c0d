const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

const day = "(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\\.?";
const to = " ?(?:-|–|to|until) ?";
const time = "(\\d{1,2})(?:[:.](\\d{2}))?(?: ?([ap])\\.?m\\.?)?";
/** In a function, so that a browser, where nobody calls it, does not get it. */
const makeLine = () => new RegExp(`^${day}(?:${to}${day})?[:,]? (?:from )?(?:closed|${time}${to}${time})$`);

/** As schema.org has them (`Mo-Sa 09:00-18:30`); empty when any line says something else: half would be untrue. */
export function readOpeningHours(text: string | null): string[] {
  const lines = (text ?? "")
    .toLowerCase()
    .split(/[\n;]/)
    .map((line) => line.replace(/\s+/g, " ").trim());
  const read = lines.filter((line) => line !== "").map(readLine);
  return read.includes(null) ? [] : read.flatMap((line) => line ?? []);
}

function readLine(line: string): string[] | null {
  const found = makeLine().exec(line);
  if (!found) return null;
  const [, first, last, ...times] = found;
  const days = last ? `${nameOf(first)}-${nameOf(last)}` : nameOf(first);
  if (line.endsWith("closed")) return [];
  const [opens, closes] = [readTime(times.slice(0, 3)), readTime(times.slice(3))];
  // `1 to 6 pm` may begin before noon or after it.
  const isClear = Boolean(times[2]) === Boolean(times[5]);
  return isClear && opens && closes && opens < closes ? [`${days} ${opens}-${closes}`] : null;
}

function nameOf(word = "") {
  return DAYS.find((name) => word.startsWith(name.toLowerCase()));
}

function readTime([hours, minutes = "00", half]: (string | undefined)[]): string | null {
  const hour = half ? (Number(hours) % 12) + (half === "p" ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || (half && Number(hours) > 12)) return null;
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}
