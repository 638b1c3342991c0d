import { describe, expect, it } from "vitest";
import { rows } from "../../faults/store";
import { cookiesOf, pick } from "../../support/page";
import { visitor } from "../../support/visitor";
import { borrowBuyer, sheet } from "./buyer";

const { site, open, post, add } = borrowBuyer();

describe("the enquiry list", () => {
  it("collects sizes in a cookie, totals them and sends them with the contact fields", async () => {
    const added = await post(sheet);
    expect(added.status).toBe(302);
    const coil = {
      intent: "add",
      form: "coil",
      thickness: "1.6",
      width: "1250",
      weight: "12000",
      inner: "508",
    };
    const both = await post(coil, cookiesOf(added.headers));
    const cookie = cookiesOf(both.headers);
    const list = await open("/enquiry", cookie);
    expect(list.text).toContain("2 × 1250 × 2500 mm 1.963 t");
    expect(list.text).toContain("Coil 1.6 × 1250 mm, inner 508 mm 12 t");
    expect(list.html).toMatch(/name="length"[^>]* value="764.3"/);
    expect(list.text).toContain("Total: 13,962.5 kg (13.963 t)");
    expect(list.html).toMatch(/header-count[^>]*>[\s\S]{0,120}2<\/span>/);

    const { message: _, ...contact } = visitor;
    const wishes = { deliveryPlace: " Pune  411019", wantedOn: "2027-12-31" };
    const past = await post({ ...contact, ...wishes, wantedOn: "2020-02-02" }, cookie);
    expect([past.status, past.text.includes("This day has passed")]).toEqual([400, true]);
    expect(past.html).toContain('value="2020-02-02"');
    const sent = await post({ ...contact, ...wishes }, cookie);
    expect(sent.status).toBe(302);
    expect(sent.headers.get("location")).toMatch(/^\/enquiry\/sent\?of=/);
    const page = await open(sent.headers.get("location"));
    const reference = pick(page.text, /Your reference: (E-[A-Z2-9]{6})/);
    expect((await open("/enquiry", cookiesOf(sent.headers))).text).toContain("Nothing on the list yet");
    expect(
      rows(site, `SELECT deliveryPlace, wantedOn FROM Enquiry WHERE reference = '${reference}'`),
    ).toEqual([{ deliveryPlace: "Pune 411019", wantedOn: "2027-12-31" }]);
    const lines = rows(
      site,
      `SELECT form, thickness, pieces, round(weightKg) AS kg FROM EnquiryLine WHERE enquiryId = (SELECT id FROM Enquiry WHERE reference = '${reference}') ORDER BY position`,
    );
    expect(lines).toEqual([
      { form: "sheet", thickness: 2, pieces: 40, kg: 1963 },
      { form: "coil", thickness: 1.6, pieces: 1, kg: 12000 },
    ]);
  });

  it("makes one line of two that are changed into one size, takes a line off, and puts it back where it was", async () => {
    const two = await add({ length: "3000" }, await add());
    const page = await open("/enquiry", two);
    const line = pick(page.html, /name="line" value="([\w-]+)"/);
    const joined = await post({ intent: "change", line, pieces: "40", length: "3000" }, two);
    expect((await open("/enquiry", cookiesOf(joined.headers))).text).toMatch(
      /3000 mm, 80 pieces\. .* 1 size /,
    );
    const removed = await post({ intent: "remove", line }, two);
    expect(removed.status).toBe(302);
    const rest = await open("/enquiry", cookiesOf(removed.headers));
    expect(rest.text).toContain("Removed from the list: sheet 2 × 1250 × 2500 mm, 40 pieces.");
    expect(rest.text).not.toContain("2 × 1250 × 2500 mm 1.963 t");
    const id = pick(rest.html, /name="id" value="([^"]+)"/);
    const undone = await post({ intent: "undo", id }, cookiesOf(removed.headers));
    const again = await open("/enquiry", cookiesOf(undone.headers));
    expect(again.text.indexOf("2 × 1250 × 2500 mm 1.963 t")).toBeLessThan(
      again.text.indexOf("2 × 1250 × 3000 mm 2.355 t"),
    );
    const gone = await post({ intent: "remove", line: "AgAA" }, two);
    expect([gone.status, gone.text.includes("no longer on the list")]).toEqual([409, true]);
  });

  it("changes pieces and length of a sheet, and weight or length of a coil", async () => {
    const coil = { intent: "add", form: "coil", thickness: "1.6", width: "1250", weight: "12000" };
    const both = cookiesOf((await post(coil, await add())).headers);
    const keys = [...(await open("/enquiry", both)).html.matchAll(/name="line" value="([\w-]+)"/g)].map(
      (found) => found[1] ?? "",
    );
    const [sheetKey = "", coilKey = ""] = [...new Set(keys)];
    const change = async (fields: Record<string, string>) => {
      const changed = await post({ intent: "change", ...fields }, both);
      return changed.status === 302
        ? (await open("/enquiry", cookiesOf(changed.headers))).text
        : changed.text;
    };
    expect(await change({ line: sheetKey, pieces: "12", length: "3000" })).toContain(
      "Changed to sheet 2 × 1250 × 3000 mm, 12 pieces.",
    );
    expect(await change({ line: coilKey, weight: "6000", length: "764.3" })).toContain(
      "Changed to coil 1.6 × 1250 mm, 382.2 m.",
    );
    expect(await change({ line: coilKey, weight: "12000", length: "100" })).toContain(
      "Changed to coil 1.6 × 1250 mm, 100 m.",
    );
    const wrong = await change({ line: sheetKey, pieces: "1.5", length: "3000" });
    expect(wrong).toContain("sheet 2 × 1250 × 2500 mm, 40 pieces: Enter a whole number");
  });

  it("keeps all that was typed on the page, whichever of its buttons was pressed", async () => {
    const both = await add({ length: "3000" }, await add());
    const page = await open("/enquiry", both);
    const [one = "", other = ""] = [...page.html.matchAll(/name="line" value="([\w-]+)"/g)].map(
      (found) => found[1] ?? "",
    );
    expect(page.html.match(/<form[^>]* id="send"/g)).toHaveLength(1);
    const lines = `line=${one}&pieces=12&length=2500&line=${other}&pieces=40&length=3000`;
    const person = new URLSearchParams({ ...visitor, deliveryPlace: "Pune 411019" });
    const press = (intent: string, more = "") =>
      post(new URLSearchParams(`intent=${intent}&${lines}&${person}&${more}`), both);
    const kept = (html: string) =>
      ["Asha Rao", "+91 98765 43210", "asha@example.com", "40 sheets, please", "Pune 411019"].filter(
        (typed) => !html.includes(typed),
      );
    const changed = await press(`change.${one}`, "list=HR 3x1250x2500 5 nos");
    expect([changed.status, kept(changed.html)]).toEqual([200, []]);
    expect(changed.text).toContain("Changed to sheet 2 × 1250 × 2500 mm, 12 pieces.");
    expect(changed.html).toContain("HR 3x1250x2500 5 nos</textarea>");
    expect((await open("/enquiry", cookiesOf(changed.headers))).text).toContain(
      "2 × 1250 × 2500 mm 588.75 kg",
    );

    const removed = await press(`remove.${other}`);
    expect([removed.status, kept(removed.html)]).toEqual([200, []]);
    expect(removed.html).toMatch(/name="pieces"[^>]* value="12"/);
    expect(removed.html).toContain('value="undo"');

    const read = await press("read", "list=HR 3x1250x2500 5 nos");
    expect([read.status, kept(read.html)]).toEqual([200, []]);
    expect(read.html).toMatch(/name="pieces"[^>]* value="12"/);

    const entered = await press("enter");
    expect(entered.text).toContain("Changed to sheet 2 × 1250 × 2500 mm, 12 pieces.");
    const wrong = await press(`change.${other}`, `line=${other}&pieces=1.5`);
    expect([wrong.status, kept(wrong.html)]).toEqual([400, []]);

    const sent = await press("");
    expect(sent.status).toBe(302);
    const confirmation = await open(sent.headers.get("location"));
    expect(confirmation.text).toContain("2 × 1250 × 2500 mm, 12 pieces");
  });

  it("carries what was typed past a list that has become empty", async () => {
    const cookie = await add();
    const line = pick((await open("/enquiry", cookie)).html, /name="line" value="([\w-]+)"/);
    const emptied = await post({ intent: "remove", line, ...visitor }, cookie);
    expect(emptied.text).toContain("Nothing on the list yet");
    expect(emptied.html).toContain('type="hidden" name="name" value="Asha Rao"');
    const id = pick(emptied.html, /name="id" value="([^"]+)"/);
    const back = await post({ intent: "undo", id, ...visitor }, cookiesOf(emptied.headers));
    expect(back.html).toMatch(/id="name"[^>]* value="Asha Rao"|value="Asha Rao"[^>]* id="name"/);
  });

  it("adds from a product's page: its name stands on the line, and the page is shown again", async () => {
    const list = await open("/allproduct");
    const id = pick(list.html, /\/coilproduct\/([0-9a-f]{24})/);
    const back = `/product/${id}?form=sheet#sizes`;
    const added = await post({ ...sheet, product: id, back });
    expect([added.status, added.headers.get("location")]).toEqual([302, back]);
    const page = await open(`/product/${id}`, cookiesOf(added.headers));
    expect(page.text).toContain("Added to your enquiry list: sheet 2 × 1250 × 2500 mm, 40 pieces.");
    expect(page.html).toMatch(/<a href="\/enquiry">See the list \(1\)<\/a>/);
    const name = pick(page.html, /<h1[^>]*>([^<]+)<\/h1>/);
    expect((await open("/enquiry", cookiesOf(added.headers))).text).toContain(name);
    for (const elsewhere of [
      "https://evil.example/",
      "//evil.example/",
      "/\\evil.example",
      "javascript:alert(1)",
    ]) {
      const answer = await post({ ...sheet, back: elsewhere });
      expect(answer.headers.get("location")).toBe("/enquiry");
    }
  });
});
