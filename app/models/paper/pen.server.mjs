import PDFDocument from "pdfkit";
import { Letters } from "./letters.server.mjs";
import { Tags } from "./tags.server.mjs";

/** A4 in pt. */
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 34;
export const ROOM = PAGE.width - 2 * MARGIN;

export const ACCENT = "#b02f06";
export const INK = "#141b20";
export const SOFT = "#46545e";
export const STRONG = "#73838e";
export const LINE = "#cbd3d8";

/** A document that is being drawn; `whole` are its bytes once it has ended. */
export class Pen {
  constructor(paper) {
    this.doc = new PDFDocument({
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
    this.letters = new Letters(this.doc);
    this.tags = new Tags(this.doc);
    this.whole = new Promise((resolve, reject) => {
      const pieces = [];
      this.doc.on("data", (piece) => pieces.push(piece));
      this.doc.on("end", () => resolve(Buffer.concat(pieces)));
      this.doc.on("error", reject);
    });
  }

  /** A text of its own kind, as `Letters` draws it. */
  text(kind, ...drawn) {
    this.tags.leaf(kind, () => this.letters.draw(...drawn));
  }

  /** The same of lines under one another; of none nothing is drawn. */
  lines(kind, lines, ...drawn) {
    if (lines.length > 0) this.tags.leaf(kind, () => this.letters.drawLines(lines, ...drawn));
  }

  rule(y) {
    this.tags.decoration(() => this.doc.rect(MARGIN, y, ROOM, 0.6).fill(LINE));
  }
  turn() {
    this.doc.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
  }

  /** Of every page, once all are drawn. */
  feet({ lostNote }, note, namePage) {
    const y = PAGE.height - MARGIN - 14;
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page);
      this.rule(y);
      this.tags.decoration(() => {
        this.letters.draw(this.letters.lost ? lostNote : note, MARGIN, y + 12, 7.5, { color: SOFT });
        this.letters.draw(namePage(page + 1, count), PAGE.width - MARGIN, y + 12, 7.5, { align: "end" });
      });
    }
  }
}
