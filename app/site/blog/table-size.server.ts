import { searchHref } from "~/site/search/search-link";
import { readSteel } from "~/steel/reading/text";

const CELL = /<(t[dh])([^<>]*)>(.*?)<\/\1>/gs;
const SPAN = / (?:col|row)span="/;

/** Nothing but two or three measures: `0.8 × 1250`, `2 x 1250 x 2500 mm`. */
const SIZE = /^[\d.,]+(?: ?mm)?(?: ?[x×*] ?[\d.,]+(?: ?mm)?){1,2}$/;

/** Sizes in the tables of a clean article lead to what is listed of them. */
export function linkSizes(html: string): string {
  return html
    .split(/(?=<table>)|(?<=<\/table>)/)
    .map((part) => (part.startsWith("<table>") ? linkTable(part) : part))
    .join("");
}

function linkTable(table: string): string {
  // What heading a cell stands under, and so its unit and form, is not known beside cells that span others.
  if (SPAN.test(table)) return table;
  const [begin = "", ...rows] = table.split(/(?=<tr>)/);
  const heads = [...(rows[0] ?? "").matchAll(CELL)].map(([, , , head = ""]) =>
    head.replace(/<[^<>]*>/g, " "),
  );
  return [begin, ...rows.map((row) => linkRow(row, heads))].join("");
}

function linkRow(row: string, heads: readonly string[]): string {
  let at = -1;
  return row.replace(CELL, (cell, name: string, attributes: string, text: string) => {
    at += 1;
    const query = SIZE.test(text.trim()) ? writeQuery(`${heads[at] ?? ""} ${text}`) : null;
    return query ? `<${name}${attributes}><a href="${searchHref(query)}">${text}</a></${name}>` : cell;
  });
}

/** `1.6 x 1250 mm coil`; null for what is no size. */
function writeQuery(text: string): string | null {
  const { thickness, width, length, form } = readSteel(text);
  const [thick, ...others] = thickness;
  if (!thick || others.length > 0 || !width) return null;
  const size = [thick, width, ...(length ? [length] : [])].map(({ mm }) => mm).join(" x ");
  return [`${size} mm`, ...(form ? [form] : [])].join(" ");
}
