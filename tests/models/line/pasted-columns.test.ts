import { describe, expect, it } from "vitest";
import { readPastedList } from "~/models/line/pasted";
import { describeLine, readAll } from "./pasted-meaning";

describe("the heading of a copied table", () => {
  it.each([
    ["Thk\tWidth\tLength\tQty\n2\t1250\t2500\t20", "sheet 2x1250x2500 20 pcs"],
    ["Thk Width Length Qty\n2 1250 2500 20", "sheet 2x1250x2500 20 pcs"],
    ["Thk (in)\tWidth (in)\tLength (in)\tQty\n0.25\t48\t96\t10", "sheet 6.35x1220x2440 10 pcs"],
    ["| Thickness | Width | Length | Nos |\n| 2 | 1250 | 2500 | 20 |", "sheet 2x1250x2500 20 pcs"],
    ["thickness,width,length,qty\n2,1250,2500,20", "sheet 2x1250x2500 20 pcs"],
    ["Qty\tLength\tWidth\tThk\n20\t2500\t1250\t2", "sheet 2x1250x2500 20 pcs"],
    ["Thk (mm)\tWidth (mm)\tLength (m)\tQty (MT)\n2\t1250\t2.5\t3", "sheet 2x1250x2500 3000 kg"],
    ["Item\tThk\tWidth (ft)\tLength (ft)\tNos\nCR\t1.2\t4\t8\t10", "cold sheet 1.2x1220x2440 10 pcs"],
    ["Material\tThk\tWidth\tWeight (kg)\nHR Coil\t2\t1250\t8500", "hot coil 2x1250 8500 kg"],
    [
      "Sr No\tItem\tThk\tWidth\tLength\tQty\tRate\n7\tHR\t3\t1500\t3000\t12\t56.5",
      "hot sheet 3x1500x3000 12 pcs",
    ],
    ["Description\tSize\tQty\nHR Sheet\t2 x 1250 x 2500\t20", "hot sheet 2x1250x2500 20 pcs"],
    ["Item\tGauge\tWidth\tLength\tQty\nCR\t16 SWG\t1220\t2440\t10", "cold sheet 1.63x1220x2440 10 pcs"],
    [
      "Grade\tThk\tWidth\tLength\tQty\nE250 BR\t5\t1500\t6000\t4",
      "hot sheet IS 2062 E250 BR 5x1500x6000 4 pcs",
    ],
    [
      "Thickness in mm\tNo. of Sheets\tWidth in mm\tLength in mtr\n5\t50\t1500\t6",
      "sheet 5x1500x6000 50 pcs",
    ],
    ["Location\tThk\tWidth\tLength\tQty\n12\t2\t1250\t2500\t10", "sheet 2x1250x2500 10 pcs"],
    [
      "Surface | Thk | Width | Length | Qty\npickled | 2 | 1250 | 2500 | 10",
      "hot sheet pickled 2x1250x2500 10 pcs",
    ],
    ["Remarks | Thk | Width | Length | Qty\n | 5 | 1250 | 2500 | 10", "sheet 5x1250x2500 10 pcs"],
    [
      "Material\tSize\tQty (MT)\tDelivery\nHR Sheet\t5 x 1500 x 6000\t3\tDec 10",
      "hot sheet 5x1500x6000 3000 kg",
    ],
    ["Section\tLength\tQty\nPL 10x200\t300\t8", "sheet 10x200x300 8 pcs"],
    ["Thk\tW x L\tQty\n2\t1250x2500\t20", "sheet 2x1250x2500 20 pcs"],
    ["Gauge\tSize\tQty\n18 SWG\t4x8\t10", "sheet 1.22x1220x2440 10 pcs"],
    ["Item\tGauge\tSize\tQty\nCR\t20\t4x8\t5", "cold sheet 0.91x1220x2440 5 pcs"],
    ["Item\tThk\tWidth\tQty\tUOM\nHR Coil\t2\t1250\t10\tMT", "hot coil 2x1250 10000 kg"],
    [
      "Description of Goods\tHSN/SAC\tUnit\tQty\nHR Sheet 5x1500x6000\t7208\tMT\t3",
      "hot sheet 5x1500x6000 3000 kg",
    ],
    ["Thk Width Length Pcs Weight\n2 1250 2500 20 981.25", "sheet 2x1250x2500 20 pcs"],
    ["Thickness\tWidth\tCoils\tWeight (MT)\n2\t1250\t3\t30", "coil 2x1250 3 pcs 30000 kg"],
    ["Thk\tWidth\tLength\tRequired\n2\t1250\t2500\t5", "“Required 5” was not understood"],
    ["Thk\tWidth\tLength\tDelivery\n2\t1250\t2500\t10 days", "sheet 2x1250x2500"],
    ["Steel plates\n10 1500 6000 5", "hot sheet 10x1500x6000 5 pcs"],
    ["Sr. No.\tItem Description\tSize (mm)\tQty (Nos)\n1\tHR\t3x1500x3000\t5", "hot sheet 3x1500x3000 5 pcs"],
  ])("of %j makes of the rows below it %s", (text, meaning) => {
    expect(readAll(text).at(-1)).toBe(meaning);
  });

  it.each([
    ...[
      "Plates",
      "No. of plates",
      "Number of coils",
      "Sheets Reqd",
      "Anzahl",
      "Menge",
      "Stk",
      "Stück",
      "Count",
    ],
  ])("takes what stands below %j for pieces", (heading) => {
    expect(readAll(`Thk\tWidth\tLength\t${heading}\n10\t1500\t6000\t5`)).toEqual([
      "sheet 10x1500x6000 5 pcs",
    ]);
  });

  it.each([
    ...[
      "Item code",
      "PO No",
      "Lfd. Nr.",
      "Drawing",
      "Part number",
      "Density",
      "GST %",
      "Stock",
      "Delivery days",
    ],
  ])("leaves the number below %j beside the size", (heading) => {
    expect(readPastedList(`Thk\tWidth\tLength\t${heading}\n10\t1500\t6000\t7`)).toMatchObject([
      { ok: true, left: [`${heading} 7`] },
    ]);
  });

  it.each([
    ...["Total No", "Total number", "Sheet No", "Plate number", "Required number", "Qty no", "Req. No"],
    ...["Anzahl Nr", "Nr", "For delivery", "Bedarf kg"],
  ])("asks about the number below %j", (heading) => {
    expect(readAll(`Thk\tWidth\tLength\t${heading}\n10\t1500\t6000\t12500`).at(-1)).toBe(
      `“${heading} 12500” was not understood`,
    );
  });

  it("takes a number of eight digits for a code, whatever its heading", () => {
    expect(readAll("Thk\tWidth\tLength\tWerks\n10\t1500\t6000\t47110815")).toEqual(["sheet 10x1500x6000"]);
  });

  it.each([
    ...["Tonnes", "MTS", "M.T.", "Qty (Tonnes)", "Qty - MTs", "Qty (T)", "Qty (M.T.)", "Weight (tonnes)"],
    ...["Required Qty (MT)", "Reqd. Qty MT", "Qty Required (MT)", "Net Wt (MT)", "Gross Weight in MT"],
    ...["Qty M/T", "Balance MT", "Balance (M/T)", "Menge (t)", "To be supplied [MT]"],
  ])("takes what stands below %j for tonnes, not for pieces", (heading) => {
    const table = `Item\tThickness (t)\tWidth\tLength\t${heading}\nHR Sheet\t5\t1500\t6000\t3`;
    expect(readAll(table)).toEqual(["hot sheet 5x1500x6000 3000 kg"]);
    expect(readAll(`Item, Size, ${heading}\nHR Sheet, 5x1500x6000, 3`)).toEqual([
      "hot sheet 5x1500x6000 3000 kg",
    ]);
  });

  it.each([
    ...["Rate", "Rate/MT", "Price per MT", "Rate (Rs/MT)", "Rs/MT", "Basic price (MT)", "Freight (MT)"],
    ...["Unit wt (kg)", "Wt per sheet (kg)", "Kg/pc", "Weight/pc (kg)"],
  ])("takes what stands below %j for no amount", (heading) => {
    const row = "HR Sheet, 5x1500x6000";
    expect(readAll(`Item, Size, ${heading}\n${row}, 3`)).toEqual(["hot sheet 5x1500x6000"]);
    expect(readAll(`Item, Size, Qty, ${heading}\n${row}, 7, 3`)).toEqual(["hot sheet 5x1500x6000 7 pcs"]);
  });

  it.each([
    "Need following width",
    "Please send the width",
    "Please give price, width, grade",
    "Steel price",
  ])("takes no sentence for the heading of a table: %s", (sentence) => {
    expect(readAll(`${sentence}\nHR 2x1250x2500 10`)).toEqual([
      "No size in this line",
      "hot sheet 2x1250x2500 10 pcs",
    ]);
  });

  it("keeps the heading of a table for the rows that are not read, so that they read again when corrected", () => {
    const heading = "Thk\tWidth\tLength\tQty";
    const text = `${heading}\n2\t1250\t2500\t20\n3\t\t2500\t10\n4\t\t2500\t5`;
    const lines = readPastedList(text);
    expect(lines.map(describeLine)).toEqual([
      "A heading, used for the lines below it",
      "sheet 2x1250x2500 20 pcs",
      "The width is missing",
      "The width is missing",
    ]);
    const left = lines.filter(({ ok }) => !ok).map(({ typed }) => typed);
    expect(left[0]).toBe(heading);
    const corrected = left.join("\n").replaceAll("\t\t", "\t1250\t");
    expect(readAll(corrected)).toEqual(["sheet 3x1250x2500 10 pcs", "sheet 4x1250x2500 5 pcs"]);
  });

  it("keeps what looks like the heading of a table and has no rows", () => {
    expect(readAll("Thk\tWidth\n\tT")).toEqual(["No size in this line", "No size in this line"]);
  });

  it("takes the product of a table's row from the row above where its cell is empty or says ditto", () => {
    const rows = ["CRCA Sheet\t1\t1250\t2500\t20", "\t1.2\t1250\t2500\t10", '"\t1.6\t1250\t2500\t5'];
    expect(readAll(["Item\tThk\tWidth\tLength\tQty", ...rows].join("\n"))).toEqual([
      "cold sheet 1x1250x2500 20 pcs",
      "cold sheet 1.2x1250x2500 10 pcs",
      "cold sheet 1.6x1250x2500 5 pcs",
    ]);
  });
});
