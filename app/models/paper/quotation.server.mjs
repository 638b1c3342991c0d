import { INK, MARGIN, PAGE, Pen, ROOM, SOFT, STRONG } from "./pen.server.mjs";
import { drawPages, measureLines } from "./quotation-table.server.mjs";

const LABEL = 92;
const SUMS = 270;
/** Lines of a box; what is longer goes on at the end, where it may take pages. */
const MOST_BOXED = 24;

/** A letter with its table on as many pages as it needs. */
export async function drawQuotation(written) {
  const pen = new Pen(written);
  const given = pen.letters.isDrawn(written.currency.symbol) ? written : sayCode(written);
  const { day, validUntil } = given;
  const outcomes = given.outcomes.map(({ title, text, day: at }) => {
    return { title, text: text.replace(at.text, pen.letters.sayDay(at).text) };
  });
  const paper = {
    ...{ ...given, day: pen.letters.sayDay(day), validUntil: pen.letters.sayDay(validUntil), outcomes },
    terms: [...given.terms, ...listContinued(pen, outcomes)],
  };
  const top = drawHead(pen, paper);
  const table = measureLines(pen, paper);
  const figures = measureSums(pen, paper);
  const beside = measureBeside(pen, paper, figures.height);
  const words = measureWords(pen, paper);
  const end = {
    height: Math.max(figures.height, beside?.height ?? 0) + words.height,
    draw(y) {
      figures.draw(y);
      beside?.draw(y);
      words.draw(y + end.height - words.height);
    },
  };
  drawPages(pen, paper, { top, table, sums: end, blocks: beside ? [] : listTerms(pen, paper.terms) });
  pen.doc.end();
  return pen.whole;
}

/** A sum without its currency is none. */
function sayCode(written) {
  const { symbol, code } = written.currency;
  return JSON.parse(JSON.stringify(written).replaceAll(symbol, code));
}

/** Letterhead, number, customer, and what has become of it. Answers where it ends. */
function drawHead(pen, paper) {
  const { title, company, revision, day, validUntil, customer, mark, outcomes } = paper;
  const half = ROOM / 2 - 12;
  const names = pen.letters.wrap(company.name, 17, half, { bold: true });
  pen.lines("P", names, MARGIN, MARGIN + 14, 17, 20, { bold: true });
  const reach = [company.phone, company.email].filter(Boolean).join(" · ");
  const ways = [company.address, reach].flatMap((line) => pen.letters.wrap(line, 8.5, half));
  const below = MARGIN + 14 + (names.length - 1) * 20 + 15;
  pen.lines("P", ways, MARGIN, below, 8.5, 11.5, { color: SOFT });
  const numbers = company.registrations.flatMap((line) => pen.letters.wrap(line, 8.5, half));
  pen.lines("P", numbers, PAGE.width - MARGIN, MARGIN + 10, 8.5, 11.5, { align: "end" });
  let y = Math.max(below + ways.length * 11.5, MARGIN + 10 + numbers.length * 11.5) - 2;
  pen.tags.decoration(() => pen.doc.rect(MARGIN, y, ROOM, 1.4).fill(INK));
  y += 30;
  const titles = pen.letters.wrap(title, 18, half, { bold: true });
  pen.lines("H1", titles, MARGIN, y, 18, 21, { bold: true });
  const right = MARGIN + ROOM / 2 + 12;
  const buyer = pen.letters.wrap(customer.name, 11, half, { bold: true });
  const reached = customer.ways.flatMap((way) => pen.letters.wrap(way, 8.5, half));
  pen.tags.group("P", () => {
    pen.text("Span", "For ", right, y - 12, 7.5, { color: SOFT });
    pen.lines("Span", buyer, right, y + 2, 11, 13.5, { bold: true });
    pen.lines("Span", reached, right, y + 2 + buyer.length * 13.5, 8.5, 11.5);
  });
  let left = y - 3 + titles.length * 21;
  const facts = { Revision: String(revision), Date: day.text, "Valid until": validUntil.text };
  for (const [label, value] of Object.entries(facts)) {
    pen.tags.group("P", () => {
      pen.text("Span", `${label} `, MARGIN, left, 8.5, { color: SOFT });
      pen.text("Span", value, MARGIN + LABEL, left, 8.5, { bold: true });
    });
    left += 13;
  }
  y = Math.max(left, y + 2 + buyer.length * 13.5 + reached.length * 11.5) + 4;
  for (const text of [...(mark ? [mark] : []), ...outcomes]) y = drawBoxed(pen, text, y) + 6;
  return y + 4;
}

/** Outlined, so that it is as plain on a black and white printer. */
function drawBoxed(pen, { title, text }, y) {
  const lines = wrapBoxed(pen, text).slice(0, MOST_BOXED);
  const height = 22 + lines.length * 11.5;
  pen.tags.decoration(() => pen.doc.lineWidth(1).rect(MARGIN, y, ROOM, height).stroke(STRONG));
  pen.text("H2", title, MARGIN + 10, y + 14, 9.5, { bold: true });
  pen.lines("P", lines, MARGIN + 10, y + 27, 8.5, 11.5);
  return y + height;
}

function wrapBoxed(pen, text) {
  return text.split("\n").flatMap((part) => pen.letters.wrap(part, 8.5, ROOM - 20));
}

function listContinued(pen, outcomes) {
  return outcomes.flatMap(({ title, text }) => {
    const rest = wrapBoxed(pen, text).slice(MOST_BOXED);
    return rest.length > 0 ? [{ label: `${title}, continued`, text: rest.join("\n") }] : [];
  });
}

/** From the lines to the total, in the column of the amounts; it stands together. */
function measureSums(pen, { sums, total }) {
  const end = PAGE.width - MARGIN;
  const from = end - SUMS;
  const labels = sums.map(({ label }) => pen.letters.wrap(label, 9, SUMS - 110));
  const heights = labels.map((lines) => lines.length * 11 + 4);
  const height = 40 + heights.reduce((all, one) => all + one, 0);
  const draw = (top) => {
    let y = top + 6;
    for (const [at, { amount, isNet }] of sums.entries()) {
      if (isNet) pen.tags.decoration(() => pen.doc.rect(from, y, SUMS, 0.6).fill(STRONG));
      pen.tags.group("P", () => {
        pen.tags.leaf("Span", () => {
          pen.letters.drawLines(labels[at], from, y + 11, 9, 11, { bold: isNet });
          pen.letters.draw(" ", from, y + 11, 9);
        });
        pen.text("Span", amount, end, y + 11, 9, { bold: isNet, align: "end" });
      });
      y += heights[at];
    }
    const line = (below, thickness) =>
      pen.tags.decoration(() => pen.doc.rect(from, y + below, SUMS, thickness).fill(INK));
    if (sums.length > 0) line(2, 1);
    pen.tags.group("P", () => {
      pen.text("Span", "Total ", from, y + 17, 12, { bold: true });
      pen.text("Span", total, end, y + 17, 12, { bold: true, align: "end" });
    });
    line(23, 0.6);
    line(25, 0.6);
  };
  return { height, draw };
}

/** The total in words, and what is to be said of the weights. */
function measureWords(pen, { words, note }) {
  const said = words ? pen.letters.wrap(words, 8.5, ROOM) : [];
  const notes = note ? pen.letters.wrap(note, 7.5, ROOM) : [];
  const draw = (top) => {
    pen.lines("P", said, MARGIN, top + 13, 8.5, 11.5, { color: SOFT });
    const y = top + 13 + said.length * 11.5;
    pen.lines("P", notes, MARGIN, y, 7.5, 10, { color: SOFT });
  };
  return { height: said.length * 11.5 + notes.length * 10 + 8, draw };
}

/** Short terms, where the column of the sums leaves room; null for longer ones. */
function measureBeside(pen, { terms }, room) {
  const pieces = listTerms(pen, terms, ROOM - SUMS - 24);
  const height = 10 + pieces.reduce((all, piece) => all + piece.height, 0);
  if (terms.length === 0 || height > room + 40) return null;
  const draw = (top) => {
    let y = top + 4;
    for (const piece of pieces) {
      piece.draw(y);
      y += piece.height;
    }
  };
  return { height, draw };
}

/** In pieces that each stand on one page: a line, the first of each with its label above it. */
function listTerms(pen, terms, room = ROOM) {
  return terms.flatMap(({ label, text }) =>
    text
      .split("\n")
      .flatMap((part) => pen.letters.wrap(part, 8.5, room))
      .map((line, at) => ({
        height: at === 0 ? 27 : 11.5,
        draw(y) {
          pen.tags.group("P", () => {
            if (at === 0) pen.text("Span", `${label} `, MARGIN, y + 11, 7.5, { color: SOFT });
            pen.text("Span", line, MARGIN, y + (at === 0 ? 23 : 7.5), 8.5);
          });
        },
      })),
  );
}
