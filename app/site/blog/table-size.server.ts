import { searchHref } from "~/site/search/search-link";
import { readSteel } from "~/steel/reading/text";

const CELL = /<(t[dh])([^<>]*)>([^<>]*)<\/\1>/g;

/** Nothing but two or three measures: `0.8 × 1250`, `2 x 1250 x 2500 mm`. */
const SIZE = /^[\d.,]+(?: ?mm)?(?: ?[x×*] ?[\d.,]+(?: ?mm)?){1,2}$/;
const QUANTITY = /^(?:weight|pieces|coils|sheets|qty|quantity|nos)\b/i;

/** Sizes in the tables of a clean article lead to what is listed of them, with the quantity of their row. */
export function linkSizes(html: string): string {
  return html
    .split(/(?=<table>)|(?<=<\/table>)/)
    .map((part) => (part.startsWith("<table>") ? linkTable(part) : part))
    .join("");
}

function linkTable(table: string): string {
  const [begin = "", ...rows] = table.split(/(?=<tr>)/);
  const heads = cellsOf(rows[0] ?? "");
  return [begin, ...rows.map((row) => linkRow(row, heads))].join("");
}

function linkRow(row: string, heads: readonly string[]): string {
  const cells = cellsOf(row);
  const quantity = cells.filter((_, at) => QUANTITY.test(heads[at] ?? "")).join(" ");
  let at = -1;
  return row.replace(CELL, (cell, name: string, attributes: string, text: string) => {
    at += 1;
    const query = SIZE.test(text.trim()) ? writeQuery(`${heads[at] ?? ""} ${text} ${quantity}`) : null;
    return query ? `<${name}${attributes}><a href="${searchHref(query)}">${text}</a></${name}>` : cell;
  });
}

function cellsOf(row: string): string[] {
  return [...row.matchAll(CELL)].map(([, , , text = ""]) => text);
}

/** `1.6 x 1250 mm coil 12000 kg`; null for what is no size. */
function writeQuery(text: string): string | null {
  const { thickness, width, length, form, pieces, weightKg } = readSteel(text);
  const [thick, ...others] = thickness;
  if (!thick || others.length > 0 || !width) return null;
  const size = [thick, width, ...(length ? [length] : [])].map(({ mm }) => mm).join(" x ");
  const said = [form, pieces && `${pieces} pcs`, weightKg && `${weightKg} kg`].filter(Boolean);
  return [`${size} mm`, ...said].join(" ");
}
