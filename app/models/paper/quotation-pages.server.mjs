import { MARGIN, PAGE, rule, SOFT } from "./page.server.mjs";
import { CARRY, drawCarried, drawHeads, drawRow, drawWhole, HEAD } from "./quotation-lines.server.mjs";

const END = PAGE.height - MARGIN - 24;
/** Where a later page begins. */
const NEXT = MARGIN + 26;

/** `sums` stand below the lines, `blocks` below them; each keeps together. */
export function drawPages(pen, paper, { top, table, sums, blocks }) {
  const pages = plan(top, table.rows, sums, blocks);
  const [first] = pages;
  pen.tags.group("Table", () => {
    for (const page of pages.filter(({ hasTable }) => hasTable)) {
      if (page !== first) turn(pen, paper, pages, page);
      drawTable(pen, table, page, page !== first);
    }
  });
  for (const page of pages) {
    if (!page.hasTable) turn(pen, paper, pages, page);
    let y = page.below;
    for (const block of page.blocks) {
      block.draw(y);
      y += block.height;
    }
  }
  drawFoot(pen, paper, pages.length, pages.length);
}

/** What stands on which page. */
function plan(top, rows, sums, blocks) {
  const begin = (y, hasTable, brought) => ({
    top: y,
    hasTable,
    brought,
    carried: null,
    whole: null,
    rows: [],
    below: y,
    blocks: [],
  });
  const pages = [begin(top, true, null)];
  let page = pages[0];
  let y = top + HEAD;
  const turnTable = (at) => {
    page.carried = at;
    page = begin(NEXT, true, at);
    pages.push(page);
    y = NEXT + HEAD + CARRY;
  };
  for (const [at, row] of rows.entries()) {
    // Below each there is room for what they come to so far.
    if (page.rows.length > 0 && y + row.height + CARRY > END) turnTable(at - 1);
    page.rows.push(row);
    y += row.height;
  }
  if (rows.length > 1) {
    page.whole = rows.length - 1;
    y += CARRY;
  }
  if (y + sums.height > END) turnTable(rows.length - 1);
  page.below = y;
  for (const block of [sums, ...blocks]) {
    if (y + block.height > END) {
      page = begin(NEXT, false, null);
      pages.push(page);
      y = NEXT;
    }
    page.blocks.push(block);
    y += block.height;
  }
  return pages;
}

function drawTable(pen, table, { top, brought, carried, whole, rows }, isRepeated) {
  let y = top;
  drawHeads(pen, table, y, isRepeated);
  y += HEAD;
  if (brought !== null) {
    drawCarried(pen, table, "brought", brought, y);
    y += CARRY;
  }
  for (const row of rows) {
    drawRow(pen, table, row, y);
    y += row.height;
  }
  if (whole !== null) drawWhole(pen, table, whole, y);
  else if (carried !== null) drawCarried(pen, table, "forward", carried, y);
}

function turn(pen, paper, pages, page) {
  const { doc, letters, tags } = pen;
  const number = pages.indexOf(page);
  drawFoot(pen, paper, number, pages.length);
  doc.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
  tags.decoration(() => {
    letters.draw(letters.fit(paper.company.name, 9, 260, true), MARGIN, MARGIN + 10, 9, { bold: true });
    letters.draw(paper.foot, PAGE.width - MARGIN, MARGIN + 10, 9, { align: "end" });
  });
  rule(doc, tags, MARGIN + 17);
}

function drawFoot({ doc, letters, tags }, { foot, page, lostNote }, number, of) {
  const y = PAGE.height - MARGIN - 14;
  rule(doc, tags, y);
  tags.decoration(() => {
    letters.draw(letters.lost ? lostNote : foot, MARGIN, y + 12, 7.5, { color: SOFT });
    const said = page.replace("{n}", String(number)).replace("{of}", String(of));
    letters.draw(said, PAGE.width - MARGIN, y + 12, 7.5, { align: "end" });
  });
}
