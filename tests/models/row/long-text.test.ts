import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { CreateAdminForm, editUserForm, LoginForm, PasswordForm } from "~/models/account/form";
import { AddBlogForm, ContentField, EditBlogForm } from "~/models/blog/form";
import { cleanBlogHtml, plainText } from "~/models/blog/html.server";
import { readEnquiryLine } from "~/models/enquiry/asked-line";
import { ContactForm } from "~/models/enquiry/form";
import { EnquiryListForm } from "~/models/enquiry/list-form.server";
import { parseProductFilter } from "~/models/product/filter";
import { AddProductForm, EditProductForm, productFieldsOfProgram } from "~/models/product/form";
import { parseListQuery } from "~/models/row/list-query";
import { cleanLine, cleanLines } from "~/models/row/typed-text";
import { TestimonialForm } from "~/models/testimonial/form";
import { longTexts } from "../../support/long-texts";

/** As much as one field of a form or a call can bring, in bytes, and how long it may hold the process. */
const BYTES = 250 * 1024;
const MOST_MS = 50;

const texts = longTexts(BYTES);

/** Of this thread alone where Node knows it (from 23.9); else other threads' work is counted with it. */
const readUsage: typeof process.cpuUsage = process.threadCpuUsage ?? process.cpuUsage;

/** The least of three times that the processor was busy with it, in milliseconds: other programs count for nothing. */
function timeOf(work: () => unknown) {
  const times = [1, 2, 3].map(() => {
    const begun = readUsage();
    work();
    const { user, system } = readUsage(begun);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

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

/** A field alone, and as the list that a program or a repeated field makes of it. */
const fieldsOf = (form: z.ZodObject) => Object.keys(form.shape);

describe.each(Object.entries(texts))("250 KB of %s", (_name, text) => {
  it.each(Object.entries(forms))("are judged quickly in every field of %s", (_form, form) => {
    for (const field of fieldsOf(form)) {
      const given = field === "tags" ? [text] : text;
      const ms = timeOf(() => form.safeParse({ [field]: given }));
      expect({ field, quick: ms < MOST_MS, ms }).toMatchObject({ quick: true });
    }
  });

  it.each<[string, () => unknown]>([
    ["a line", () => cleanLine(text)],
    ["several lines", () => cleanLines(text)],
    ["an article", () => cleanBlogHtml(text)],
    ["a program's article", () => ContentField.safeParse([{ type: text, text, items: [text] }])],
    [
      "a program's product",
      () => AddProductForm.safeParse(productFieldsOfProgram({ thickness: text, width: text })),
    ],
    ["a filter", () => parseProductFilter(new URLSearchParams({ tmin: text, sort: text }))],
    ["a list", () => parseListQuery(new URLSearchParams({ q: text, sort: text, page: text }), ["name"])],
    [
      "a size",
      () => readEnquiryLine(new URLSearchParams({ form: text, thickness: text, productName: text }), true),
    ],
  ])("are judged quickly as %s", (_kind, check) => {
    expect(timeOf(check)).toBeLessThan(MOST_MS);
  });
});

// As much as an article may have: this is parsed.
describe.each(Object.entries(texts))("an article of 100 KB of %s", (_name, text) => {
  const whole = Buffer.from(text)
    .subarray(0, 99 * 1024)
    .toString();

  it("is cleaned and read quickly, or refused", () => {
    expect(timeOf(() => cleanBlogHtml(whole))).toBeLessThan(10 * MOST_MS);
    expect(timeOf(() => plainText(whole))).toBeLessThan(10 * MOST_MS);
  });
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
