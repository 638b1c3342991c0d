import { beforeAll, describe, expect, it } from "vitest";
import { findId, run } from "../../faults/store";
import { sheet } from "../../site/enquiry/buyer";
import { readFormOf } from "../../support/editor-form";
import { borrowOffice } from "../../support/office";
import { cookiesOf, pick, postForm } from "../../support/page";
import { visitor } from "../../support/visitor";

const { site, open, post, follow, signIn, cookieOf } = borrowOffice({ sample: true });
const asha = { ...visitor, message: "Slit edges", deliveryPlace: "Pune 411019", wantedOn: "2027-12-31" };
beforeAll(async () => {
  const product = findId(site, "Product", `WHERE "name" = 'HR Sheet IS 1079 HR1'`);
  const added = await postForm(`${site.url}/enquiry`, { ...sheet, product });
  await postForm(`${site.url}/enquiry`, asha, cookiesOf(added.headers));
  await postForm(`${site.url}/contact`, { ...asha, phone: "098765 43210", message: "=1+1" });
  await postForm(`${site.url}/contact`, { ...asha, name: "Robot", website: "spam.example" });
});

describe("the enquiries", () => {
  it("are counted on the dashboard and listed newest first, without the spam", async () => {
    expect((await open("/admindashboard")).text).toContain("New enquiries (2)");
    const { html, text } = await open("/adminenquiries");
    expect(text).toContain("Enquiries (2)");
    expect(text).toContain("and 1 held as spam");
    expect(text).not.toContain("Robot");
    expect(html.indexOf("=1+1")).toBeLessThan(html.indexOf("Slit edges"));
    const spam = await open("/adminenquiries?status=spam");
    expect(spam.text).toMatch(/^Enquiries \(1\) .*Held as spam\./);
    expect(spam.text).toContain("filled the hidden field");
    expect((await open("/adminenquiries?q=slit")).text).toContain("Enquiries (1)");
  });

  it.each(["9876543210", "+919876543210", "+91 98765 43210", "098765-43210", "876543"])(
    "are found by their phone number, typed as %s",
    async (typed) => {
      const q = encodeURIComponent(typed);
      expect((await open(`/adminenquiries?q=${q}`)).text).toContain("Enquiries (2)");
      expect((await open(`/adminenquiries.csv?q=${q}`)).html).toMatch(
        /Slit edges[\s\S]*=1\+1|=1\+1[\s\S]*Slit edges/,
      );
    },
  );

  it("have a way to answer by mail, know what the same phone asked before, and say when they came", async () => {
    run(
      site,
      `UPDATE "Enquiry" SET "createdAt" = '2026-02-18T12:25:03.000+00:00' WHERE "message" = 'Slit edges'`,
    );
    const { html, text } = await open("/adminenquiries?q=slit");
    expect(html).toMatch(/href="mailto:asha%40example\.com\?subject=/);
    expect(text).not.toContain("Earlier, same phone");
    expect((await open("/adminenquiries")).text).toContain("Earlier, same phone");
    expect(pick(html, /<summary title="([^"]+)">/)).toMatch(/18 February 2026 at 5:55:03.pm IST/);
    expect(pick(html, /<time[^>]+dateTime="2026-02-18T12:25:03\.000Z"[^>]*>([^<]+)</i)).toBe(
      "18 Feb 2026, 5:55 pm",
    );
  });

  it("take a status back once: what has changed since is left as it is", async () => {
    const id = await findCard();
    const there = "/adminenquiries?q=slit&status=new";
    const saved = await post(there, { id, status: "answered", note: "", was: "" });
    expect([saved.status, saved.headers.get("location")]).toEqual([302, there]);
    const { html } = await follow(saved);
    const form = pick(html, /<form[^>]*(action="[^"]+"[^>]*><input[^>]+value="undo".*?)<\/form>/);
    expect(pick(form, /action="([^"]+)"/)).toBe(`/adminenquiries?q=slit&amp;status=new#change-${id}`);
    const fields = Object.fromEntries(readFormOf(html, "Undo"));
    expect(fields).toMatchObject({ intent: "undo", id, status: "new" });
    for (let press = 0; press < 2; press += 1)
      expect((await follow(await post(there, fields))).text).toContain("is new again.");
    await post(there, { id, status: "closed" });
    const late = await post(there, fields);
    expect([late.status, late.text.includes("has changed since")]).toEqual([409, true]);
    await post(there, { id, status: "new" });
  });

  it("answer a second press of a status, and of a note, as the first", async () => {
    const there = "/adminenquiries?q=slit";
    const fields = Object.fromEntries(readFormOf((await open(there)).html, "Save note"));
    for (let press = 0; press < 2; press += 1) {
      const { html, text } = await follow(await post(there, { ...fields, status: "answered" }));
      expect(text).toContain("is answered.");
      expect(Object.fromEntries(readFormOf(html, "Undo"))).toMatchObject({ status: "new" });
    }
    for (let press = 0; press < 2; press += 1)
      expect((await follow(await post(there, { ...fields, note: "Rang" }))).text).toMatch(
        /Note to .* saved\./,
      );
    await post(there, { ...fields, status: "new", was: "Rang" });
  });

  it("keep a note, and show both when somebody else was faster", async () => {
    const id = await findCard();
    const fields = { id, status: "answered", note: "Called at noon", was: "" };
    const saved = await post("/adminenquiries?q=slit", fields);
    expect(saved.status).toBe(302);
    // The page of somebody who presses a status alone may be from before the note.
    expect((await post("/adminenquiries", { ...fields, note: "" })).status).toBe(302);
    expect((await open("/adminenquiries?status=answered")).html).toContain("Called at noon");
    const late = await post("/adminenquiries?q=slit", { id, note: "My note", was: "" });
    expect(late.status).toBe(409);
    expect(late.html).toMatch(/<textarea[^>]*name="note"[^>]*>My note<\/textarea>/);
    expect(late.text).toMatch(/Somebody else has changed the note in the meantime Called at noon/);
    expect(pick(late.html, /name="was" value="([^"]+)"/)).toBe("Called at noon");
    // Where the enquiry itself is not shown, its note still is.
    const elsewhere = await post("/adminenquiries?status=closed", { id, note: "My note", was: "" });
    expect(elsewhere.status).toBe(409);
    expect(elsewhere.html).toMatch(/<textarea[^>]*>My note<\/textarea>/);
    const kept = await post("/adminenquiries?q=slit", { id, note: "My note", was: "Called at noon" });
    expect(kept.status).toBe(302);
  });

  it("give a note back that was sent after the session had ended", async () => {
    const id = await findCard();
    run(site, `DELETE FROM "Session"`);
    const answer = await post("/adminenquiries?q=slit", { id, note: "A late note", was: "My note" });
    const back = new URL(answer.headers.get("location") ?? "", site.url).searchParams.get("back") ?? "";
    await signIn();
    const again = await open(back);
    expect(again.text).toContain("Your note is back");
    expect(again.html).toMatch(/<textarea[^>]*name="note"[^>]*>A late note<\/textarea>/);
    expect(pick(again.html, /name="was" value="([^"]+)"/)).toBe("My note");
    expect((await post("/adminenquiries", { id, note: "A late note", was: "My note" })).status).toBe(302);
  });

  it("say which status was pressed after the session had ended, and of no note that nobody typed", async () => {
    const id = await findCard();
    for (const [note, said] of [
      ["", "The status was not saved Your session had ended. The status is not Closed yet: press it again."],
      [
        "Late",
        "Your note is back Your session had ended. The status is not Closed yet: press it again. Your",
      ],
    ] as const) {
      run(site, `DELETE FROM "Session"`);
      const answer = await post("/adminenquiries", { id, note, was: "", status: "closed" });
      const back = new URL(answer.headers.get("location") ?? "", site.url).searchParams.get("back") ?? "";
      await signIn();
      expect((await open(back)).text).toContain(said);
    }
  });

  it.each([
    ["a status that is none", { status: "eaten" }, 400],
    ["a note that is too long", { note: "n".repeat(2001) }, 400],
    ["nothing at all", {}, 400],
    ["an enquiry that is gone", { id: "0".repeat(24), status: "closed" }, 404],
  ])("answer %s with the same screen", async (_, fields, status) => {
    const id = await findCard();
    const answer = await post("/adminenquiries", { id, ...fields });
    expect([answer.status, answer.text.includes("Enquiries (")]).toEqual([status, true]);
  });

  it("are filtered by date with status and words", async () => {
    const { text, html } = await open("/adminenquiries?from=2026-02-18&to=2026-02-18&q=slit");
    expect(text).toContain("Enquiries (1)");
    expect(html).toContain(
      'href="/adminenquiries?q=slit&amp;status=closed&amp;from=2026-02-18&amp;to=2026-02-18"',
    );
    expect(html).toContain('href="/adminenquiries.csv?q=slit&amp;from=2026-02-18&amp;to=2026-02-18"');
    expect(html).toMatch(
      /<form[^>]*action="\/adminenquiries\?q=slit&amp;from=2026-02-18&amp;to=2026-02-18#change-/,
    );
    expect((await open("/adminenquiries?from=2026-02-19&q=slit")).text).toContain("Enquiries (0)");
    for (const days of [
      ["18.2.2026", "2026-02-30"],
      ["0000-01-01", "3000-01-01"],
    ]) {
      const wrong = await open(`/adminenquiries?from=${days[0]}&to=${days[1]}&status=eaten`);
      expect(wrong.status).toBe(400);
      for (const day of days) expect(wrong.text).toContain(`“${day}” is not a day: enter one such as`);
      expect(wrong.text).toContain("Enquiries (2)");
      expect(wrong.html).toContain('aria-describedby="to-error"');
    }
  });

  it("are exported with a row a size, formulas made harmless, filtered as the list is", async () => {
    const read = async (query = "") => {
      const file = await fetch(`${site.url}/adminenquiries.csv${query}`, { headers: { Cookie: cookieOf() } });
      return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer());
    };
    const text = await read();
    expect(text.startsWith("\uFEFFReference,Received,Name,Phone,")).toBe(true);
    expect(text).toContain("'=1+1");
    expect(text).toContain(
      ",2026-02-18 17:55:03,Asha Rao,'+91 98765 43210,asha@example.com,answered,A late note,",
    );
    expect(text).toContain(
      ",HR Sheet IS 1079 HR1,Hot Rolled Sheet,IS 1079 HR1,Sheet,2,1250,2500,,40,49.063,1962.5,Pune 411019,2027-12-31,",
    );
    expect(text).not.toContain("Robot");
    expect((await read("?from=2026-02-18&to=2026-02-18")).trim().split("\r\n")).toHaveLength(2);
    expect((await read("?status=spam")).trim().split("\r\n")).toHaveLength(2);
  });
});

async function findCard() {
  const { html } = await open("/adminenquiries?q=slit");
  return pick(html, /name="id" value="([0-9a-f]{24})"/);
}
