import { expect, it } from "vitest";
import { borrowSite } from "../../support/lent-site";
import { cookiesOf, fetchPage, pick, postForm } from "../../support/page";

const site = borrowSite();

/** The forms of a page that add a size, each with what it sends when nothing is changed. */
function readForms(html: string) {
  const forms = Array.from(
    html.matchAll(/<form method="post" action="[^"]*"[\s\S]*?<\/form>/g),
    ([form]) => form,
  );
  return forms
    .filter((form) => form.includes('value="add"'))
    .map((form) => {
      const fields: Record<string, string> = {};
      for (const [tag] of form.matchAll(/<(?:input|button)[^>]* name="[^>]*>/g)) {
        fields[pick(tag, / name="([^"]*)"/)] = / value="([^"]*)"/.exec(tag)?.[1] ?? "";
      }
      for (const [, name = "", options = ""] of form.matchAll(
        /<select[^>]* name="(\w+)"[\s\S]*?>([\s\S]*?)<\/select>/g,
      )) {
        const chosen =
          /<option[^>]*selected[^>]*>/.exec(options)?.[0] ?? /<option[^>]*>/.exec(options)?.[0] ?? "";
        fields[name] = pick(chosen, / value="([^"]*)"/);
      }
      return fields;
    });
}

async function findProduct(name: string) {
  const { html } = await fetchPage(`${site.url}/search?q=${encodeURIComponent(name)}`);
  return pick(
    html,
    new RegExp(
      `href="(/(?:coil)?(?:cold)?product(?:sheet|coil)?/[0-9a-f]{24})"[^>]*>(?:<mark>)?${name.slice(0, 2)}`,
    ),
  );
}

it("a row of a sheet adds its size for its product, and answers on the product's page", async () => {
  const path = await findProduct("HR Sheet IS 1079 HR1");
  const { html } = await fetchPage(site.url + path);
  const row = readForms(html).find(({ size, pieces }) => size === "2x1250x2500" && pieces === "1");
  expect(row).toEqual({
    intent: "add",
    form: "sheet",
    product: path.split("/").at(-1),
    back: path,
    place: expect.stringMatching(/^(?:chosen-pieces|pieces-2x1250x2500)$/),
    size: "2x1250x2500",
    pieces: "1",
  });
  const added = await postForm(site.url + path, { ...row, pieces: "10" });
  const place = row?.place ?? "";
  expect([added.status, added.headers.get("location")]).toEqual([302, `${path}#${place}`]);
  const cookie = cookiesOf(added.headers);
  const back = await fetchPage(site.url + path, { headers: { Cookie: cookie } });
  expect(back.html).toContain(`id="${place}"`);
  expect(back.text).toContain("On your list: 10 pieces. Open the list");
  expect(back.html).toMatch(/class="call-list"[\s\S]{0,500}href="\/enquiry"[\s\S]{0,500}List/);
  const again = await postForm(site.url + path, { ...row, pieces: "10" }, cookie);
  const sum = await fetchPage(site.url + path, { headers: { Cookie: cookiesOf(again.headers) } });
  expect(sum.text).toContain("10 pieces. There are 20 of this size on it now.");
  expect(sum.text).toContain("On your list: 20 pieces.");
  expect(back.text).toContain("2 × 1250 × 2500 mm, 10 pieces");
  const list = await fetchPage(`${site.url}/enquiry`, { headers: { Cookie: cookie } });
  expect(list.text).toContain("490.63 kg");
  expect(list.text).toContain("HR Sheet IS 1079 HR1");
});

it.each(["words", ""])(
  "pieces that cannot be (%j) stay on the product's page, with their size, and say so at their field",
  async (pieces) => {
    const path = await findProduct("HR Sheet IS 1079 HR1");
    const forms = readForms((await fetchPage(site.url + path)).html);
    for (const place of ["chosen-pieces", "pieces-2x1250x3000", "pieces-2x1250x2500"]) {
      const form =
        forms.find((each) => each.place === place) ?? forms.find((each) => each.place !== undefined);
      const field = form?.place ?? "";
      const size = form?.size ?? "";
      const { status, html } = await postForm(site.url + path, { ...form, pieces });
      const input = pick(html, new RegExp(`(<input[^>]*id="${field}"[^>]*>)`));
      expect([status, pick(input, / value="([^"]*)"/)]).toEqual([400, pieces]);
      expect(input).toContain('aria-invalid="true"');
      expect(input).toContain(`aria-describedby="${field}-error"`);
      expect(html).toMatch(
        new RegExp(`error-summary"[\\s\\S]{0,900}Pieces: [\\s\\S]{0,9}<a href="#${field}"`),
      );
      expect(html).toMatch(new RegExp(`id="${field}-error"[\\s\\S]{0,400}Enter a`));
      expect(html).toContain("HR Sheet IS 1079 HR1");
      expect(html).not.toContain("could not be read");
      if (field === "chosen-pieces")
        expect(html).toMatch(new RegExp(`<option[^>]*value="${size}"[^>]*selected`));
    }
  },
);

it("a size of the calculator that cannot be stays as typed, and the summary leads to its fields", async () => {
  const path = await findProduct("HR Sheet IS 1079 HR1");
  const size = { form: "sheet", thickness: "x", width: "1250", length: "", pieces: "2" };
  const { status, html } = await postForm(site.url + path, { ...size, intent: "add" });
  expect(status).toBe(400);
  expect(pick(html, /(<input[^>]*id="calculator-thickness"[^>]*>)/)).toContain('value="x"');
  expect(html.match(/error-summary"/g)).toHaveLength(1);
  const summary = pick(html, /error-summary"([\s\S]*?)<\/ul>/);
  expect(summary).toMatch(/Thickness: [\s\S]{0,9}<a href="#calculator-thickness">Enter a number/);
  expect(summary).toMatch(/Length: [\s\S]{0,9}<a href="#calculator-length">Enter a number/);
});

it("a full list is said on the page that the size was added on", async () => {
  const path = await findProduct("HR Sheet IS 1079 HR1");
  const text = Array.from({ length: 60 }, (_, at) => `HR 2x1250x${1000 + at}`).join("\n");
  const read = await postForm(`${site.url}/enquiry`, { intent: "read", list: text });
  const state = pick(read.html, /name="state" value="([^"]+)"/);
  const cookie = cookiesOf(
    (await postForm(`${site.url}/enquiry`, { intent: "add-read", list: text, state })).headers,
  );
  const row = readForms((await fetchPage(site.url + path)).html).find(({ size }) => size === "2x1250x2500");
  const full = await postForm(site.url + path, { ...row, pieces: "7" }, cookie);
  expect([full.status, full.text.includes("The list holds 60 sizes")]).toEqual([400, true]);
  const elsewhere = await postForm(`${site.url}/enquiry`, { ...row, back: "/allproduct" }, cookie);
  expect([elsewhere.status, elsewhere.headers.get("location")]).toEqual([302, "/allproduct"]);
});

it("a row of a coil adds as many coils as asked, of the weight that is chosen", async () => {
  const path = await findProduct("CR Coil DC01");
  const row = readForms((await fetchPage(site.url + path)).html).find(({ size }) =>
    size?.startsWith("0.8x1250x"),
  );
  expect(row?.size).toBe("0.8x1250x8000x508");
  const added = await postForm(site.url + path, { ...row, size: "0.8x1250x12000x508", pieces: "2" });
  const list = await fetchPage(`${site.url}/enquiry`, { headers: { Cookie: cookiesOf(added.headers) } });
  expect(list.text).toContain("24 t");
});

it("every form of every product's page is taken by the list as it stands", async () => {
  const { html } = await fetchPage(`${site.url}/allproduct`);
  const paths = new Set(
    Array.from(html.matchAll(/href="(\/coilproduct\/[0-9a-f]{24})"/g), ([, path = ""]) => path),
  );
  expect(paths.size).toBe(20);
  for (const path of paths) {
    const forms = readForms((await fetchPage(site.url + path)).html);
    expect(forms.length, path).toBeGreaterThan(4);
    for (const form of [forms[0], forms.at(-1)]) {
      const { status } = await postForm(site.url + path, form ?? {});
      expect(status, `${path} ${JSON.stringify(form)}`).toBe(302);
    }
  }
});

it("the first screen says what it is and how to buy it, with one telephone number of its own", async () => {
  const { html, text } = await fetchPage(site.url + (await findProduct("HR Sheet IS 2062 E250 BR")));
  expect(text).toMatch(/Grade IS 2062 E250 BR Thickness 3–10 mm Width 1250–1500 mm/);
  const main = pick(html, /(<main[\s\S]*<\/main>)/);
  expect(main.match(/href="tel:\+12015550101"/g)).toHaveLength(1);
  expect(main.match(/\(201\) 555-0101/g)).toHaveLength(1);
});

it("the size that was weighed without a script stands in the text for WhatsApp", async () => {
  const path = await findProduct("HR Sheet IS 1079 HR1");
  const { html } = await fetchPage(
    `${site.url}${path}?form=sheet&thickness=2&width=1250&length=3100&pieces=7`,
  );
  const texts = Array.from(html.matchAll(/href="https:\/\/wa\.me\/\d+\?text=([^"]+)"/g), ([, text = ""]) =>
    decodeURIComponent(text),
  );
  expect(texts).toContain("HR Sheet IS 1079 HR1, 2 × 1250 × 3100 mm, 7 pieces: price and delivery, please.");
});
