import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { CreateAdminForm, editUserForm, LoginForm, PasswordForm } from "~/models/account/form";
import { AddBlogForm, ContentField, EditBlogForm } from "~/models/blog/form";
import { cleanBlogHtml, plainText } from "~/models/blog/html.server";
import { checkContent } from "~/models/blog/write.server";
import { ContactForm } from "~/models/enquiry/form";
import { EnquiryListForm } from "~/models/enquiry/list-form.server";
import { readEnquiryLine } from "~/models/line/typed.server";
import { readCurrency } from "~/models/money/currency.server";
import { parseMoney } from "~/models/money/money";
import { pictureOfFile } from "~/models/picture/file-name";
import { parseProductFilter } from "~/models/product/filter";
import { AddProductForm, EditProductForm, productFieldsOfProgram } from "~/models/product/form";
import { workOut } from "~/models/quotation/form";
import { lineRows } from "~/models/quotation/line";
import { MOST_RATES, readRates } from "~/models/rate/form";
import { parseListQuery } from "~/models/row/list-query";
import { TestimonialForm } from "~/models/testimonial/form";
import { readJson } from "~/models/text/json";
import { cleanLine, cleanLines } from "~/models/text/typed-text";
import { readAnswers } from "~/site/written/chooser";
import { siFigures } from "~/steel/figures";
import { parseNumber } from "~/steel/measure";
import { measureWork } from "../../support/cpu-time";
import { longTexts } from "../../support/long-texts";

/** As much as one field of a form or a call can bring, in bytes, and how long it may hold the process. */
const BYTES = 250 * 1024;
const MOST_MS = 50;

const texts = longTexts(BYTES);

/** A joiner, a word joiner, a soft hyphen, a variation of nothing and a filler. */
const UNSEEN = " \u200D\u2060\u00AD \uFE0F\u3164";

const terms = {
  currency: readCurrency("en-IN", "INR"),
  figures: siFigures,
  taxes: [],
  today: "2026-11-20",
  oldestRate: "",
};

const forms: Record<string, z.ZodObject> = {
  LoginForm,
  CreateAdminForm,
  "edit user": editUserForm("someone@example.com"),
  PasswordForm,
  AddBlogForm,
  EditBlogForm,
  ContactForm,
  EnquiryListForm,
  AddProductForm,
  EditProductForm,
  TestimonialForm,
};

const works: Record<string, (text: string) => unknown> = {
  "a line": cleanLine,
  "several lines": cleanLines,
  JSON: readJson,
  "an article": cleanBlogHtml,
  "a program's article": (text) => ContentField.safeParse([{ type: text, text, items: [text] }]),
  "a program's product": (text) =>
    AddProductForm.safeParse(productFieldsOfProgram({ thickness: text, width: text })),
  "a number": parseNumber,
  "a sum": (text) => parseMoney(text, terms.currency, terms.figures),
  "a file's name": pictureOfFile,
  "a filter": (text) => parseProductFilter(new URLSearchParams({ tmin: text, type: text, sort: text })),
  "a list": (text) => parseListQuery(new URLSearchParams({ q: text, sort: text, page: text }), ["name"]),
  "a size": (text) =>
    readEnquiryLine(new URLSearchParams({ form: text, thickness: text, productName: text }), true, siFigures),
  "a chooser's answers": (text) =>
    readAnswers(new URLSearchParams({ place: text, coat: text, thickness: text })),
};

describe.each(Object.entries(texts))("250 KB of %s", (_name, text) => {
  it("are judged quickly in every field of every form", () => {
    for (const [name, form] of Object.entries(forms)) {
      for (const field of Object.keys(form.shape)) {
        const given = { [field]: field === "tags" ? [text] : text };
        const ms = measureWork(() => form.safeParse(given), MOST_MS);
        expect({ name, field, quick: ms < MOST_MS, ms }).toMatchObject({ quick: true });
      }
    }
  });

  it("are read quickly, whatever they are taken for", () => {
    for (const [name, work] of Object.entries(works)) {
      const ms = measureWork(() => work(text), MOST_MS);
      expect({ name, quick: ms < MOST_MS, ms }).toMatchObject({ quick: true });
    }
  });

  it("are cleaned and read quickly as an article of 100 KB, or refused", () => {
    const whole = Buffer.from(text)
      .subarray(0, 99 * 1024)
      .toString();
    for (const work of [cleanBlogHtml, plainText])
      expect(measureWork(() => work(whole), 10 * MOST_MS)).toBeLessThan(10 * MOST_MS);
  });
});

const rows = new URLSearchParams(Array.from({ length: 2_000 }, (_, at) => [`lines[${at}].text`, `${at} mm`]));
const charges = new URLSearchParams(
  Array.from({ length: 2_400 }, (_, at) => [
    [`charges[${at}].label`, "Cutting"],
    [`charges[${at}].amount`, "1500/t"],
  ]).flat(),
);
const typedRates = Array.from({ length: 2_400 }, (_, at) => ({
  ...{ type: "hotrolledsheet", grade: "", from: `${at + 1}`, to: "", rate: "54.20", unit: "kg", gone: "" },
}));
const { rates: table } = readRates(typedRates.slice(0, MOST_RATES), terms, {
  before: [],
  today: terms.today,
});
const letters = Array<string>(64_000).fill("a");

it.each<[string, () => unknown]>([
  ["tags of a form", () => AddBlogForm.safeParse({ tags: letters })],
  ["tags of a program", () => checkContent([{ type: "Title", text: "Text", items: letters }], "add")],
  [
    "tags of many blocks",
    () =>
      checkContent(Array(50).fill({ type: "Title", text: "Text", items: letters.slice(0, 1_000) }), "add"),
  ],
  ["rows that are put in order", () => lineRows.write(rows, lineRows.read(rows))],
  ["rows of a quotation", () => workOut(rows, terms)],
  ["charges of a quotation", () => workOut(charges, terms)],
  ["rates", () => readRates(typedRates, terms, { before: table, today: terms.today })],
  [
    "rates of a full table",
    () => readRates(typedRates.slice(0, MOST_RATES), terms, { before: table, today: terms.today }),
  ],
])("as many short %s as come in are judged quickly", (_, work) => {
  expect(measureWork(work, MOST_MS)).toBeLessThan(MOST_MS);
});

it("a text of more than 32 KB is refused, not cut to what would be allowed", () => {
  const blanks = `Ada${" ".repeat(40_000)}`;
  expect(ContactForm.safeParse({ name: blanks, phone: "1234567890", message: "Hello" }).success).toBe(false);
  const name = `Ada${" ".repeat(1_000)}`;
  expect(ContactForm.safeParse({ name, phone: "1234567890", message: "Hello" }).success).toBe(true);
});

it("letters keep the marks that languages have, and half a character is none", () => {
  expect(cleanLine("Tie\u0302\u0301ng Vie\u0323\u0302t")).toBe("Ti\u1ebfng Vi\u1ec7t");
  expect(cleanLine("a\ud83d b")).toBe("a\ufffd b");
  // An accent that a mark had kept from its letter.
  for (const clean of [cleanLine, cleanLines]) expect(clean("K\u202e\u0301 2 mm")).toBe("\u1e30 2 mm");
});

describe("a text of signs that nobody sees", () => {
  it.each(Object.entries(forms).filter(([name]) => name !== "PasswordForm"))("is none in %s", (_, form) => {
    const names = Object.keys(form.shape).filter((name) => !/password/i.test(name));
    const faults = (text: string) => {
      const read = form.safeParse(Object.fromEntries(names.map((name) => [name, text])));
      return read.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    };
    expect(faults("x")).not.toEqual(faults(""));
    expect(faults(UNSEEN)).toEqual(faults(""));
  });

  it("stays where it joins what is seen", () => {
    for (const text of ["क्\u200Dष", "👨\u200D🏭", "❤\uFE0F"]) {
      expect([cleanLine(text), cleanLines(text)]).toEqual([text, text]);
    }
  });
});
