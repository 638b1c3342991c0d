import { Letters } from "./letters.server.mjs";
import { collect, MARGIN, openDocument, PAGE, ROOM, rule, SOFT } from "./page.server.mjs";
import { measureLines } from "./quotation-lines.server.mjs";
import { drawPages } from "./quotation-pages.server.mjs";
import { Tags } from "./tags.server.mjs";

const STRONG = "#73838e";
const LABEL = 92;
const SUMS = 270;

/** A letter with its table on as many pages as it needs. */
export async function drawQuotation(paper) {
  const doc = openDocument(paper);
  const whole = collect(doc);
  const letters = new Letters(doc);
  const pen = { doc, letters, tags: new Tags(doc) };
  const top = drawHead(pen, paper);
  const table = measureLines(letters, paper);
  const sums = measureSums(pen, paper);
  drawPages(pen, paper, { top, table, sums, blocks: listBlocks(pen, paper) });
  doc.end();
  return whole;
}

/** Letterhead, number, customer, and what has become of it. Answers where it ends. */
function drawHead(pen, paper) {
  const { doc, letters, tags } = pen;
  const { company, kind, number, facts, customer, mark, outcomes } = paper;
  const half = ROOM / 2 - 12;
  const names = letters.wrap(company.name, 17, half, { bold: true, most: 2 });
  tags.leaf("P", () => letters.drawLines(names, MARGIN, MARGIN + 14, 17, 20, { bold: true }));
  const ways = company.lines.flatMap((line) => letters.wrap(line, 8.5, half));
  const below = MARGIN + 14 + (names.length - 1) * 20 + 15;
  tags.leaf("P", () => letters.drawLines(ways, MARGIN, below, 8.5, 11.5, { color: SOFT }));
  const numbers = company.registrations.flatMap((line) => letters.wrap(line, 8.5, half));
  if (numbers.length > 0)
    tags.leaf("P", () =>
      letters.drawLines(numbers, PAGE.width - MARGIN, MARGIN + 10, 8.5, 11.5, { align: "end" }),
    );
  let y = Math.max(below + ways.length * 11.5, MARGIN + 10 + numbers.length * 11.5) - 2;
  tags.decoration(() => doc.rect(MARGIN, y, ROOM, 1.4).fill("#141b20"));
  y += 30;
  tags.leaf("H1", () => letters.draw(`${kind} ${number}`, MARGIN, y, 18, { bold: true }));
  const right = MARGIN + ROOM / 2 + 12;
  const buyer = letters.wrap(customer.name, 11, half, { bold: true, most: 3 });
  const reached = customer.ways.map((way) => letters.fit(way, 8.5, half));
  tags.group("P", () => {
    tags.leaf("Span", () => letters.draw(`${customer.label} `, right, y - 12, 7.5, { color: SOFT }));
    tags.leaf("Span", () => letters.drawLines(buyer, right, y + 2, 11, 13.5, { bold: true }));
    tags.leaf("Span", () => letters.drawLines(reached, right, y + 2 + buyer.length * 13.5, 8.5, 11.5));
  });
  let left = y + 18;
  for (const { label, value } of facts) {
    tags.group("P", () => {
      tags.leaf("Span", () => letters.draw(`${label} `, MARGIN, left, 8.5, { color: SOFT }));
      tags.leaf("Span", () => letters.draw(value, MARGIN + LABEL, left, 8.5, { bold: true }));
    });
    left += 13;
  }
  y = Math.max(left, y + 2 + buyer.length * 13.5 + reached.length * 11.5) + 4;
  for (const text of [...(mark ? [mark] : []), ...outcomes]) y = drawBoxed(pen, text, y) + 6;
  return y + 4;
}

/** Outlined, so that it is as plain on a black and white printer. */
function drawBoxed({ doc, letters, tags }, { title, text }, y) {
  const lines = text.split("\n").flatMap((part) => letters.wrap(part, 8.5, ROOM - 20));
  const height = 22 + lines.length * 11.5;
  tags.decoration(() => doc.lineWidth(1).rect(MARGIN, y, ROOM, height).stroke(STRONG));
  tags.leaf("H2", () => letters.draw(title, MARGIN + 10, y + 14, 9.5, { bold: true }));
  tags.leaf("P", () => letters.drawLines(lines, MARGIN + 10, y + 27, 8.5, 11.5));
  return y + height;
}

/** From the lines to the total, in the column of the amounts; it stands together. */
function measureSums({ doc, letters, tags }, { sums, total, words }) {
  const end = PAGE.width - MARGIN;
  const from = end - SUMS;
  const labels = sums.map(({ label }) => letters.wrap(label, 9, SUMS - 110));
  const said = words ? letters.wrap(words, 8.5, ROOM) : [];
  const heights = labels.map((lines) => lines.length * 11 + 4);
  const height =
    10 + heights.reduce((all, one) => all + one, 0) + 30 + (said.length > 0 ? said.length * 11.5 + 4 : 0);
  const draw = (top) => {
    let y = top + 6;
    for (const [at, { amount, isNet }] of sums.entries()) {
      const lines = labels[at];
      if (isNet) tags.decoration(() => doc.rect(from, y, SUMS, 0.6).fill(STRONG));
      tags.group("P", () => {
        tags.leaf("Span", () => {
          letters.drawLines(lines, from, y + 11, 9, 11, { bold: isNet });
          letters.draw(" ", from, y + 11, 9);
        });
        tags.leaf("Span", () => letters.draw(amount, end, y + 11, 9, { bold: isNet, align: "end" }));
      });
      y += heights[at];
    }
    tags.decoration(() => doc.rect(from, y + 2, SUMS, 1).fill("#141b20"));
    tags.group("P", () => {
      tags.leaf("Span", () => letters.draw(`${total.label} `, from, y + 17, 12, { bold: true }));
      tags.leaf("Span", () => letters.draw(total.amount, end, y + 17, 12, { bold: true, align: "end" }));
    });
    tags.decoration(() =>
      doc
        .rect(from, y + 23, SUMS, 0.6)
        .fill("#141b20")
        .rect(from, y + 25, SUMS, 0.6)
        .fill("#141b20"),
    );
    if (said.length > 0)
      tags.leaf("P", () => letters.drawLines(said, MARGIN, y + 41, 8.5, 11.5, { color: SOFT }));
  };
  return { height, draw };
}

/** What follows, in pieces that each stand on one page. */
function listBlocks({ letters, tags, doc }, { terms, note }) {
  const notes = note ? letters.wrap(note, 7.5, ROOM) : [];
  const lines = terms.flatMap(({ label, text }) =>
    text
      .split("\n")
      .flatMap((part) => letters.wrap(part, 8.5, ROOM - LABEL))
      .map((line, at) => ({ label: at === 0 ? label : "", line })),
  );
  return [
    ...notes.map((line) => ({
      height: 10,
      draw: (y) => tags.leaf("P", () => letters.draw(line, MARGIN, y + 9, 7.5, { color: SOFT })),
    })),
    ...lines.map(({ label, line }, at) => ({
      height: at === 0 ? 26 : label ? 15 : 11.5,
      draw(y) {
        if (at === 0) rule(doc, tags, y + 10);
        const baseline = y + (at === 0 ? 23 : label ? 12 : 8.5);
        tags.group("P", () => {
          if (label)
            tags.leaf("Span", () => letters.draw(`${label} `, MARGIN, baseline, 7.5, { color: SOFT }));
          tags.leaf("Span", () => letters.draw(line, MARGIN + LABEL, baseline, 8.5));
        });
      },
    })),
  ];
}
