import { describe, expect, it } from "vitest";
import { LIST_TOO_LONG, MOST_LIST_BYTES } from "~/models/line/pasted";
import { rows, run } from "../../faults/store";
import { readEditorForm } from "../../support/editor-form";
import { borrowOffice } from "../../support/office";
import { pick } from "../../support/page";

const { site, open, post, follow } = borrowOffice({ sample: true });

/** Writes an enquiry of three lines down and answers the address of its editor. */
async function record(name: string) {
  const list = "HR 2mm 1250x2500 - 20 nos\nCR coil 1.6x1250 - 10 t\nHR 3mm 1250x2500 - 5 nos";
  const fields = { name, phone: "98200 12345", email: "", list, intent: "save" };
  const made = await post("/addenquiry", fields);
  const inbox = await open(made.headers.get("location") ?? "");
  return pick(inbox.html, /href="(\/editenquiry\/[0-9a-f]{24})\?/);
}

const readForm = async (path: string) => readEditorForm((await open(path)).html);

/** Writes into the n-th field of a name. */
function type(fields: URLSearchParams, name: string, place: number, text: string) {
  let seen = -1;
  return new URLSearchParams(
    [...fields].map(([each, value]): [string, string] => {
      if (each === name) seen += 1;
      return [each, each === name && seen === place ? text : value];
    }),
  );
}

const linesOf = (path: string) =>
  rows<{ thickness: number; pieces: number; weightKg: number }>(
    site,
    `SELECT "thickness", "pieces", "weightKg" FROM "EnquiryLine" WHERE "enquiryId" = '${path.split("/").at(-1)}' ORDER BY "position"`,
  );

describe("correcting an enquiry", () => {
  it("that is held as spam leads to it, and so does its undo", async () => {
    const path = await record("Held");
    run(site, `UPDATE "Enquiry" SET "status" = 'spam' WHERE "id" = '${path.split("/").at(-1)}'`);
    const page = await follow(await post(path, type(await readForm(path), "name", 0, "Held Singh")));
    expect(page.text).toMatch(/corrected\. Undo Enquiries \(1\) .* Held Singh Spam/);
    expect((await follow(await page.undo())).text).toMatch(/Enquiries \(1\) .* Held Spam/);
  });

  it("leads back to the inbox as it was narrowed, saved or not", async () => {
    const path = await record("Narrowed");
    const state = "?q=Narrowed&status=new&from=2026-01-01";
    const { html } = await open(`/adminenquiries${state}`);
    expect(html).toContain(`href="${path}${state.replaceAll("&", "&amp;")}"`);
    const editor = await open(path + state);
    expect(editor.html).toContain(`href="/adminenquiries${state.replaceAll("&", "&amp;")}"`);
    const saved = await post(path + state, readEditorForm(editor.html));
    expect(saved.headers.get("location")).toBe(`/adminenquiries${state}`);
  });

  it("changes who asked, lines, and brings new ones, and is taken back with one press", async () => {
    const path = await record("Ravi");
    const before = linesOf(path);
    expect(before.map(({ pieces }) => pieces)).toEqual([20, 1, 5]);
    let fields = type(await readForm(path), "name", 0, "Ravi Kumar");
    fields = type(fields, "phone", 0, "+91 98200 54321");
    fields = type(fields, "pieces", 0, "40");
    fields = type(fields, "pieces", 1, "2");
    fields = type(fields, "list", 0, "CR sheets:\n1mm 1250x2500 10 nos");
    fields.append("remove", "2");
    const saved = await post(path, fields);
    expect(saved.status).toBe(302);
    const page = await follow(saved);
    expect(page.text).toMatch(/Enquiry E-\w+ corrected\. Undo/);
    expect(page.text).toContain("Ravi Kumar");
    expect(page.html).toContain("tel:+919820054321");
    expect(linesOf(path)).toMatchObject([
      { thickness: 2, pieces: 40, weightKg: 1962.5 },
      { thickness: 1.6, pieces: 2, weightKg: 20_000 },
      { thickness: 1, pieces: 10 },
    ]);

    expect((await page.undo()).status).toBe(302);
    expect(linesOf(path)).toEqual(before);
    expect((await open("/adminenquiries?q=Ravi")).text).not.toContain("Ravi Kumar");
  });

  it("sent twice answers as the first time", async () => {
    const path = await record("Twice");
    const before = linesOf(path);
    const fields = type(await readForm(path), "pieces", 0, "40");
    const [first, second] = [await post(path, fields), await post(path, fields)];
    expect(second.headers.get("location")).toBe(first.headers.get("location"));
    const page = await follow(second);
    expect(page.text).toMatch(/Enquiry E-\w+ corrected\. Undo/);
    expect((await page.undo()).status).toBe(302);
    expect(linesOf(path)).toEqual(before);

    expect((await post(path, type(await readForm(path), "pieces", 0, "77"))).status).toBe(302);
    const late = await follow(await post(path, fields));
    expect(late.text).toMatch(/Enquiry E-\w+ corrected\.(?! Undo)/);
  });

  it("says what is wrong at its field and keeps what was typed", async () => {
    const path = await record("Sunil");
    let fields = type(await readForm(path), "pieces", 0, "many");
    fields = type(fields, "name", 0, "");
    fields = type(fields, "list", 0, "2 angles 50x50");
    const refused = await post(path, fields);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("Enter the buyer's name");
    expect(refused.html).toMatch(/id="pieces-0"[^>]*value="many"|value="many"[^>]*id="pieces-0"/);
    expect(refused.html).toContain('id="pieces-0-error"');
    expect(refused.text).toContain("“2 angles 50x50”:");
    const tooLong = await post(path, type(await readForm(path), "list", 0, "x".repeat(MOST_LIST_BYTES + 1)));
    expect([tooLong.status, tooLong.text.includes(LIST_TOO_LONG)]).toEqual([400, true]);
    expect(linesOf(path)).toHaveLength(3);
  });

  it("refuses lines that did not arrive complete", async () => {
    const path = await record("Anil");
    for (const lines of ["x", "", "{}", '[{"form":"sheet"}]']) {
      const cut = type(await readForm(path), "lines", 0, lines);
      const refused = await post(path, type(cut, "name", 0, "Anil K."));
      expect([lines, refused.status]).toEqual([lines, 400]);
      expect(refused.text).toContain("The sizes did not arrive complete: open this enquiry again");
      expect(refused.html).toContain('value="Anil K."');
    }
    expect(linesOf(path)).toHaveLength(3);
  });

  it("asks where somebody else has saved in the meantime, with both versions", async () => {
    const path = await record("Meera");
    const [mine, theirs] = [await readForm(path), await readForm(path)];
    expect((await post(path, type(theirs, "pieces", 0, "25"))).status).toBe(302);
    const asked = await post(path, type(mine, "pieces", 0, "60"));
    expect(asked.status).toBe(409);
    expect(asked.text).toContain("This has been saved in the meantime");
    expect(asked.text).toMatch(/Sizes Yours .*60 pieces.* Saved in the meantime .*25 pieces/);
    expect(linesOf(path)[0]?.pieces).toBe(25);
  });

  it("leaves sizes that were not touched as somebody else has corrected them", async () => {
    const path = await record("Tara");
    const [mine, theirs] = [await readForm(path), await readForm(path)];
    expect((await post(path, type(theirs, "pieces", 0, "25"))).status).toBe(302);
    const asked = await post(path, type(mine, "name", 0, "Tara Rao"));
    expect([asked.status, asked.text.includes("What you had not touched is theirs")]).toEqual([409, true]);
    expect((await post(path, readEditorForm(asked.html))).status).toBe(302);
    expect(linesOf(path)[0]?.pieces).toBe(25);
  });
});
