import { Letters } from "./letters.server.mjs";
import {
  addPage,
  collect,
  drawCompany,
  drawFacts,
  drawFeet,
  MARGIN,
  openDocument,
  PAGE,
  ROOM,
  rule,
  SOFT,
} from "./page.server.mjs";
import { Tags } from "./tags.server.mjs";

const END = PAGE.height - MARGIN - 26;
const NUMBER = 24;
const WEIGHT = 110;

/** As many pages as the list needs, each with its head and its number. */
export async function drawList(paper) {
  const doc = openDocument(paper);
  const whole = collect(doc);
  const letters = new Letters(doc);
  const tags = new Tags(doc);
  const pen = { doc, letters, tags };
  let y = drawCompany(pen, paper) + 26;
  const titles = letters.wrap(paper.title, 18, ROOM, { bold: true });
  tags.leaf("H1", () => letters.drawLines(titles, MARGIN, y, 18, 21, { bold: true }));
  y = drawFacts(pen, paper.facts, y + titles.length * 21 - 8);
  /** Where so much is drawn as has to stay together. */
  const make = (height) => {
    if (y + height <= END) return;
    addPage(doc);
    y = drawCompany(pen, paper) + 8;
  };
  for (const [index, { size, weight, steel }] of paper.sizes.entries()) {
    const sizes = letters.wrap(size, 9.5, ROOM - NUMBER - WEIGHT, { bold: true });
    const steels = letters.wrap(steel, 8, ROOM - NUMBER - WEIGHT);
    const height = sizes.length * 12.5 + steels.length * 10.5 + 7;
    make(height);
    tags.group("P", () => {
      tags.leaf("Span", () => letters.draw(`${index + 1}. `, MARGIN, y + 12, 9.5, { color: SOFT }));
      tags.leaf("Span", () => {
        letters.drawLines(sizes, MARGIN + NUMBER, y + 12, 9.5, 12.5, { bold: true });
        letters.draw(" ", MARGIN + NUMBER, y + 12, 9.5);
      });
      tags.leaf("Span", () => {
        letters.draw(weight, PAGE.width - MARGIN, y + 12, 9.5, { bold: true, align: "end" });
        letters.draw(" ", PAGE.width - MARGIN, y + 12, 9.5);
      });
      const below = y + 10 + sizes.length * 12.5;
      tags.leaf("Span", () => letters.drawLines(steels, MARGIN + NUMBER, below, 8, 10.5, { color: SOFT }));
    });
    y += height;
    rule(doc, tags, y);
  }
  for (const [index, text] of paper.texts.entries()) {
    const bold = index === 0;
    for (const part of text.split("\n")) {
      for (const line of letters.wrap(part, 9, ROOM, { bold })) {
        make(13);
        y += 13;
        tags.leaf("P", () => letters.draw(line, MARGIN, y, 9, { bold }));
      }
    }
    y += 6;
  }
  drawFeet(pen, paper, paper.note, (number) => `${paper.date} · ${number}`);
  doc.end();
  return whole;
}
