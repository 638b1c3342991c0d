import { nameOf, TAGS } from "./tag";

const MARK = /^\/?(?:table|thead|tbody|tfoot|tr|td|th|caption|col|colgroup)$/;
/** Where one paragraph ends and another begins, within a cell. */
const BREAK = /^\/?(?:p|div|h[1-6]|ul|ol|li|blockquote|pre|hr|table|thead|tbody|tfoot|tr|caption)$/;
const BLOCK = /^\/?(?:p|div|h[1-6]|ul|ol|li|blockquote|pre|hr|table)$/;
const ALIGNMENT = /\b(?:text-align\s?:\s?|align\s?=\s?["']?)(left|center|right|justify)\b/i;
const SPAN = /\b(col|row)span\s?=\s?["']?(\d{1,3})\b/gi;

/** Tables within one another further than this are one text. */
const DEEPEST_TABLE = 3;
const WIDEST_SPAN = 20;

/** Between the cells of a table that stands in a cell. */
const BETWEEN_CELLS = " | ";

type Cell = { html: string; head: boolean; align: string | null; col: number; row: number };
/** `cell` is the one that what comes next stands in. */
type Table = { rows: Cell[][]; cell: Cell | null; inHead: boolean; loose: string };

/**
 * Each table as rows of heads and cells with their scopes and spans, and in the cells lines of text; a caption goes
 * before it. A table of one column lays out a page: it is what it holds.
 */
export function writeTables(pieces: readonly string[]): string {
  const open: Table[] = [];
  let deeper = 0;
  let written = "";
  const put = (text: string) => {
    const table = open.at(-1);
    if (table?.cell) table.cell.html += text;
    else if (table) table.loose += text;
    else written += text;
  };
  const close = () => {
    const table = open.pop();
    if (table) put((table.loose.trim() && table.loose) + writeRows(table.rows.filter(([first]) => first)));
  };
  for (const [index, piece] of pieces.entries()) {
    const name = index % 2 === 1 ? nameOf(piece) : "";
    const table = open.at(-1);
    if (open.length === DEEPEST_TABLE && (deeper > 0 || name === "table")) {
      if (name === "table") deeper += 1;
      if (name === "/table") deeper -= 1;
      put(piece);
    } else if (name === "table") open.push({ rows: [], cell: null, inHead: false, loose: "" });
    else if (name === "/table") close();
    else if (!MARK.test(name)) put(piece);
    else if (!table) put(" ");
    else takeMark(table, name, piece);
  }
  while (open.length > 0) close();
  return written;
}

function takeMark(table: Table, name: string, tag: string) {
  table.cell = null;
  if (/^\/?t(?:head|body|foot)$/.test(name)) table.inHead = name === "thead";
  if (name === "caption" || name === "/caption") table.loose += name === "caption" ? "<p>" : "</p>";
  const isCell = name === "td" || name === "th";
  if (name === "tr" || (isCell && table.rows.length === 0)) table.rows.push([]);
  if (!isCell) return;
  const head = name === "th" || table.inHead;
  const cell = { html: "", head, align: readAlignment(tag), col: 1, row: 1 };
  for (const [, way, number] of tag.matchAll(SPAN)) {
    cell[way?.toLowerCase() === "row" ? "row" : "col"] = Math.max(1, Number(number));
  }
  table.cell = cell;
  table.rows.at(-1)?.push(cell);
}

function writeRows(rows: Cell[][]): string {
  if (!rows.flat().some(({ html }) => saysSomething(html))) return "";
  if (rows.every((cells) => cells.length === 1)) return rows.flat().map(writeLayout).join("");
  const first = rows.findIndex((cells) => cells.some(({ head }) => !head));
  const heads = first === -1 ? rows.length : first;
  return `<table>${writePart("thead", rows.slice(0, heads))}${writePart("tbody", rows.slice(heads))}</table>`;
}

function writeLayout({ html }: Cell): string {
  if (!saysSomething(html)) return "";
  const holdsBlocks = html.split(TAGS).some((piece, index) => index % 2 === 1 && BLOCK.test(nameOf(piece)));
  return holdsBlocks ? html : `<p>${html.trim()}</p>`;
}

function writePart(part: "thead" | "tbody", rows: Cell[][]): string {
  if (rows.length === 0) return "";
  const scope = part === "thead" ? "col" : "row";
  const written = rows.map(
    (cells, index) => `<tr>${cells.map((cell) => writeCell(cell, scope, rows.length - index)).join("")}</tr>`,
  );
  return `<${part}>${written.join("")}</${part}>`;
}

/** `rowsLeft`: a cell ends with its part of the table. */
function writeCell(cell: Cell, scope: "col" | "row", rowsLeft: number): string {
  const name = cell.head ? "th" : "td";
  const col = Math.min(cell.col, WIDEST_SPAN);
  const row = Math.min(cell.row, rowsLeft);
  const spans = `${col > 1 ? ` colspan="${col}"` : ""}${row > 1 ? ` rowspan="${row}"` : ""}`;
  return `<${name}${spans}${cell.head ? ` scope="${scope}"` : ""}>${writeParagraphs(cell)}</${name}>`;
}

/** One that is not aligned needs no tag of its own. */
function writeParagraphs({ html, align }: Cell): string {
  const all = [{ align, html: "" }];
  for (const [index, piece] of html.split(TAGS).entries()) {
    const name = index % 2 === 1 ? nameOf(piece) : "";
    const last = all.at(-1);
    if (BREAK.test(name)) all.push({ align: readAlignment(piece) ?? align, html: "" });
    else if (!last || name === "/td" || name === "/th") continue;
    else if (name === "td" || name === "th") last.html += saysSomething(last.html) ? BETWEEN_CELLS : "";
    else last.html += index % 2 === 1 ? piece : piece.replace(/\s+/g, " ");
  }
  const said = all.filter((each) => saysSomething(each.html));
  if (said.length === 1 && !said[0]?.align) return said[0]?.html.trim() ?? "";
  return said
    .map((each) => `<p${each.align ? ` style="text-align:${each.align}"` : ""}>${each.html.trim()}</p>`)
    .join("");
}

function readAlignment(tag: string): string | null {
  return ALIGNMENT.exec(tag)?.[1]?.toLowerCase() ?? null;
}

function saysSomething(html: string) {
  return html
    .split(TAGS)
    .some((piece, index) => index % 2 === 0 && /[^\s]/.test(piece.replace(/&nbsp;|&#160;/gi, "")));
}
