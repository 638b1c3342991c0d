import PDFDocument from "pdfkit";
import encodeQR from "qr";
import { Letters } from "./letters.server.mjs";
import { drawTable } from "./table.server.mjs";

/** A4 in pt. */
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 34;
export const ROOM = PAGE.width - 2 * MARGIN;
const QR_SIDE = 76;

const ACCENT = "#b02f06";
export const SOFT = "#46545e";
const LINE = "#cbd3d8";

export function openDocument(paper) {
  return new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    lang: paper.language,
    displayTitle: true,
    pdfVersion: "1.7",
    info: {
      Title: paper.title,
      Author: paper.company.name,
      Subject: paper.subject,
      Creator: paper.company.name,
      CreationDate: new Date(paper.at),
      ModDate: new Date(paper.at),
    },
  });
}

export async function drawPage(paper) {
  const doc = openDocument(paper);
  const whole = collect(doc);
  const letters = new Letters(doc);
  let y = drawCompany(doc, letters, paper);
  y = drawName(doc, letters, paper, y);
  y = drawFacts(doc, letters, paper.facts, y);
  const foot = drawFoot(doc, letters, paper);
  const lists = measureLists(letters, paper.lists);
  const notes = paper.notes.flatMap((note) => letters.wrap(note, 7.5, ROOM));
  const end = foot - lists.height - notes.length * 10 - 22;
  y = drawTable(doc, letters, paper.table, { x: MARGIN, y, width: ROOM, end, rest: paper.rest });
  for (const note of notes) {
    y += 10;
    letters.draw(note, MARGIN, y, 7.5, { color: SOFT });
  }
  drawLists(letters, lists, y + 20);
  if (letters.lost) letters.draw(paper.lostNote, MARGIN, foot - 4, 7, { color: ACCENT });
  doc.end();
  return whole;
}

export function collect(doc) {
  return new Promise((resolve, reject) => {
    const pieces = [];
    doc.on("data", (piece) => pieces.push(piece));
    doc.on("end", () => resolve(Buffer.concat(pieces)));
    doc.on("error", reject);
  });
}

export function drawCompany(doc, letters, { company, label }) {
  doc.rect(0, 0, PAGE.width, 5).fill(ACCENT);
  letters.draw(letters.fit(company.name, 13, ROOM * 0.4, true), MARGIN, MARGIN + 8, 13, { bold: true });
  letters.draw(label, MARGIN, MARGIN + 21, 8, { color: SOFT });
  const half = ROOM * 0.56;
  const lines = [
    ...letters.wrap(company.address, 8, half, { most: 2 }),
    letters.fit([company.phone, company.email].filter(Boolean).join("   "), 8, half),
  ];
  for (const [index, line] of lines.entries()) {
    letters.draw(line, PAGE.width - MARGIN, MARGIN + 6 + index * 11, 8, { align: "end" });
  }
  const y = MARGIN + 34;
  rule(doc, y);
  return y;
}

function drawName(doc, letters, { kind, title, line, url, scan }, from) {
  const room = ROOM - QR_SIDE - 18;
  letters.draw(kind, MARGIN, from + 18, 8.5, { color: ACCENT, bold: true });
  let y = from + 20;
  const size = letters.width(title, 21, true) > room * 2 ? 15 : 21;
  for (const part of letters.wrap(title, size, room, { bold: true, most: 3 })) {
    y += size * 1.18;
    letters.draw(part, MARGIN, y, size, { bold: true });
  }
  for (const part of letters.wrap(line, 9.5, room, { most: 2 })) {
    y += 14;
    letters.draw(part, MARGIN, y, 9.5, { color: SOFT });
  }
  const x = PAGE.width - MARGIN - QR_SIDE;
  drawCode(doc, url, x, from + 10);
  letters.draw(scan, PAGE.width - MARGIN, from + QR_SIDE + 20, 7, { color: SOFT, align: "end" });
  doc.link(x, from + 10, QR_SIDE, QR_SIDE, url);
  return Math.max(y + 12, from + QR_SIDE + 30);
}

/** Squares as one path, so that no viewer shows seams. */
function drawCode(doc, url, x, y) {
  const rows = encodeQR(url, "raw", { ecc: "medium", border: 2 });
  const side = QR_SIDE / rows.length;
  for (const [row, cells] of rows.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) doc.rect(x + column * side, y + row * side, side, side);
    }
  }
  doc.fill("#000000");
}

export function drawFacts(doc, letters, facts, from) {
  const column = ROOM / 3;
  const room = column - 10;
  let y = from;
  for (let index = 0; index < facts.length; index += 3) {
    rule(doc, y);
    const row = facts.slice(index, index + 3).map(({ label, value }) => ({
      label,
      lines: letters.wrap(value, 9.5, room, { bold: true, most: 3 }),
    }));
    for (const [at, { label, lines }] of row.entries()) {
      const x = MARGIN + at * column;
      letters.draw(letters.fit(label, 7.5, room), x, y + 11, 7.5, { color: SOFT });
      for (const [line, text] of lines.entries()) {
        letters.draw(text, x, y + 22 + line * 11.5, 9.5, { bold: true });
      }
    }
    y += 18 + Math.max(...row.map(({ lines }) => lines.length)) * 11.5;
  }
  rule(doc, y);
  return y + 12;
}

function measureLists(letters, lists) {
  const column = ROOM / Math.max(1, lists.length);
  const columns = lists.map(({ title, items }) => ({
    title,
    items: items.map((item) => letters.wrap(item, 8, column - 18)),
  }));
  const heights = columns.map(({ items }) => 16 + items.flat().length * 10.5 + items.length * 1.5);
  return { column, columns, height: Math.max(0, ...heights) };
}

function drawLists(letters, { column, columns }, from) {
  for (const [index, { title, items }] of columns.entries()) {
    const x = MARGIN + index * column;
    letters.draw(title, x, from, 9.5, { bold: true });
    let y = from + 3;
    for (const lines of items) {
      letters.draw("–", x, y + 10.5, 8, { color: ACCENT });
      for (const line of lines) {
        y += 10.5;
        letters.draw(line, x + 9, y, 8);
      }
      y += 1.5;
    }
  }
}

/** Answers its upper edge. */
function drawFoot(doc, letters, { note, date, url }) {
  const y = PAGE.height - MARGIN - 22;
  rule(doc, y);
  letters.draw(note, MARGIN, y + 12, 7.5, { color: SOFT });
  letters.draw(date, PAGE.width - MARGIN, y + 12, 7.5, { align: "end" });
  const shown = letters.fit(url, 7.5, ROOM);
  const width = letters.draw(shown, MARGIN, y + 23, 7.5, { color: ACCENT });
  doc.link(MARGIN, y + 16, width, 9, url);
  return y - 4;
}

export function rule(doc, y) {
  doc.rect(MARGIN, y, ROOM, 0.6).fill(LINE);
}
