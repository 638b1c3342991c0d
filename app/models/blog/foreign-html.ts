/** Tags at the odd places, text between them. */
const TAGS = /(<\/?[a-z][^<>]*>)/i;
const NAME = /^<(\/?[a-z][a-z0-9]*)/i;
const HREF = /\bhref\s?=\s?(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)[^\s<>]{1,500}$/i;

const FOREIGN = /<(?:table|a)\b/i;
/** Where one line ends and another begins, within a cell. */
const BREAK = /^\/?(?:p|div|h[1-6]|ul|ol|li|blockquote|pre|hr|br)$/;
const PART =
  /^\/?(?:div|section|article|header|footer|main|aside|figure|figcaption|dl|dt|dd|address|center|fieldset|form)$/;
const INLINE = /^\/?(?:strong|b|em|i|u|code|span|font|a|small|sub|sup|s|mark)$/;

/** Tables within one another further than this are one text. */
const DEEPEST_TABLE = 3;

const BETWEEN_CELLS = " | ";
const EMPTY_CELL = "–";

type Cell = { html: string; head: boolean };
type Table = { rows: Cell[][]; open: boolean; loose: string };

/** An article holds neither tables nor links: a row becomes a line, an address stands in brackets. One pass. */
export function writeOut(html: string): string {
  if (!FOREIGN.test(html)) return html;
  const pieces = html.split(TAGS);
  writeAddresses(pieces);
  return writeTables(pieces);
}

/** What stands in parts of a page (`div` and the like), whose marks are about to go, stays apart as by a blank line. */
export function keepPartsApart(html: string): string {
  let afterText = false;
  return html
    .split(TAGS)
    .map((piece, index) => {
      const name = index % 2 === 1 ? nameOf(piece) : "";
      if (name === "") {
        afterText ||= piece.trim() !== "";
        return piece;
      }
      if (INLINE.test(name)) return piece;
      const parts = PART.test(name) && afterText;
      afterText = false;
      return parts ? `\n\n${piece}` : piece;
    })
    .join("");
}

function writeAddresses(pieces: string[]) {
  let link: { address: string | null; words: string; lastWords: number } | null = null;
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 0) {
      if (!link || piece.trim() === "") continue;
      link.words += piece;
      link.lastWords = index;
      continue;
    }
    const name = nameOf(piece);
    if (name === "a") link = { address: readAddress(piece), words: "", lastWords: 0 };
    if (name !== "/a" || !link) continue;
    const { address, words, lastWords } = link;
    link = null;
    if (!address || lastWords === 0 || sayAlike(words, address)) continue;
    // At the end of the words, so that it stands in the same line, also where the link is around a whole paragraph.
    const last = pieces[lastWords] ?? "";
    pieces[lastWords] = `${last.trimEnd()} (${address})${/\s$/.test(last) ? " " : ""}`;
  }
}

/** As it stands in the markup, its entities included; null for what leads nowhere or runs a script. */
function readAddress(tag: string): string | null {
  const found = HREF.exec(tag);
  const written = (found?.[1] ?? found?.[2] ?? found?.[3] ?? "").trim();
  return ADDRESS.test(written) ? written.replace(/^(?:mailto|tel):/i, "") : null;
}

function sayAlike(words: string, address: string) {
  const bare = (text: string) =>
    text
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.)?/, "")
      .replace(/\/$/, "");
  return bare(words).replace(/^www\./, "") === bare(address);
}

function writeTables(pieces: string[]): string {
  const open: Table[] = [];
  let written = "";
  const put = (text: string) => {
    const table = open.at(-1);
    const cell = table?.open ? table.rows.at(-1)?.at(-1) : undefined;
    if (cell) cell.html += text;
    else if (table) table.loose += text;
    else written += text;
  };
  const close = () => {
    const table = open.pop();
    if (table) put(table.loose + writeRows(table.rows));
  };
  for (const [index, piece] of pieces.entries()) {
    const name = index % 2 === 1 ? nameOf(piece) : "";
    const table = open.at(-1);
    if (name === "table" && open.length < DEEPEST_TABLE) open.push({ rows: [], open: false, loose: "" });
    else if (name === "/table") close();
    else if (!/^\/?(?:table|thead|tbody|tfoot|tr|td|th|caption|col|colgroup)$/.test(name)) put(piece);
    else if (!table) put(" ");
    else takeMark(table, name);
  }
  while (open.length > 0) close();
  return written;
}

function takeMark(table: Table, name: string) {
  table.open = false;
  if (name === "tr") table.rows.push([]);
  if (name === "caption" || name === "/caption") table.loose += name === "caption" ? "<p>" : "</p>";
  if (name !== "td" && name !== "th") return;
  if (table.rows.length === 0) table.rows.push([]);
  table.rows.at(-1)?.push({ html: "", head: name === "th" });
  table.open = true;
}

/** A row of one cell is what it holds: many a table only lays out a page. */
function writeRows(rows: Cell[][]): string {
  let written = "";
  let lines: string[] = [];
  const flush = () => {
    if (lines.length > 0) written += `<p>${lines.join("<br />")}</p>`;
    lines = [];
  };
  for (const cells of rows) {
    const last = cells.findLastIndex(({ html }) => saysSomething(html));
    if (last === -1) continue;
    const [only] = cells;
    if (only && cells.length === 1) {
      flush();
      written += holdsBlocks(only.html) ? only.html : `<p>${only.html.trim()}</p>`;
    } else {
      lines.push(
        cells
          .slice(0, last + 1)
          .map(writeCell)
          .join(BETWEEN_CELLS),
      );
    }
  }
  flush();
  return written;
}

function writeCell({ html, head }: Cell): string {
  if (!saysSomething(html)) return EMPTY_CELL;
  const line = html
    .split(TAGS)
    .map((piece, index) => (index % 2 === 1 && BREAK.test(nameOf(piece)) ? " " : piece))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
  return head ? `<strong>${line}</strong>` : line;
}

function saysSomething(html: string) {
  return html
    .split(TAGS)
    .some((piece, index) => index % 2 === 0 && /[^\s]/.test(piece.replace(/&nbsp;|&#160;/gi, "")));
}

function holdsBlocks(html: string) {
  return html
    .split(TAGS)
    .some((piece, index) => index % 2 === 1 && BREAK.test(nameOf(piece)) && nameOf(piece) !== "br");
}

/** In lower case, with the slash of an end. */
function nameOf(tag: string) {
  return NAME.exec(tag)?.[1]?.toLowerCase() ?? "";
}
