import { describe, expect, it } from "vitest";
import { rows } from "../../faults/store";
import { cookiesOf, type FetchedPage, fetchPage, pick } from "../../support/page";
import { signInAt } from "../../support/sign-in";
import { borrowBuyer, referenceOf } from "./buyer";

const { site, open, post } = borrowBuyer({ sample: false });

const asha = { name: "Asha Rao", phone: "+91 98765 43210" };
const good = "HR sheet 2mm x 1250 x 2500";
const unread = "please send soon";
const text = [good, unread, "CR 0.8 x 1250 x 2500 50 nos"].join("\n");

const stateOf = (page: FetchedPage) => pick(page.html, /name="state" value="([^"]+)"/);
const typedIn = (page: FetchedPage) =>
  pick(page.html, /<textarea[^>]*name="list"[^>]*>([^<]*)<\/textarea>/).trim();
const countOf = (page: FetchedPage) =>
  Number(pick(page.html, /header-count[^>]*>[\s\S]{0,120}?(\d+)<\/span>/));

/** Many different sizes that are read. */
const manySizes = (count: number) =>
  Array.from({ length: count }, (_, index) => `HR sheet 2mm x 1250 x ${2000 + index} - 20 nos`).join("\n");

describe("a pasted list", () => {
  it("can be pasted on an empty list, and shows each line as it is read or the reason, adding nothing", async () => {
    expect((await open("/enquiry", "")).text).toContain("Your list");
    const shown = await post({ intent: "read", list: text });
    expect(shown.status).toBe(200);
    expect(shown.text).toContain("2 × 1250 × 2500 mm, 1 piece");
    expect(shown.text).toContain("Not read:");
    expect(shown.text).toContain("Add 2 sizes to the list");
    expect(typedIn(shown)).toBe(text);
    expect(cookiesOf(shown.headers)).not.toContain("enquiry=");
    expect(countOf(shown)).toBe(0);
  });

  it("offers the two thicknesses of a gauge as two buttons, each of which reads the line so", async () => {
    const gauge = "16 gauge CR 4x8 20 nos";
    const shown = await post({ intent: "read", list: `${good}\n${gauge}` });
    expect(shown.html).toMatch(/<button[^>]*value="choose\.1\.0"[^>]*>1\.52 mm \(16 gauge US\)/);
    expect(shown.html).toMatch(/<button[^>]*value="choose\.1\.1"[^>]*>1\.63 mm \(16 gauge SWG\)/);
    const list = `${good}\n${gauge}`;
    const chosen = await post({ intent: "choose.1.1", list, state: stateOf(shown) });
    expect(typedIn(chosen)).toBe(`${good}\n16 gauge SWG CR 4x8 20 nos`);
    expect(chosen.text).toContain("Add 2 sizes to the list");
    const other = await post({ intent: "choose.1.1", list: `${gauge}\n${list}`, state: stateOf(shown) });
    expect([typedIn(other).split("\n").length, other.text.includes("has changed since")]).toEqual([3, true]);

    const noted = `${good} urgent\n${gauge}`;
    const read = await post({ intent: "read", list: noted });
    const added = await post({ intent: "add-read", list: noted, state: stateOf(read) });
    const [left, cookie] = [typedIn(added), cookiesOf(added.headers)];
    expect(added.html).toMatch(/value="choose\.0\.1"[^>]*>1\.63 mm/);
    const then = await post({ intent: "choose.0.1", list: left, state: stateOf(added) }, cookie);
    expect(typedIn(then)).toBe(`16 gauge SWG CR 4x8 20 nos\nNote: ${good} urgent`);
  });

  it("leads back to the list when all of it was read, and adds nothing twice, nor what was not seen as it reads", async () => {
    const shown = await post({ intent: "read", list: good });
    const fields = { intent: "add-read", list: good, state: stateOf(shown) };
    const changed = await post({ ...fields, list: text });
    expect(changed.text).toContain("has changed since");
    expect(cookiesOf(changed.headers)).not.toContain("enquiry=");
    const added = await post(fields);
    expect([added.status, added.headers.get("location")]).toEqual([302, "/enquiry"]);
    const cookie = cookiesOf(added.headers);
    const again = await post(fields, cookie);
    expect(again.status).toBe(200);
    expect(again.text).toContain("has changed since");
    expect((await open("/enquiry", cookie)).html).toMatch(/name="pieces"[^>]* value="1"/);
  });

  it("lets a heading go with the last of its lines, and keeps it with one that is not read", async () => {
    const list = "CRCA sheets:\n1 x 1250 x 2500 20 nos\n0.8 x 1250 x 2500 10 nos";
    const answers = [];
    for (const typed of [list, `${list}\n${unread}`]) {
      const state = stateOf(await post({ intent: "read", list: typed }));
      answers.push(await post({ intent: "add-read", list: typed, state }));
    }
    const [all, some] = answers;
    expect(all?.status).toBe(302);
    expect(some && typedIn(some)).toBe(`CRCA sheets:\n${unread}`);
  });

  it("keeps what is too much: more lines than are read at a time, and more than the list holds", async () => {
    const first = manySizes(59);
    const shown = await post({ intent: "read", list: first });
    const filled = await post({ intent: "add-read", list: first, state: stateOf(shown) });
    expect(filled.status).toBe(302);
    const cookie = cookiesOf(filled.headers);
    const more = "HR sheet 3mm x 1250 x 2500 - 1 nos\nHR sheet 4mm x 1250 x 2500 - 1 nos";
    const state = stateOf(await post({ intent: "read", list: more }, cookie));
    const over = await post({ intent: "add-read", list: more, state }, cookie);
    expect(countOf(over)).toBe(60);
    expect(over.text).toContain("The list holds 60 sizes");
    expect(typedIn(over)).toBe("HR sheet 4mm x 1250 x 2500 - 1 nos");

    const long = await post({ intent: "read", list: manySizes(62) });
    expect(long.text).toContain("Add 60 sizes to the list");
    const rest = await post({ intent: "add-read", list: manySizes(62), state: stateOf(long) });
    expect(typedIn(rest).split("\n")).toHaveLength(2);
  });

  it("keeps a text that is too long or empty, and says so", async () => {
    const long = "x".repeat(17 * 1024);
    const refused = await post({ intent: "read", list: long });
    expect([refused.status, typedIn(refused)]).toEqual([400, long]);
    expect(refused.text).toContain("A list may be at most 16 KB");
    const empty = await post({ intent: "read", list: " " });
    expect([empty.status, empty.text.includes("Paste or type your list")]).toEqual([400, true]);
    expect(empty.html).toContain('<a href="#list">Paste or type your list');
  });

  it("goes along with the enquiry as it was typed, as far as it is not on the list", async () => {
    const three = [good, unread, "2 angles 50x50x6, 4 m"].join("\n");
    const shown = await post({ intent: "read", list: three });
    const added = await post({ intent: "add-read", list: three, state: stateOf(shown) });
    const left = typedIn(added);
    expect(left).toBe([unread, "2 angles 50x50x6, 4 m"].join("\n"));
    const sent = await post({ ...asha, list: left.replace("\n", "\r\n") }, cookiesOf(added.headers));
    const page = await open(sent.headers.get("location"));
    expect(page.text).toContain(`As written ${unread} 2 angles 50x50x6, 4 m`);
    const signedIn = { headers: { Cookie: await signInAt(site) } };
    const inbox = await fetchPage(`${site.url}/adminenquiries?q=angles`, signedIn);
    expect(inbox.text).toContain("2 × 1250 × 2500 mm");
    expect(inbox.html).toContain(`<p class="enquiry-message">${left}</p>`);
    const file = await (await fetch(`${site.url}/adminenquiries.csv`, signedIn)).text();
    expect(file).toContain(`"${unread}\n2 angles 50x50x6, 4 m"`);
  });

  it("can be sent by itself, where none of it is a size, and also where nobody looked how it is read", async () => {
    const empty = await post({ ...asha, list: " " });
    expect([empty.status, empty.text.includes("Your enquiry list is empty")]).toEqual([400, true]);
    const elsewhere = await post({ ...asha, line: "AwAA", pieces: "4", list: unread });
    expect([elsewhere.status, typedIn(elsewhere)]).toEqual([409, unread]);
    expect(elsewhere.text).toContain("No longer on it: ? × ?, pieces 4.");
    const shown = await post({ intent: "read", list: unread, ...asha });
    expect(shown.html).toMatch(/<form[^>]* id="send"/);
    expect(shown.html).toContain('value="Asha Rao"');
    for (const list of [unread, text]) {
      const sent = await post({ ...asha, list });
      expect(sent.headers.get("location")).toMatch(/^\/enquiry\/sent\?of=/);
      const page = await open(sent.headers.get("location"));
      expect(page.text).toContain(`As written ${list.replaceAll("\n", " ")}`);
    }
    const long = await post({ ...asha, list: "x".repeat(17 * 1024) });
    expect([long.status, typedIn(long).length]).toEqual([400, 17 * 1024]);
    expect(long.html).toMatch(/id="list-error"[^>]*>[\s\S]{0,300}A list may be at most 16 KB/);
  });

  it("keeps the columns of a table that is sent as it was pasted: behind an empty cell stands its tonnage", async () => {
    const table = "\tThk\tWidth\tLength\tQty\tWeight (MT)\nHR sheet\t2\t1250\t2500\t\t5";
    const sent = await post({ ...asha, list: `\r\n${table.replace("\n", "\r\n")}\r\n` });
    const reference = referenceOf(await open(sent.headers.get("location")));
    const stored = rows(site, `SELECT unread FROM Enquiry WHERE reference = '${reference}'`);
    expect(stored).toEqual([{ unread: table }]);
  });

  it("is never markup", async () => {
    const { html } = await post({ intent: "read", list: "<img src=x onerror=alert(1)> 2mm" });
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(html).not.toContain("<img src=x");
  });
});
