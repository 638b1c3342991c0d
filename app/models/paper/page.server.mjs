import encodeQR from "qr";
import { ACCENT, MARGIN, PAGE, Pen, ROOM, SOFT } from "./pen.server.mjs";
import { drawTable } from "./table.server.mjs";

const QR_SIDE = 76;
const FOOT = PAGE.height - MARGIN - 22;

export async function drawPage(paper) {
  const pen = new Pen(paper);
  let y = drawCompany(pen, paper);
  y = drawName(pen, paper, y);
  y = drawFacts(pen, paper.facts, y);
  const lists = measureLists(pen, paper.lists);
  const notes = paper.notes.flatMap((note) => pen.letters.wrap(note, 7.5, ROOM));
  const end = FOOT - 4 - lists.height - notes.length * 10 - 22;
  y = drawTable(pen, paper.table, { y, end, rest: paper.rest });
  pen.lines("P", notes, MARGIN, y + 10, 7.5, 10, { color: SOFT });
  drawLists(pen, lists, y + notes.length * 10 + 20);
  if (pen.letters.lost) pen.text("P", paper.lostNote, MARGIN, FOOT - 8, 7, { color: ACCENT });
  drawFoot(pen, paper);
  pen.doc.end();
  return pen.whole;
}

export function drawCompany(pen, { company, label }) {
  pen.tags.decoration(() => pen.doc.rect(0, 0, PAGE.width, 5).fill(ACCENT));
  const names = pen.letters.wrap(company.name, 13, ROOM * 0.4, { bold: true });
  pen.lines("P", names, MARGIN, MARGIN + 8, 13, 15, { bold: true });
  const reach = [company.phone, company.email].filter(Boolean).join(" · ");
  const lines = [company.address, reach].flatMap((line) => pen.letters.wrap(line, 8, ROOM * 0.56));
  pen.lines("P", lines, PAGE.width - MARGIN, MARGIN + 6, 8, 11, { align: "end" });
  const below = MARGIN + 6 + names.length * 15;
  pen.text("P", label, MARGIN, below, 8, { color: SOFT });
  const y = Math.max(below + 13, MARGIN + 1 + lines.length * 11);
  pen.rule(y);
  return y;
}

function drawName(pen, { kind, title, line, url, scan }, from) {
  const room = ROOM - QR_SIDE - 18;
  pen.text("P", kind, MARGIN, from + 18, 8.5, { color: ACCENT, bold: true });
  const size = pen.letters.width(title, 21, true) > room * 2 ? 15 : 21;
  const step = size * 1.18;
  const names = pen.letters.wrap(title, size, room, { bold: true });
  pen.lines("H1", names, MARGIN, from + 20 + step, size, step, { bold: true });
  const below = from + 20 + names.length * step;
  const words = pen.letters.wrap(line, 9.5, room);
  pen.lines("P", words, MARGIN, below + 14, 9.5, 14, { color: SOFT });
  const x = PAGE.width - MARGIN - QR_SIDE;
  const top = from + 10;
  pen.tags.group("Link", (link) => {
    const bbox = [x, top, x + QR_SIDE, top + QR_SIDE];
    pen.tags.leaf("Figure", () => drawCode(pen, url, x, top), { alt: `${scan}: ${url}`, bbox });
    pen.doc.link(x, top, QR_SIDE, QR_SIDE, url, { structParent: link, Contents: new String(scan) });
  });
  pen.text("P", scan, PAGE.width - MARGIN, from + QR_SIDE + 20, 7, { color: SOFT, align: "end" });
  return Math.max(below + words.length * 14 + 12, from + QR_SIDE + 30);
}

/** Squares as one path, so that no viewer shows seams. */
function drawCode(pen, url, x, y) {
  const rows = encodeQR(url, "raw", { ecc: "medium", border: 2 });
  const side = QR_SIDE / rows.length;
  for (const [row, cells] of rows.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) pen.doc.rect(x + column * side, y + row * side, side, side);
    }
  }
  pen.doc.fill("#000000");
}

export function drawFacts(pen, facts, from) {
  const column = ROOM / 3;
  const room = column - 10;
  let y = from;
  pen.tags.group("L", () => {
    for (let index = 0; index < facts.length; index += 3) {
      pen.rule(y);
      const row = facts.slice(index, index + 3).map(({ label, value }) => ({
        label,
        lines: pen.letters.wrap(value, 9.5, room, { bold: true }),
      }));
      for (const [at, { label, lines }] of row.entries()) {
        const x = MARGIN + at * column;
        pen.tags.group("LI", () => {
          pen.text("Lbl", pen.letters.fit(label, 7.5, room), x, y + 11, 7.5, { color: SOFT });
          pen.lines("LBody", lines, x, y + 22, 9.5, 11.5, { bold: true });
        });
      }
      y += 18 + Math.max(...row.map(({ lines }) => lines.length)) * 11.5;
    }
  });
  pen.rule(y);
  return y + 12;
}

function measureLists(pen, lists) {
  const column = ROOM / Math.max(1, lists.length);
  const columns = lists.map(({ title, items }) => ({
    title,
    items: items.map((item) => pen.letters.wrap(item, 8, column - 18)),
  }));
  const heights = columns.map(({ items }) => 16 + items.flat().length * 10.5 + items.length * 1.5);
  return { column, columns, height: Math.max(0, ...heights) };
}

function drawLists(pen, { column, columns }, from) {
  for (const [index, { title, items }] of columns.entries()) {
    const x = MARGIN + index * column;
    pen.text("H2", title, x, from, 9.5, { bold: true });
    let y = from + 3;
    pen.tags.group("L", () => {
      for (const lines of items) {
        pen.tags.group("LI", () => {
          pen.text("Lbl", "–", x, y + 10.5, 8, { color: ACCENT });
          pen.lines("LBody", lines, x + 9, y + 10.5, 8, 10.5);
        });
        y += lines.length * 10.5 + 1.5;
      }
    });
  }
}

function drawFoot(pen, { note, day, url }) {
  pen.rule(FOOT);
  pen.text("P", note, MARGIN, FOOT + 12, 7.5, { color: SOFT });
  pen.text("P", `As of ${pen.letters.sayDay(day).text}`, PAGE.width - MARGIN, FOOT + 12, 7.5, {
    align: "end",
  });
  pen.tags.group("P", () =>
    pen.tags.leaf("Link", (link) => {
      const shown = pen.letters.fit(url, 7.5, ROOM);
      const width = pen.letters.draw(shown, MARGIN, FOOT + 23, 7.5, { color: ACCENT });
      pen.doc.link(MARGIN, FOOT + 16, width, 9, url, { structParent: link, Contents: new String(shown) });
    }),
  );
}
