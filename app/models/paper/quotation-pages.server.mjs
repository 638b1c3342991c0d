import { MARGIN, PAGE } from "./pen.server.mjs";
import { CARRY, drawCarried, drawHeads, drawRow, drawWhole, HEAD } from "./quotation-lines.server.mjs";

const END = PAGE.height - MARGIN - 24;
/** Where a later page begins. */
const NEXT = MARGIN + 26;

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
    drawCarried(pen, table, "brought", at, y);
    y += CARRY;
  };
  pen.tags.group("Table", () => {
    begin(false);
    for (const [at, row] of table.rows.entries()) {
      // Below each there is room for what they come to so far.
      if (at > 0 && y + row.height + CARRY > END) {
        drawCarried(pen, table, "forward", at - 1, y);
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
    if (last === 0) drawCarried(pen, table, "forward", last, y);
    turnTable(last);
  });
  for (const block of [sums, ...blocks]) {
    if (y + block.height > END) turn();
    block.draw(y);
    y += block.height;
  }
  pen.feet(paper, paper.foot, (number, of) =>
    paper.page.replace("{n}", String(number)).replace("{of}", String(of)),
  );
}

function drawTop(pen, { company, foot }) {
  pen.turn();
  pen.tags.decoration(() => {
    const name = pen.letters.fit(company.name, 9, 260, true);
    pen.letters.draw(name, MARGIN, MARGIN + 10, 9, { bold: true });
    pen.letters.draw(foot, PAGE.width - MARGIN, MARGIN + 10, 9, { align: "end" });
  });
  pen.rule(MARGIN + 17);
}
