import { describe, expect, it } from "vitest";
import { borrowSite } from "../../support/lent-site";
import { cookiesOf, fetchPage, pick, postForm } from "../../support/page";
import { visitor } from "../../support/visitor";

const site = borrowSite();

describe("pieces on the enquiry list", () => {
  const open = (cookie: string) => fetchPage(`${site.url}/enquiry`, { headers: { Cookie: cookie } });
  const sheet = { intent: "add", form: "sheet", thickness: "2", width: "1250", length: "2500", pieces: "40" };

  it("that cannot be are said at their field, with a summary that leads there, and keeps what was typed", async () => {
    const cookie = cookiesOf((await postForm(`${site.url}/enquiry`, sheet)).headers);
    const line = pick((await open(cookie)).html, /name="line" value="([\w-]+)"/);
    for (const pieces of ["0", "1.5", "1e9", "words", ""]) {
      for (const intent of [`change.${line}`, "enter", ""]) {
        const fields = { ...visitor, intent, line, pieces, length: "2500", list: "GI 1x1250x2500" };
        const { status, html } = await postForm(`${site.url}/enquiry`, fields, cookie);
        const input = pick(html, /(<input[^>]*id="pieces-0"[^>]*>)/);
        expect([status, pick(input, / value="([^"]*)"/)], `${pieces} ${intent}`).toEqual([400, pieces]);
        expect(input).toMatch(/aria-invalid="true"/);
        expect(input).toMatch(/aria-describedby="pieces-0-error"/);
        expect(html).toMatch(/id="pieces-0-error"[\s\S]{0,400}Enter a (?:whole )?number/);
        expect(html).toMatch(/id="errors"[\s\S]{0,900}href="#pieces-0"/);
        expect(html).toContain("GI 1x1250x2500");
      }
    }
    const tooLong = await postForm(
      `${site.url}/enquiry`,
      { intent: "change", line, pieces: "9", length: "9e9" },
      cookie,
    );
    expect(tooLong.html).toMatch(/<input[^>]*id="length-0"[^>]*aria-invalid="true"/);
  });

  it.each(["12 pcs", "1,200", "१२", "１２ nos", "12 sheets"])(
    "takes %s for a number of pieces",
    async (pieces) => {
      const cookie = cookiesOf((await postForm(`${site.url}/enquiry`, sheet)).headers);
      const line = pick((await open(cookie)).html, /name="line" value="([\w-]+)"/);
      const changed = await postForm(
        `${site.url}/enquiry`,
        { intent: "change", line, pieces, length: "2500" },
        cookie,
      );
      expect(changed.status).toBe(302);
      expect((await open(cookiesOf(changed.headers))).html).toMatch(/name="pieces"[^>]* value="12(?:00)?"/);
    },
  );
});
