import { LINE, MARGIN, PAGE, ROOM, SOFT, STRONG } from "./pen.server.mjs";

const SIZE = 8.5;
const SMALL = 7.5;
const STEP = 11;
const SMALL_STEP = 9.5;
const GAP = 12;

const HEAD = 19;
const CARRY = 16;

const END = PAGE.height - MARGIN - 24;
/** Where a later page begins. */
const NEXT = MARGIN + 26;

/** The lines with their heights, and how its parts are drawn. Figures have the room they need, words the rest. */
export function measureLines(pen, { columns, lines, carried }) {
  const cells = lines.map(listCells);
  const figures = columns.slice(2).map((head, at) => {
    const sums = at === 1 ? carried.weights : at === 3 ? carried.amounts : [];
    const widths = [
      ...cells.map((row) => pen.letters.width(row[at], SIZE, at === 3)),
      ...sums.map((text) => pen.letters.width(text, SIZE, true)),
    ];
    return Math.max(pen.letters.width(head, SMALL), ...widths);
  });
  const number = pen.letters.width(String(lines.length), SIZE) + GAP;
  const ends = figures.map(
    (_, at) => PAGE.width - MARGIN - figures.slice(at + 1).reduce((all, width) => all + width + GAP, 0),
  );
  const room = ends[0] - figures[0] - GAP - MARGIN - number;
  const rows = lines.map((line, at) => measureRow(pen, line, at, room));
  return { columns, carried, rows, ends, left: MARGIN + number, room };
}

function listCells({ pieces, weight, rate, unit, amount }) {
  return [pieces, weight, `${rate} / ${unit}`, amount];
}

function measureRow(pen, line, at, room) {
  const { size, steel, notes } = line;
  const first = pen.letters.wrap(size, SIZE, room, { bold: true });
  const width = pen.letters.width(`${size}   `, SIZE, true);
  const isBeside = first.length === 1 && width + pen.letters.width(steel, SMALL) <= room;
  const steels = isBeside ? [] : pen.letters.wrap(steel, SMALL, room);
  const more = notes.flatMap(({ label, text }) => pen.letters.wrap(`${label}: ${text}`, SMALL, room));
  const small = steels.length + more.length;
  return {
    ...{ number: String(at + 1), first, more: [...steels, ...more], cells: listCells(line) },
    beside: isBeside ? { text: steel, width } : null,
    height: first.length * STEP + small * SMALL_STEP + (small > 0 ? 6 : 4.5),
  };
}

/** `sums` stand below the lines, `blocks` below them; each keeps together. */
export function drawPages(pen, paper, { top, table, sums, blocks }) {
  const last = table.rows.length - 1;
  let y = top;
  const turn = () => {
    drawTop(pen, paper);
    y = NEXT;
  };
  const begin = (isRepeated) => {
    drawHeads(pen, table, y, isRepeated);
    y += HEAD;
  };
  /** The next page begins with what the lines come to up to that one. */
  const turnTable = (at) => {
    turn();
    begin(true);
    drawCarried(pen, table, "Brought forward", at, y);
    y += CARRY;
  };
  pen.tags.group("Table", () => {
    begin(false);
    for (const [at, row] of table.rows.entries()) {
      // Below each there is room for what they come to so far.
      if (at > 0 && y + row.height + CARRY > END) {
        drawCarried(pen, table, "Carried forward", at - 1, y);
        turnTable(at - 1);
      }
      drawRow(pen, table, row, y);
      y += row.height;
    }
    if (last > 0) {
      drawWhole(pen, table, last, y);
      y += CARRY;
    }
    if (y + sums.height <= END) return;
    if (last === 0) drawCarried(pen, table, "Carried forward", last, y);
    turnTable(last);
  });
  for (const block of [sums, ...blocks]) {
    if (y + block.height > END) turn();
    block.draw(y);
    y += block.height;
  }
  pen.feet(paper, nameRevision(paper), (number, of) => `Page ${number} of ${of}`);
}

function drawTop(pen, paper) {
  pen.turn();
  pen.tags.decoration(() => {
    const name = pen.letters.fit(paper.company.name, 9, 260, true);
    pen.letters.draw(name, MARGIN, MARGIN + 10, 9, { bold: true });
    pen.letters.draw(nameRevision(paper), PAGE.width - MARGIN, MARGIN + 10, 9, { align: "end" });
  });
  pen.rule(MARGIN + 17);
}

function nameRevision({ title, revision, day }) {
  return `${title} · revision ${revision} · ${day.text}`;
}

/** On later pages it repeats what has been read. */
function drawHeads(pen, { columns, ends, left }, y, isRepeated) {
  const draw = () => {
    for (const [column, head] of columns.entries()) {
      const isText = column === 1;
      const x = column === 0 ? MARGIN : isText ? left : ends[column - 2];
      const drawOne = () =>
        pen.letters.draw(head, x, y + 12, SMALL, { color: SOFT, align: column < 2 ? "start" : "end" });
      if (isRepeated) drawOne();
      else pen.tags.leaf("TH", drawOne, { scope: "Column" });
    }
  };
  if (isRepeated) pen.tags.decoration(draw);
  else pen.tags.group("TR", draw);
  pen.tags.decoration(() => pen.doc.rect(MARGIN, y + 17, ROOM, 1).fill(STRONG));
}

function drawRow(pen, { ends, left }, row, y) {
  const baseline = y + STEP;
  pen.tags.group("TR", () => {
    pen.text("TD", row.number, MARGIN, baseline, SIZE, { color: SOFT });
    pen.tags.leaf("TH", () => drawWords(pen, row, left, baseline), { scope: "Row" });
    for (const [at, cell] of row.cells.entries()) {
      const bold = at === row.cells.length - 1;
      pen.text("TD", cell, ends[at], baseline, SIZE, { bold, align: "end" });
    }
  });
  pen.tags.decoration(() => pen.doc.rect(MARGIN, y + row.height, ROOM, 0.4).fill(LINE));
}

function drawWords(pen, { first, beside, more }, x, baseline) {
  pen.letters.drawLines(first, x, baseline, SIZE, STEP, { bold: true });
  if (beside) {
    pen.letters.draw(" ", x + beside.width - 3, baseline, SMALL);
    pen.letters.draw(beside.text, x + beside.width, baseline, SMALL, { color: SOFT });
  }
  if (more.length === 0) return;
  pen.letters.draw(" ", x, baseline, SMALL);
  const below = baseline + (first.length - 1) * STEP + SMALL_STEP + 0.5;
  pen.letters.drawLines(more, x, below, SMALL, SMALL_STEP, { color: SOFT });
}

/** What the lines so far come to, at the foot of a page and again at the head of the next: said once to who listens. */
function drawCarried(pen, { carried, ends, left }, words, at, y) {
  pen.tags.decoration(() => {
    pen.letters.draw(words, left, y + 11.5, SIZE, { color: SOFT });
    drawSumOf(pen, carried.weights[at], ends[1], y);
    drawSumOf(pen, carried.amounts[at], ends[3], y);
    pen.doc.rect(MARGIN, y + CARRY - 0.6, ROOM, 0.6).fill(STRONG);
  });
}

function drawWhole(pen, table, at, y) {
  const { carried, ends, left, rows } = table;
  pen.tags.group("TR", () => {
    pen.tags.leaf(
      "TH",
      () => pen.letters.draw(`${rows.length} lines`, left, y + 11.5, SIZE, { bold: true }),
      {
        scope: "Row",
      },
    );
    pen.tags.leaf("TD", () => drawSumOf(pen, carried.weights[at], ends[1], y));
    pen.tags.leaf("TD", () => drawSumOf(pen, carried.amounts[at], ends[3], y));
  });
  pen.tags.decoration(() => pen.doc.rect(MARGIN, y + CARRY - 0.6, ROOM, 0.6).fill(STRONG));
}

function drawSumOf(pen, text, x, y) {
  pen.letters.draw(text, x, y + 11.5, SIZE, { bold: true, align: "end" });
}
