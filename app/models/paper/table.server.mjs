import { LINE, MARGIN, ROOM, SOFT, STRONG } from "./pen.server.mjs";

/** Of the letters in pt, largest first: the first in which all columns and rows have room. */
const SIZES = [9, 8.5, 8, 7.5, 7, 6.5, 6];
const GAP = 8;

/** Letters take so much of a row's height. */
const LEADING = 1.42;

/** From `y` down to `end`; `rest` says what rows that have no room are, by their number. Answers where the table ends. */
export function drawTable(pen, table, place) {
  return pen.tags.group("Table", () => drawInside(pen, table, place));
}

function drawInside({ doc, letters, tags }, { caption, columns, rows }, { y, end, rest }) {
  const captions = letters.wrap(caption, 8.5, ROOM, { bold: true });
  tags.leaf("Caption", () => letters.drawLines(captions, MARGIN, y + 8, 8.5, 12, { bold: true }));
  y += captions.length * 12;
  let measured;
  for (const each of SIZES) {
    measured = measure(letters, columns, rows, each);
    if (measured.spare >= 0 && measured.whole <= end - y) break;
  }
  const { size, heads, headLines, widths, height, spare } = measured;
  const gap = GAP + Math.max(0, spare) / Math.max(1, columns.length - 1);
  const draw = (texts, column, baseline, options) => {
    const left = MARGIN + sum(widths.slice(0, column)) + gap * column;
    const isText = column === 1;
    letters.drawLines(texts, isText ? left : left + widths[column], baseline, size, height, {
      ...options,
      align: isText ? "start" : "end",
    });
  };
  const drawHead = (head, column) =>
    draw(head, column, y + height * (1 + headLines - head.length) - 2, { color: SOFT });
  tags.group("TR", () => {
    for (const [column, head] of heads.entries())
      tags.leaf("TH", () => drawHead(head, column), { scope: "Column" });
  });
  y += height * headLines + 2;
  tags.decoration(() => doc.rect(MARGIN, y, ROOM, 1).fill(STRONG));
  const most = Math.max(0, Math.floor((end - y) / height));
  const shown = rows.length > most ? rows.slice(0, Math.max(0, most - 1)) : rows;
  for (const row of shown) {
    tags.group("TR", () => {
      for (const [column, cell] of row.entries()) {
        const drawCell = () => draw([cell], column, y + height - 2, { bold: column === 0 });
        if (column === 0) tags.leaf("TH", drawCell, { scope: "Row" });
        else tags.leaf("TD", drawCell);
      }
    });
    y += height;
    tags.decoration(() => doc.rect(MARGIN, y, ROOM, 0.4).fill(LINE));
  }
  if (shown.length < rows.length) {
    const left = rest.replace("{n}", String(rows.length - shown.length));
    const drawRest = () => letters.draw(left, MARGIN, y + height - 1, size, { color: SOFT });
    tags.group("TR", () => tags.leaf("TD", drawRest));
    y += height;
  }
  return y + 4;
}

/** `spare` is the room beside the columns, below zero where there is too little. */
function measure(letters, columns, rows, size) {
  const heads = wrapHeads(letters, columns, rows, size);
  const widths = heads.map((head, index) => columnWidth(letters, head, rows, index, size));
  const headLines = Math.max(...heads.map((head) => head.length));
  const height = size * LEADING;
  const spare = ROOM - sum(widths) - GAP * (columns.length - 1);
  return { size, heads, headLines, widths, height, spare, whole: height * (rows.length + headLines) + 4 };
}

/** Each head on as many lines as its figures' width asks for. */
function wrapHeads(letters, columns, rows, size) {
  const even = ROOM / columns.length - GAP;
  return columns.map((head, index) => {
    const figures = Math.max(...rows.map((row) => letters.width(row[index], size, index === 0)));
    return letters.wrap(head, size, Math.max(figures, Math.min(even, size * 6)));
  });
}

function columnWidth(letters, head, rows, index, size) {
  const cells = rows.map((row) => letters.width(row[index], size, index === 0));
  return Math.max(...head.map((line) => letters.width(line, size)), ...cells);
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
