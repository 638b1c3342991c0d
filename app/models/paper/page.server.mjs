import PDFDocument from "pdfkit";
import encodeQR from "qr";
import { Letters } from "./letters.server.mjs";
import { drawTable } from "./table.server.mjs";
import { Tags } from "./tags.server.mjs";

/** A4 in pt. */
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 34;
export const ROOM = PAGE.width - 2 * MARGIN;
const QR_SIDE = 76;
const FOOT = PAGE.height - MARGIN - 22;

const ACCENT = "#b02f06";
export const SOFT = "#46545e";
const LINE = "#cbd3d8";

export function openDocument(paper) {
  return new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    // How many pages there are is said at the foot of each.
    bufferPages: true,
    lang: paper.language,
    displayTitle: true,
    tagged: true,
    subset: "PDF/UA",
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
  const tags = new Tags(doc);
  const pen = { doc, letters, tags };
  let y = drawCompany(pen, paper);
  y = drawName(pen, paper, y);
  y = drawFacts(pen, paper.facts, y);
  const lists = measureLists(letters, paper.lists);
  const notes = paper.notes.flatMap((note) => letters.wrap(note, 7.5, ROOM));
  const end = FOOT - 4 - lists.height - notes.length * 10 - 22;
  y = drawTable(pen, paper.table, { x: MARGIN, y, width: ROOM, end, rest: paper.rest });
  if (notes.length > 0)
    tags.leaf("P", () => letters.drawLines(notes, MARGIN, y + 10, 7.5, 10, { color: SOFT }));
  drawLists(pen, lists, y + notes.length * 10 + 20);
  if (letters.lost)
    tags.leaf("P", () => letters.draw(paper.lostNote, MARGIN, FOOT - 8, 7, { color: ACCENT }));
  drawFoot(pen, paper);
  doc.end();
  return whole;
}

export function addPage(doc) {
  doc.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
}

/** Of every page, once all are drawn. */
export function drawFeet({ doc, letters, tags }, { lostNote }, note, namePage) {
  const y = PAGE.height - MARGIN - 14;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    rule(doc, tags, y);
    tags.decoration(() => {
      letters.draw(letters.lost ? lostNote : note, MARGIN, y + 12, 7.5, { color: SOFT });
      letters.draw(namePage(page + 1, count), PAGE.width - MARGIN, y + 12, 7.5, { align: "end" });
    });
  }
}

export function collect(doc) {
  return new Promise((resolve, reject) => {
    const pieces = [];
    doc.on("data", (piece) => pieces.push(piece));
    doc.on("end", () => resolve(Buffer.concat(pieces)));
    doc.on("error", reject);
  });
}

export function drawCompany({ doc, letters, tags }, { company, label }) {
  tags.decoration(() => doc.rect(0, 0, PAGE.width, 5).fill(ACCENT));
  tags.leaf("P", () =>
    letters.draw(letters.fit(company.name, 13, ROOM * 0.4, true), MARGIN, MARGIN + 8, 13, { bold: true }),
  );
  const half = ROOM * 0.56;
  const lines = [
    ...letters.wrap(company.address, 8, half, { most: 2 }),
    letters.fit([company.phone, company.email].filter(Boolean).join("   "), 8, half),
  ];
  tags.leaf("P", () => letters.drawLines(lines, PAGE.width - MARGIN, MARGIN + 6, 8, 11, { align: "end" }));
  tags.leaf("P", () => letters.draw(label, MARGIN, MARGIN + 21, 8, { color: SOFT }));
  const y = MARGIN + 34;
  rule(doc, tags, y);
  return y;
}

function drawName({ doc, letters, tags }, { kind, title, line, url, scan }, from) {
  const room = ROOM - QR_SIDE - 18;
  tags.leaf("P", () => letters.draw(kind, MARGIN, from + 18, 8.5, { color: ACCENT, bold: true }));
  const size = letters.width(title, 21, true) > room * 2 ? 15 : 21;
  const step = size * 1.18;
  const names = letters.wrap(title, size, room, { bold: true, most: 3 });
  tags.leaf("H1", () => letters.drawLines(names, MARGIN, from + 20 + step, size, step, { bold: true }));
  const below = from + 20 + names.length * step;
  const words = letters.wrap(line, 9.5, room, { most: 2 });
  if (words.length > 0)
    tags.leaf("P", () => letters.drawLines(words, MARGIN, below + 14, 9.5, 14, { color: SOFT }));
  const x = PAGE.width - MARGIN - QR_SIDE;
  const top = from + 10;
  tags.group("Link", (link) => {
    const bbox = [x, top, x + QR_SIDE, top + QR_SIDE];
    tags.leaf("Figure", () => drawCode(doc, url, x, top), { alt: `${scan}: ${url}`, bbox });
    doc.link(x, top, QR_SIDE, QR_SIDE, url, { structParent: link, Contents: new String(scan) });
  });
  tags.leaf("P", () =>
    letters.draw(scan, PAGE.width - MARGIN, from + QR_SIDE + 20, 7, { color: SOFT, align: "end" }),
  );
  return Math.max(below + words.length * 14 + 12, from + QR_SIDE + 30);
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

export function drawFacts({ doc, letters, tags }, facts, from) {
  const column = ROOM / 3;
  const room = column - 10;
  let y = from;
  tags.group("L", () => {
    for (let index = 0; index < facts.length; index += 3) {
      rule(doc, tags, y);
      const row = facts.slice(index, index + 3).map(({ label, value }) => ({
        label,
        lines: letters.wrap(value, 9.5, room, { bold: true, most: 3 }),
      }));
      for (const [at, { label, lines }] of row.entries()) {
        const x = MARGIN + at * column;
        tags.group("LI", () => {
          tags.leaf("Lbl", () =>
            letters.draw(letters.fit(label, 7.5, room), x, y + 11, 7.5, { color: SOFT }),
          );
          tags.leaf("LBody", () => letters.drawLines(lines, x, y + 22, 9.5, 11.5, { bold: true }));
        });
      }
      y += 18 + Math.max(...row.map(({ lines }) => lines.length)) * 11.5;
    }
  });
  rule(doc, tags, y);
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

function drawLists({ letters, tags }, { column, columns }, from) {
  for (const [index, { title, items }] of columns.entries()) {
    const x = MARGIN + index * column;
    tags.leaf("H2", () => letters.draw(title, x, from, 9.5, { bold: true }));
    let y = from + 3;
    tags.group("L", () => {
      for (const lines of items) {
        tags.group("LI", () => {
          tags.leaf("Lbl", () => letters.draw("–", x, y + 10.5, 8, { color: ACCENT }));
          tags.leaf("LBody", () => letters.drawLines(lines, x + 9, y + 10.5, 8, 10.5));
        });
        y += lines.length * 10.5 + 1.5;
      }
    });
  }
}

function drawFoot({ doc, letters, tags }, { note, date, url }) {
  rule(doc, tags, FOOT);
  tags.leaf("P", () => letters.draw(note, MARGIN, FOOT + 12, 7.5, { color: SOFT }));
  tags.leaf("P", () => letters.draw(date, PAGE.width - MARGIN, FOOT + 12, 7.5, { align: "end" }));
  tags.group("P", () =>
    tags.leaf("Link", (link) => {
      const shown = letters.fit(url, 7.5, ROOM);
      const width = letters.draw(shown, MARGIN, FOOT + 23, 7.5, { color: ACCENT });
      doc.link(MARGIN, FOOT + 16, width, 9, url, { structParent: link, Contents: new String(shown) });
    }),
  );
}

export function rule(doc, tags, y) {
  tags.decoration(() => doc.rect(MARGIN, y, ROOM, 0.6).fill(LINE));
}
