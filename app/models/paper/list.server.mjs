import { Letters } from "./letters.server.mjs";
import {
  collect,
  drawCompany,
  drawFacts,
  MARGIN,
  openDocument,
  PAGE,
  ROOM,
  rule,
  SOFT,
} from "./page.server.mjs";

const END = PAGE.height - MARGIN - 26;
const NUMBER = 24;
const WEIGHT = 110;

/** As many pages as the list needs, each with its head and its number. */
export async function drawList(paper) {
  const doc = openDocument(paper);
  const whole = collect(doc);
  const letters = new Letters(doc);
  let page = 1;
  let y = drawCompany(doc, letters, paper) + 26;
  for (const line of letters.wrap(paper.title, 18, ROOM, { bold: true })) {
    letters.draw(line, MARGIN, y, 18, { bold: true });
    y += 21;
  }
  y = drawFacts(doc, letters, paper.facts, y - 8);
  /** Where so much is drawn as has to stay together. */
  const make = (height) => {
    if (y + height <= END) return;
    drawFoot(letters, doc, paper, page);
    doc.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
    page += 1;
    y = drawCompany(doc, letters, paper) + 8;
  };
  for (const [index, { size, weight, steel }] of paper.sizes.entries()) {
    const sizes = letters.wrap(size, 9.5, ROOM - NUMBER - WEIGHT, { bold: true });
    const steels = letters.wrap(steel, 8, ROOM - NUMBER - WEIGHT);
    const height = sizes.length * 12.5 + steels.length * 10.5 + 7;
    make(height);
    letters.draw(`${index + 1}.`, MARGIN, y + 12, 9.5, { color: SOFT });
    letters.draw(weight, PAGE.width - MARGIN, y + 12, 9.5, { bold: true, align: "end" });
    for (const [at, text] of sizes.entries())
      letters.draw(text, MARGIN + NUMBER, y + 12 + at * 12.5, 9.5, { bold: true });
    for (const [at, text] of steels.entries())
      letters.draw(text, MARGIN + NUMBER, y + 10 + sizes.length * 12.5 + at * 10.5, 8, { color: SOFT });
    y += height;
    rule(doc, y);
  }
  for (const [index, text] of paper.texts.entries()) {
    const bold = index === 0;
    for (const part of text.split("\n")) {
      for (const line of letters.wrap(part, 9, ROOM, { bold })) {
        make(13);
        y += 13;
        letters.draw(line, MARGIN, y, 9, { bold });
      }
    }
    y += 6;
  }
  drawFoot(letters, doc, paper, page);
  doc.end();
  return whole;
}

function drawFoot(letters, doc, { note, date, lostNote }, page) {
  const y = PAGE.height - MARGIN - 14;
  rule(doc, y);
  letters.draw(letters.lost ? lostNote : note, MARGIN, y + 12, 7.5, { color: SOFT });
  letters.draw(`${date} · ${page}`, PAGE.width - MARGIN, y + 12, 7.5, { align: "end" });
}
