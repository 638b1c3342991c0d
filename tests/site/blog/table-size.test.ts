import { expect, it } from "vitest";
import { linkSizes } from "~/site/blog/table-size.server";

const table = (heads: string[], ...rows: string[][]) =>
  `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("")}</tbody></table>`;

it("leads from a size in a table to what is listed of it, in the unit and form that its heading says", () => {
  const linked = linkSizes(`<p>2 × 1250</p>${table(["Coil, mm", "Weight"], ["1.6 × 1250", "12 t"])}`);
  expect(linked).toContain('<td><a href="/search?q=1.6+x+1250+mm+coil">1.6 × 1250</a></td>');
  expect(linked).toContain("<p>2 × 1250</p>");
  expect(linkSizes(table(["Sheet", "Pieces"], ["2x1250x2500 mm", "10"]))).toContain(
    '"/search?q=2+x+1250+x+2500+mm+sheet"',
  );
});

it.each([
  [["Size, mm", "Weight, kg"], ["2 × 1250", "4500"], "2+x+1250+mm"],
  [["Sheet, mm", "Weight, kg"], ["2 × 1250 × 2500", "49"], "2+x+1250+x+2500+mm+sheet"],
  [
    ["Form", "<strong>Coil</strong>, mm"],
    ['<p style="text-align:center">HR</p>', "2 × 1250"],
    "2+x+1250+mm+coil",
  ],
])("takes nothing from beside it: %j %j", (heads, row, query) => {
  expect(linkSizes(table(heads, row))).toContain(`<td><a href="/search?q=${query}">`);
});

it("leaves a table alone where a cell spans others, so that no heading is sure", () => {
  const plain = table(["Coil", "Inch"], ["0.06 × 48", "2 × 1250"]).replace("<td>", '<td colspan="2">');
  expect(linkSizes(plain)).toBe(plain);
});

it.each(["± mm at 2 × 1250", "1.6–12", "3.93", "<p>2 × 1250</p>", "1 x 2 x 3 x 4 x 5", ""])(
  "leaves what is no size alone: %s",
  (cell) => {
    const plain = table(["What", "HR"], [cell, "0.19"]);
    expect(linkSizes(plain)).toBe(plain);
  },
);
