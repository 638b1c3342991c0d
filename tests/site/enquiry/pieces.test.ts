import { describe, expect, it } from "vitest";
import { cookiesOf, pick } from "../../support/page";
import { visitor } from "../../support/visitor";
import { borrowBuyer } from "./buyer";

const { open, post, add } = borrowBuyer();

describe("pieces on the enquiry list", () => {
  it("that cannot be are said at their field, with a summary that leads there, and keeps what was typed", async () => {
    const cookie = await add();
    const line = pick((await open("/enquiry", cookie)).html, /name="line" value="([\w-]+)"/);
    for (const pieces of ["0", "1.5", "1e9", "words", ""]) {
      for (const intent of [`change.${line}`, "enter", ""]) {
        const fields = { ...visitor, intent, line, pieces, length: "2500", list: "GI 1x1250x2500" };
        const { status, html } = await post(fields, cookie);
        const input = pick(html, /(<input[^>]*id="pieces-0"[^>]*>)/);
        expect([status, pick(input, / value="([^"]*)"/)], `${pieces} ${intent}`).toEqual([400, pieces]);
        expect(input).toMatch(/aria-invalid="true"/);
        expect(input).toMatch(/aria-describedby="pieces-0-error"/);
        expect(html).toMatch(/id="pieces-0-error"[\s\S]{0,400}Enter a (?:whole )?number/);
        expect(html).toMatch(/id="errors"[\s\S]{0,900}href="#pieces-0"/);
        expect(html).toContain("GI 1x1250x2500");
      }
    }
    const tooLong = await post({ intent: "change", line, pieces: "9", length: "9e9" }, cookie);
    expect(tooLong.html).toMatch(/<input[^>]*id="length-0"[^>]*aria-invalid="true"/);
  });
});

describe("a line of the enquiry list", () => {
  it("can change its thickness, width, length, pieces and product, in any unit", async () => {
    const cookie = await add();
    const { html } = await open("/enquiry", cookie);
    const line = pick(html, /name="line" value="([\w-]+)"/);
    const select = pick(html, /<select[^>]*name="lineProduct"[^>]*>(.*?)<\/select>/s);
    const [, product, name] = /value="([0-9a-f]{24})"[^>]*>([^<]+)</.exec(select) ?? [];
    expect(select).toContain("HR Sheet IS 1079 HR1");
    expect(select).not.toContain("Coil");
    const size = { thickness: '1/8"', width: "4 ft", length: "8 ft", pieces: "1,200" };
    const fields = { intent: `change.${line}`, line, ...size, lineProduct: product ?? "" };
    const changed = await post(fields, cookie);
    expect(changed.status).toBe(302);
    const after = await open("/enquiry", cookiesOf(changed.headers));
    expect(after.text).toContain("3.175 × 1220 × 2440 mm");
    expect(after.text).toContain(`Sheet · ${name}`);
    expect(after.html).toMatch(/<option[^>]* value="[0-9a-f]{24}"[^>]* selected/);
    expect(after.html).toMatch(/name="pieces"[^>]* value="1200"/);
    const own = pick(after.html, /name="line" value="([\w-]+)"/);
    const freed = await post(
      { intent: "change", line: own, pieces: "1", length: "2440", lineProduct: "" },
      cookiesOf(changed.headers),
    );
    expect((await open("/enquiry", cookiesOf(freed.headers))).text).toContain("any grade that fits");
  });

  it.each([
    ["thickness", "thick"],
    ["thickness", "16 gauge"],
    ["width", "9 km"],
    ["length", "0"],
  ])("marks a %s of %s and keeps it as typed, in sight", async (field, typed) => {
    const cookie = await add();
    const line = pick((await open("/enquiry", cookie)).html, /name="line" value="([\w-]+)"/);
    const fields = { intent: "change", line, pieces: "4", length: "2500", [field]: typed };
    const { status, html } = await post(fields, cookie);
    expect(status).toBe(400);
    const input = pick(html, new RegExp(`(<input[^>]*id="${field}-0"[^>]*>)`));
    expect(input).toContain(` value="${typed}"`);
    expect(input).toMatch(/aria-invalid="true"/);
    expect(html.includes('<details class="enquiry-line-more screen-only" open=""')).toBe(field !== "length");
  });
});
