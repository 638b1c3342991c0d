import { drawCompany, drawFacts } from "./page.server.mjs";
import { MARGIN, PAGE, Pen, ROOM, SOFT } from "./pen.server.mjs";

const END = PAGE.height - MARGIN - 26;
const NUMBER = 24;
const WEIGHT = 110;

/** As many pages as the list needs, each with its head and its number. */
export async function drawList(paper) {
  const pen = new Pen(paper);
  let y = drawCompany(pen, paper) + 26;
  const titles = pen.letters.wrap(paper.title, 18, ROOM, { bold: true });
  pen.lines("H1", titles, MARGIN, y, 18, 21, { bold: true });
  y = drawFacts(pen, paper.facts, y + titles.length * 21 - 8);
  /** Where so much is drawn as has to stay together. */
  const make = (height) => {
    if (y + height <= END) return;
    pen.turn();
    y = drawCompany(pen, paper) + 8;
  };
  for (const [index, { size, weight, steel }] of paper.sizes.entries()) {
    const sizes = pen.letters.wrap(size, 9.5, ROOM - NUMBER - WEIGHT, { bold: true });
    const steels = pen.letters.wrap(steel, 8, ROOM - NUMBER - WEIGHT);
    const height = sizes.length * 12.5 + steels.length * 10.5 + 7;
    make(height);
    pen.tags.group("P", () => {
      pen.text("Span", `${index + 1}. `, MARGIN, y + 12, 9.5, { color: SOFT });
      pen.tags.leaf("Span", () => {
        pen.letters.drawLines(sizes, MARGIN + NUMBER, y + 12, 9.5, 12.5, { bold: true });
        pen.letters.draw(" ", MARGIN + NUMBER, y + 12, 9.5);
      });
      pen.tags.leaf("Span", () => {
        pen.letters.draw(weight, PAGE.width - MARGIN, y + 12, 9.5, { bold: true, align: "end" });
        pen.letters.draw(" ", PAGE.width - MARGIN, y + 12, 9.5);
      });
      const below = y + 10 + sizes.length * 12.5;
      pen.lines("Span", steels, MARGIN + NUMBER, below, 8, 10.5, { color: SOFT });
    });
    y += height;
    pen.rule(y);
  }
  for (const [index, text] of paper.texts.entries()) {
    const bold = index === 0;
    for (const part of text.split("\n")) {
      for (const line of pen.letters.wrap(part, 9, ROOM, { bold })) {
        make(13);
        y += 13;
        pen.text("P", line, MARGIN, y, 9, { bold });
      }
    }
    y += 6;
  }
  const day = pen.letters.sayDay(paper.day).text;
  pen.feet(paper, paper.note, (number) => `${day} · ${number}`);
  pen.doc.end();
  return pen.whole;
}
