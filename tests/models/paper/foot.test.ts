import { expect, test } from "vitest";
import { drawList } from "~/models/paper/list.server.mjs";
import { drawPage } from "~/models/paper/page.server.mjs";
import type { ListPaper, Paper } from "~/models/paper/print.server";
import { readPdf } from "../../site/product/pdf";

const list: ListPaper = {
  ...{ language: "en", title: "Your list", subject: "List", at: "2026-11-25T06:00:00.000Z" },
  ...{ label: "List", facts: [], sizes: [], texts: [], note: "Indicative.", lostNote: "Letters are lost." },
  company: { name: "Steel", address: "", phone: "", email: "" },
  day: { at: "2026-11-25", text: "25 નવે, 2026" },
};

const page: Paper = {
  ...{ ...list, kind: "Sheet", line: "", url: "https://steel.example/p", scan: "Scan", rest: "" },
  ...{ table: { caption: "Sizes", columns: ["mm"], rows: [["2"]] }, notes: [], lists: [] },
};

test("the day at the foot of a list and of a data sheet is readable where no font has its letters", async () => {
  for (const [drawn, says] of [
    [await drawList(list), "2026-11-25 ·"],
    [await drawPage(page), "As of 2026-11-25"],
  ] as const) {
    const pdf = readPdf(drawn);
    expect(pdf.text).toContain(says);
    expect(pdf.text).not.toContain(list.lostNote);
  }
});

test("an element stays beside its figure, and a long figure is one, wherever a line ends", async () => {
  const facts = Array.from({ length: 30 }, (_, count) => ({
    label: "Composition",
    value: `${"i".repeat(count + 15)} Mn\u00a01\u202f234.50`,
  }));
  const { texts } = readPdf(await drawPage({ ...page, facts }));
  const begun = texts.map(({ text }) => text).filter((text) => /^(?:Mn|1|234)/.test(text));
  expect(begun.length).toBeGreaterThan(5);
  expect(begun.filter((text) => !/^Mn 1 234\.50/.test(text))).toEqual([]);
});

test("nothing of the company, nor of who asked, is cut from a list or a data sheet", async () => {
  const said = (word: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${word}${at}`).join(" ");
  const company = {
    ...list.company,
    name: said("Steel", 8),
    address: said("Road", 33),
    email: said("mail", 15),
  };
  const facts = [{ label: "Delivery to", value: said("Gate", 17) }];
  for (const drawn of [
    await drawList({ ...list, company, facts }),
    await drawPage({ ...page, company, facts }),
  ]) {
    const { text } = readPdf(drawn);
    for (const last of ["Steel7", "Road32", "mail14", "Gate16"]) expect(text).toContain(last);
  }
});
