import { describe, expect, it } from "vitest";
import { AddProductForm, productFields } from "~/models/product/form";
import { MOST_SHEET_LINES, type SheetField } from "~/models/spreadsheet/column";
import { readSheet } from "~/models/spreadsheet/file.server";
import { decodeSheet } from "~/models/spreadsheet/record.server";
import { readFigures } from "~/steel/figures";

const headings = "Id,Name,Type,Brand,Thickness,Width,Bottom Card Text,Delivery Days,Phone Number";
const line = ',HR Plate,Hot Rolled Sheet,,"2, 3",1250,,3 days,2015550101';

async function linesOf(text: string) {
  const read = await readSheet(text);
  if (!read.ok) throw new Error(read.message);
  return read.lines;
}

async function problemOf(text: string) {
  const read = await readSheet(text);
  return read.ok ? null : read.message;
}

describe("a spreadsheet's file", () => {
  it.each([
    ["commas", `${headings}\r\n${line}\r\n`],
    [
      "semicolons",
      `${headings.replaceAll(",", ";")}\n;HR Plate;Hot Rolled Sheet;;2, 3;1250;;3 days;2015550101`,
    ],
    [
      "Excel's line that names them",
      `sep=;\r\n${[headings, line].join("\r\n").replaceAll(",", ";").replace('"2; 3"', "2, 3")}`,
    ],
    [
      "tabs",
      `${headings.replaceAll(",", "\t")}\r\tHR Plate\tHot Rolled Sheet\t\t2, 3\t1250\t\t3 days\t2015550101`,
    ],
    ["a byte-order mark and empty lines", `\uFEFF${headings}\r\n\r\n${line}\r\n,,,,,,,,\r\n`],
    [
      "headings spelt otherwise",
      `${headings.toUpperCase().replace("BOTTOM CARD TEXT", "purchaseNow")}\n${line}`,
    ],
  ])("is read with %s", async (_, text) => {
    const [first, ...rest] = await linesOf(text);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({
      id: "",
      cells: { name: "HR Plate", type: "Hot Rolled Sheet", thickness: "2, 3", number: "2015550101" },
    });
  });

  it.each(["\n", "\r\n"])(
    "numbers its lines as the spreadsheet does, with %j within a cell too",
    async (end) => {
      const broken = line.replace("HR Plate", `"HR${end}Plate"`);
      const lines = await linesOf(
        `${headings}${[line, broken, line, "", ",,", line].map((each) => end + each).join("")}`,
      );
      expect(lines.map((one) => one.line)).toEqual([2, 3, 4, 7]);
    },
  );

  it("keeps every line apart, also those that were put behind it with another line break", async () => {
    const lines = await linesOf(`${headings}\r\n${line}\n${line}\r${line}\n\n${line}\r\n`);
    expect(lines.map((one) => [one.line, one.cells.number])).toEqual(
      [2, 3, 4, 6].map((at) => [at, "2015550101"]),
    );
  });

  it("takes a quotation mark within a cell for inches", async () => {
    const [inches] = await linesOf(`${headings}\n${line.replace("HR Plate", 'HR 48" Plate')}`);
    expect(inches?.cells).toMatchObject({ name: 'HR 48" Plate', thickness: "2, 3" });
  });

  it("loses the apostrophe that keeps a spreadsheet from running a cell", async () => {
    const cells = ["'=SUM(A1)", "''=SUM(A1)", "'tis"];
    const lines = await linesOf(
      [headings, ...cells.map((cell) => line.replace("HR Plate", cell))].join("\n"),
    );
    expect(lines.map((one) => one.cells.name)).toEqual(["=SUM(A1)", "'=SUM(A1)", "'tis"]);
  });

  it.each([
    ["", "There is no product in this file"],
    [headings, "There is no product in this file"],
    [
      "Name,Price\nA,1",
      "The first line must have the same headings as the downloaded file; missing: Type, Thickness, Width, Delivery Days, Phone Number",
    ],
    [
      "<!doctype html><title>x</title>",
      "The first line must have the same headings as the downloaded file; missing: Name, Type, Thickness, Width, Delivery Days, Phone Number",
    ],
    [`${headings}, brand\n${line},`, "Two columns are headed brand"],
    [`${headings}\n,"HR`, "Line 2 cannot be read: a quotation mark has no second one"],
    [`${headings}\n${`${line}\n`.repeat(MOST_SHEET_LINES + 1)}`, "A file may have at most 5,000 products"],
  ])("is refused with its reason (%#)", async (text, message) => {
    expect(await problemOf(text)).toBe(message);
  });

  it("needs no more than the id and the columns that are to change", async () => {
    const [first] = await linesOf("Id,Delivery Days,Notes\n65f0a1b2c3d4e5f6a7b8c9d0,9 days,mine");
    expect(first).toEqual({
      ...{ line: 2, id: "65f0a1b2c3d4e5f6a7b8c9d0", cells: { deliveryDays: "9 days" } },
      ...{ surplus: [], mayHaveDecimalCommas: false },
    });
  });

  it("says which of its columns are not read, also one that has cells and no heading", async () => {
    const ignoredOf = async (text: string) => (await readSheet(text)) as { ignored?: string[] };
    const cells = "65f0a1b2c3d4e5f6a7b8c9d0,2,3,mine,";
    expect(await ignoredOf(`Id,Thickness,,Notes,\n${cells}\n${cells}`)).toMatchObject({
      ignored: ["Notes", "one without a heading"],
    });
    expect(await ignoredOf(`Id,Thickness,,Notes,\n${cells.replace(",3,", ", ,")}`)).toMatchObject({
      ignored: ["Notes"],
    });
  });

  it.each([
    ["de-DE", ",", true],
    ["en-IN", ",", false],
    ["en-IN", ";", true],
  ])("may have decimal commas where %s writes them or %j parts its cells", async (locale, sign, may) => {
    const text = `Id,Delivery Days,Thickness\n65f0a1b2c3d4e5f6a7b8c9d0,9 days,"1,5"`;
    const read = await readSheet(sign === "," ? text : text.replaceAll(/,(?!5)/g, sign), readFigures(locale));
    expect(read).toMatchObject({
      lines: [{ cells: { thickness: "1,5" }, mayHaveDecimalCommas: may }],
    });
  });

  it("keeps what stands beyond the last heading, and nothing of empty cells there", async () => {
    const [shifted, empty] = await linesOf(
      "Id,Delivery Days,Thickness\n65f0a1b2c3d4e5f6a7b8c9d0,9 days,2,3,4\n65f0a1b2c3d4e5f6a7b8c9d1,9 days,2,,",
    );
    expect([shifted?.surplus, empty?.surplus]).toEqual([["3", "4"], []]);
  });

  it("of new products needs the columns that the form asks for, and no other", async () => {
    const isOptional = (field: SheetField) => AddProductForm.shape[field].safeParse("").success;
    const needed = Object.entries(productFields).filter(([field]) => !isOptional(field as SheetField));
    const read = await readSheet(
      `${needed.map(([, { label }]) => label).join()}\n${needed.map(() => "x").join()}`,
    );
    expect(read).toMatchObject({ ok: true, lines: [{ line: 2 }] });
  });

  it("is text in any of the spellings that spreadsheets save", () => {
    const text = "Näme 2 × 1250";
    expect(decodeSheet(Buffer.from(text))).toBe(text);
    expect(decodeSheet(Buffer.from(`\uFEFF${text}`, "utf16le"))).toBe(text);
    expect(decodeSheet(Buffer.from(`\uFEFF${text}`, "utf16le").swap16())).toBe(text);
    expect(decodeSheet(Buffer.from(text, "latin1"))).toBe(text);
    expect(decodeSheet(Buffer.from("Blacha \xbf\xf3\xb3ta", "latin1"), "pl-PL")).toBe("Blacha żółta");
    expect(decodeSheet(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 8]))).toBeNull();
  });
});
