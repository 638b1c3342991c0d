import { beforeAll, describe, expect, it } from "vitest";
import { borrowSite } from "../../support/lent-site";
import { cookiesOf, fetchPage, pick, postForm } from "../../support/page";
import { visitor } from "../../support/visitor";
import { fetchPdf } from "./pdf";

const PATTERN = "Chequered sheet is weighed by its thickness without the pattern: the pattern adds weight.";

const site = borrowSite();
let chequered: string;
let plain: string;
beforeAll(async () => {
  const { html } = await fetchPage(`${site.url}/allproduct`);
  const idOf = (name: string) => pick(html, new RegExp(`/coilproduct/([\\da-f]{24})">${name}<`));
  chequered = idOf("HR Chequered Sheet");
  plain = idOf("HR Sheet IS 2062 E250 BR");
});

const sheet = { form: "sheet", thickness: "3", width: "1250", length: "2500", pieces: "2" };

describe("that the pattern of chequered sheet adds weight", () => {
  it("stands on its product's rows, in its calculator's answer and on its data sheets", async () => {
    const { text } = await fetchPage(`${site.url}/product/${chequered}?${new URLSearchParams(sheet)}`);
    expect(text).toContain(PATTERN);
    expect(text).toContain("1250 × 2500 73.59 + pattern");
    expect(text).toContain("One sheet 73.59 kg + pattern 2 pieces 147.19 kg + pattern");
    expect(text).toContain("Weight of a sheet without its pattern, which adds to it");
    expect(text).toContain("by IS 3502:2009, EN 10363 or ASTM A786, as agreed in the order");
    expect(text).not.toContain("EN 10051");
    const paper = await fetchPdf(`${site.url}/product/${chequered}/datasheet.pdf`);
    expect(paper.text).toContain("Weight of a sheet without its pattern, which adds to it");
    expect(paper.text).not.toContain("EN 10051");
  });

  it("stands where it is compared, and not beside another sheet's weight", async () => {
    const { text } = await fetchPage(`${site.url}/compare?ids=${chequered},${plain}`);
    expect(text).toContain("122.66 kg + pattern a sheet of 5 × 1250 × 2500 mm 122.66 kg a sheet of");
    expect(text).toContain(
      "by IS 3502:2009, EN 10363 or ASTM A786, as agreed in the order ± 0.22 mm at 3 × 1250",
    );
    expect((await fetchPage(`${site.url}/product/${plain}`)).text).not.toContain("pattern");
  });

  it("stands on every button that adds a size, and in the question that Ask begins", async () => {
    const size = new URLSearchParams(sheet);
    for (const path of [`/compare?ids=${chequered},${plain}&${size}`, "/search?q=3x1250x2500+2+nos"]) {
      const { text } = await fetchPage(site.url + path);
      expect(text, path).toContain("Add 2 × 3 × 1250 × 2500 mm, 147.19 kg + pattern HR Chequered Sheet");
      expect(text, path).toContain("Add 2 × 3 × 1250 × 2500 mm, 147.19 kg HR Sheet IS 2062 E250 BR");
    }
    const ask = (product: string) => fetchPage(`${site.url}/contact?${size}&product=${product}`);
    expect((await ask(chequered)).text).toContain("2 pieces, 147.19 kg + pattern.");
    expect((await ask(plain)).text).toContain("2 pieces, 147.19 kg.");
  });

  it("goes with it through the list, its total and what was sent", async () => {
    const post = (fields: Record<string, string>, cookie = "") =>
      postForm(`${site.url}/enquiry`, fields, cookie);
    const first = await post({ ...sheet, intent: "add", product: plain });
    const both = await post({ ...sheet, intent: "add", product: chequered }, cookiesOf(first.headers));
    const cookie = cookiesOf(both.headers);
    const list = await fetchPage(`${site.url}/enquiry`, { headers: { Cookie: cookie } });
    const { message: _, ...contact } = visitor;
    const sent = await post(contact, cookie);
    const page = await fetchPage(site.url + sent.headers.get("location"));
    for (const { text } of [list, page]) {
      expect(text).toMatch(/147\.19 kg(?! \+)/);
      expect(text).toContain("147.19 kg + pattern");
      expect(text).toContain("Total: 294.38 kg (0.294 t) + pattern");
      expect(text).toContain(PATTERN);
    }
    expect(page.text).toContain("HR Chequered Sheet · 73.59 kg + pattern each");
    // As mails say it too.
    expect(pick(page.html, /<textarea[^>]*name="as-text"[^>]*>([^<]*)</)).toMatch(
      /147\.19 kg \(.*\n.*147\.19 kg \+ pattern \(.*\nTotal: 4 pieces, 294\.38 kg \(0\.294 t\) \+ pattern\n.*the pattern adds weight\./,
    );
  });

  const read = (list: string) => postForm(`${site.url}/enquiry`, { intent: "read", list });

  it("is said of a pasted line that names it", async () => {
    const { text } = await read("chequered 3x1250x2500 2 nos\n3x1250x2500 2 nos");
    expect(text.match(/147\.19 kg/g)).toHaveLength(2);
    expect(text.match(/147\.19 kg \+ pattern/g)).toHaveLength(1);
  });

  it("is not said of a coil that was asked by its weight", async () => {
    const { text } = await read("chequered coil 3x1250 5 t");
    expect(text).toContain("3 × 1250 mm, 169.9 m , 5 t · Hot Rolled Coil, chequered");
    const coil = new URLSearchParams({ form: "coil", thickness: "3", width: "1250", weight: "5000" });
    expect((await fetchPage(`${site.url}/contact?${coil}&product=${chequered}`)).text).toContain(
      "3 × 1250 mm, 1 coil of 5 t, 5 t.",
    );
    const weighed = (await fetchPage(`${site.url}/product/${chequered}?${coil}`)).text;
    expect(weighed).toContain("A metre 29.44 kg + pattern Coil weight 5 t Length");
  });
});
