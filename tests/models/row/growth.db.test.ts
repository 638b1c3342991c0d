import { describe, expect, it } from "vitest";
import { cleanBlogHtml, plainText } from "~/models/blog/html.server";
import { checkContent } from "~/models/blog/write.server";
import { readEnquiryLine } from "~/models/enquiry/asked-line";
import { pictureOfFile } from "~/models/picture/url";
import { parseProductFilter } from "~/models/product/filter";
import { AddProductForm, productFieldsOfProgram } from "~/models/product/form";
import { readJson } from "~/models/row/json";
import { parseListQuery } from "~/models/row/list-query";
import { cleanLine, cleanLines } from "~/models/row/typed-text";
import { readAnswers } from "~/site/written/chooser";
import { parseNumber } from "~/steel/measure";
import { findFastGrowth } from "../../support/growth";
import { longTexts } from "../../support/long-texts";

/** As much as a body, and for an article as much as it may have. */
const BODY_BYTES = 250 * 1024;
const ARTICLE_BYTES = 96 * 1024;

describe.each(Object.keys(longTexts(1)))("%s", (name) => {
  const textOf = (bytes: number) => longTexts(bytes)[name] ?? "";
  const names = [
    "q",
    "sort",
    "page",
    "tmin",
    "type",
    "form",
    "thickness",
    "width",
    "length",
    "pieces",
    "place",
  ];
  const asQuery = (text: string) => new URLSearchParams(names.map((each) => [each, text]));
  const works: Record<string, (text: string) => unknown> = {
    line: cleanLine,
    lines: cleanLines,
    json: readJson,
    content: (text) => checkContent(text, "add"),
    sizes: (text) => AddProductForm.safeParse(productFieldsOfProgram({ thickness: text, width: text })),
    number: parseNumber,
    "file name": pictureOfFile,
    list: (text) => parseListQuery(asQuery(text), ["name"]),
    filter: (text) => parseProductFilter(asQuery(text)),
    calculation: (text) => readEnquiryLine(asQuery(text), true),
    answers: (text) => readAnswers(asQuery(text)),
  };

  it("take every parser time by their length alone", () => {
    for (const [what, work] of Object.entries(works))
      expect([what, findFastGrowth(work, textOf, BODY_BYTES)]).toEqual([what, null]);
  });

  it("take an article time by their length alone", () => {
    const readArticle = (text: string) => {
      const clean = cleanBlogHtml(text);
      return clean.ok ? plainText(clean.html) : clean.message;
    };
    expect(findFastGrowth(readArticle, textOf, ARTICLE_BYTES)).toBeNull();
  });
});

it("the square of the length would be seen", () => {
  const square = (text: string) => {
    let count = 0;
    for (let at = 0; at < text.length ** 2 / 8; at += 1) count += text.charCodeAt(at % text.length);
    return count;
  };
  expect(findFastGrowth(square, (bytes) => "a".repeat(bytes), 24 * 1024)).toContain("ms");
});
