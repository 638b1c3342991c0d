import { describe, expect, it } from "vitest";
import { rows } from "../../faults/store";
import { cookiesOf, pick } from "../../support/page";
import { visitor } from "../../support/visitor";
import { borrowBuyer, inputOf, keysOf, referenceOf, sheet } from "./buyer";

const { site, open, post, add, follow } = borrowBuyer();

const coil = { form: "coil", thickness: "1.6", width: "1250", length: "", weight: "12000", pieces: "1" };

describe("the enquiry list", () => {
  it("collects sizes in a cookie, totals them and sends them with the contact fields", async () => {
    const cookie = await add({ ...coil, inner: "508" }, await add());
    const list = await open("/enquiry", cookie);
    expect(list.text).toContain("2 × 1250 × 2500 mm 1.963 t");
    expect(list.text).toContain("Coil 1.6 × 1250 mm, inner 508 mm 12 t");
    expect(inputOf(list.html, "length-1")).toContain('value="764.3"');
    expect(list.text).toContain("Total: 13,962.5 kg (13.963 t)");
    expect(list.html).toMatch(/header-count[^>]*>[\s\S]{0,120}2<\/span>/);

    const { message: _, ...contact } = visitor;
    const wishes = { deliveryPlace: " Pune  411019", wantedOn: "2027-12-31" };
    const past = await post({ ...contact, ...wishes, wantedOn: "2020-02-02" }, cookie);
    expect([past.status, past.text.includes("This day has passed")]).toEqual([400, true]);
    expect(past.html).toContain('value="2020-02-02"');
    const sent = await post({ ...contact, ...wishes }, cookie);
    expect(sent.headers.get("location")).toMatch(/^\/enquiry\/sent\?of=/);
    const reference = referenceOf(await follow(sent));
    expect((await open("/enquiry", cookiesOf(sent.headers))).text).toContain("Nothing on the list yet");
    const stored = `FROM Enquiry e JOIN EnquiryLine l ON l.enquiryId = e.id WHERE reference = '${reference}'`;
    const columns = "deliveryPlace, wantedOn, form, l.thickness, pieces, round(weightKg) AS kg";
    const wanted = { deliveryPlace: "Pune 411019", wantedOn: "2027-12-31" };
    expect(rows(site, `SELECT ${columns} ${stored} ORDER BY position`)).toEqual([
      { ...wanted, form: "sheet", thickness: 2, pieces: 40, kg: 1963 },
      { ...wanted, form: "coil", thickness: 1.6, pieces: 1, kg: 12000 },
    ]);
  });

  it("makes one line of two that are changed into one size, takes a line off, and puts it back where it was", async () => {
    const two = await add({ length: "3000" }, await add());
    const [line = ""] = keysOf(await open("/enquiry", two));
    const joined = await post({ intent: "change", line, pieces: "40", length: "3000" }, two);
    expect((await follow(joined)).text).toMatch(/3000 mm, 80 pieces\. .* 1 size /);
    const rest = await follow(await post({ intent: "remove", line }, two));
    expect(rest.text).toContain("Removed from the list: sheet 2 × 1250 × 2500 mm, 40 pieces.");
    expect(rest.text).not.toContain("2 × 1250 × 2500 mm 1.963 t");
    const id = pick(rest.html, /name="id" value="([^"]+)"/);
    const again = await follow(await post({ intent: "undo", id }, rest.cookie));
    const twice = await follow(await post({ intent: "undo", id }, again.cookie), again.cookie);
    for (const { text } of [again, twice])
      expect(text).toMatch(/2 × 1250 × 2500 mm 1\.963 t .* 2 × 1250 × 3000 mm 2\.355 t/);
    const gone = await post({ intent: "remove", line: "AgAA" }, two);
    expect([gone.status, gone.text.includes("no longer on the list")]).toEqual([409, true]);
  });

  it("changes a line's thickness, width, length, pieces and product, in any unit", async () => {
    const cookie = await add();
    const page = await open("/enquiry", cookie);
    const select = pick(page.html, /<select[^>]*name="lineProduct"[^>]*>(.*?)<\/select>/s);
    const [, lineProduct = "", name] = /value="([0-9a-f]{24})"[^>]*>([^<]+)</.exec(select) ?? [];
    expect(select).toContain("HR Sheet IS 1079 HR1");
    expect(select).not.toContain("Coil");
    const size = { thickness: '1/8"', width: "4 ft", length: "8 ft", pieces: "1,200" };
    const [line = ""] = keysOf(page);
    const after = await follow(await post({ intent: "change", line, ...size, lineProduct }, cookie));
    expect(after.text).toContain("3.175 × 1220 × 2440 mm");
    expect(after.text).toContain(`Sheet · ${name}`);
    expect(after.html).toMatch(/<option[^>]* value="[0-9a-f]{24}"[^>]* selected/);
    expect(inputOf(after.html, "pieces-0")).toContain('value="1200"');
    const [own = ""] = keysOf(after);
    const freed = { intent: "change", line: own, pieces: "1", length: "2440", lineProduct: "" };
    expect((await follow(await post(freed, after.cookie))).text).toContain("any grade that fits");
  });

  it.each([
    ["6000", "764.3", "382.2 m"],
    ["12000", "100", "100 m"],
  ])("changes a coil of 12000 kg and 764.3 m to what is new: %s kg, %s m", async (weight, length, says) => {
    const cookie = await add(coil);
    const [line = ""] = keysOf(await open("/enquiry", cookie));
    const changed = await follow(await post({ intent: "change", line, weight, length }, cookie));
    expect(changed.text).toContain(`Changed to coil 1.6 × 1250 mm, ${says}.`);
  });

  it.each([
    ["pieces", "0"],
    ["pieces", "1.5"],
    ["pieces", "words"],
    ["pieces", ""],
    ["length", "9e9"],
    ["thickness", "16 gauge"],
    ["width", "9 km"],
  ])(
    "marks %s of %j, keeps it as typed, in sight, and leads there, whatever was pressed",
    async (field, typed) => {
      const cookie = await add();
      const [line = ""] = keysOf(await open("/enquiry", cookie));
      for (const intent of [`change.${line}`, "enter", ""]) {
        const fields = { ...visitor, intent, line, pieces: "4", length: "2500", list: "GI 1x1250x2500" };
        const { status, html, text } = await post({ ...fields, [field]: typed }, cookie);
        const input = inputOf(html, `${field}-0`);
        expect([status, pick(input, / value="([^"]*)"/)], intent).toEqual([400, typed]);
        expect(input).toMatch(/aria-invalid="true"/);
        expect(input).toContain(`aria-describedby="${field}-0-error"`);
        expect(html).toContain(`id="${field}-0-error"`);
        expect(html).toMatch(new RegExp(`error-summary"[\\s\\S]{0,900}href="#${field}-0"`));
        expect(text).toContain("sheet 2 × 1250 × 2500 mm, 40 pieces: ");
        expect(html).toContain("GI 1x1250x2500");
        const isInMore = field === "thickness" || field === "width";
        expect(html.includes('<details class="enquiry-line-more screen-only" open=""')).toBe(isInMore);
      }
    },
  );

  it("keeps all that was typed on the page, whichever of its buttons was pressed", async () => {
    const both = await add({ length: "3000" }, await add());
    const page = await open("/enquiry", both);
    const [one = "", other = ""] = keysOf(page);
    expect(page.html.match(/<form[^>]* id="send"/g)).toHaveLength(1);
    const lines = `line=${one}&pieces=12&length=2500&line=${other}&pieces=40&length=3000`;
    const person = new URLSearchParams({ ...visitor, deliveryPlace: "Pune 411019" });
    const press = (intent: string, more = "") =>
      post(new URLSearchParams(`intent=${intent}&${lines}&${person}&${more}`), both);
    const kept = (html: string) =>
      [...Object.values(visitor), "Pune 411019"].filter((typed) => !html.includes(typed));
    const changed = await press(`change.${one}`, "list=HR 3x1250x2500 5 nos");
    expect([changed.status, kept(changed.html)]).toEqual([200, []]);
    expect(changed.text).toContain("Changed to sheet 2 × 1250 × 2500 mm, 12 pieces.");
    expect(changed.html).toContain("HR 3x1250x2500 5 nos</textarea>");
    expect((await open("/enquiry", cookiesOf(changed.headers))).text).toContain("2500 mm 588.75 kg");

    const removed = await press(`remove.${other}`);
    expect([removed.status, kept(removed.html)]).toEqual([200, []]);
    expect(removed.html).toMatch(/name="pieces"[^>]* value="12"/);
    expect(removed.html).toContain('value="undo"');

    const read = await press("read", "list=HR 3x1250x2500 5 nos");
    expect([read.status, kept(read.html)]).toEqual([200, []]);
    expect(read.html).toMatch(/name="pieces"[^>]* value="12"/);

    const unknown = await press("unheard-of");
    expect([unknown.status, kept(unknown.html)]).toEqual([400, []]);

    const entered = await press("enter");
    expect(entered.text).toContain("Changed to sheet 2 × 1250 × 2500 mm, 12 pieces.");
    const sent = await press("");
    expect((await follow(sent)).text).toContain("2 × 1250 × 2500 mm, 12 pieces");
  });

  it("gives the form that is sent once more, from the page before, the answer that it had", async () => {
    const cookie = await add();
    const { html } = await open("/enquiry", cookie);
    const [line = ""] = keysOf({ html });
    const once = pick(html, /name="once" value="([^"]+)"/);
    const form = { ...visitor, message: "sent once more", line, pieces: "40", length: "2500", once };
    const sent = await post(form, cookie);
    for (const later of [cookiesOf(sent.headers), await add({ pieces: "5" })]) {
      const again = await post(form, later);
      expect(again.status).toBe(302);
      expect(referenceOf(await follow(again))).toBe(referenceOf(await follow(sent)));
      // What was collected since is another list.
      expect(again.headers.getSetCookie().join("\n")).not.toContain("enquiry=");
    }
    expect(rows(site, "SELECT id FROM Enquiry WHERE message = 'sent once more'")).toHaveLength(1);
    for (const changed of [{ pieces: "50" }, { message: "sent changed" }]) {
      const other = await post({ ...form, ...changed }, cookiesOf(sent.headers));
      expect([other.status, other.text]).toEqual([
        409,
        expect.stringContaining("The list was sent or changed"),
      ]);
    }
  });

  it("sends no list that has changed in another window, and says what was typed into the size that is gone", async () => {
    const before = await add({ pieces: "10" });
    const [line = ""] = keysOf(await open("/enquiry", before));
    const more = await add({ pieces: "5" }, before);
    const typed = {
      line,
      thickness: "2",
      width: "1250",
      pieces: "40",
      length: "2500",
      message: "stale list",
    };
    for (const intent of ["", "enter", `change.${line}`]) {
      const { status, html, text } = await post({ ...visitor, ...typed, intent, list: "GI 1x1250" }, more);
      expect([status, inputOf(html, "name"), inputOf(html, "pieces-0")], intent).toEqual([
        409,
        expect.stringContaining('value="Asha Rao"'),
        expect.stringContaining('value="15"'),
      ]);
      expect(text).toContain("No longer on it: 2 × 1250, pieces 40, length 2500.");
      expect(html).toContain("GI 1x1250</textarea>");
    }
    expect(rows(site, "SELECT id FROM Enquiry WHERE message = 'stale list'")).toHaveLength(0);
  });

  it("carries what was typed past a list that has become empty", async () => {
    const cookie = await add();
    const [line = ""] = keysOf(await open("/enquiry", cookie));
    const emptied = await post({ intent: "remove", line, ...visitor }, cookie);
    expect(emptied.text).toContain("Nothing on the list yet");
    expect(emptied.html).toContain('type="hidden" name="name" value="Asha Rao"');
    const id = pick(emptied.html, /name="id" value="([^"]+)"/);
    const back = await post({ intent: "undo", id, ...visitor }, cookiesOf(emptied.headers));
    expect(inputOf(back.html, "name")).toContain('value="Asha Rao"');
  });

  it("leads from a size of the home page's calculator that cannot be back to it, as it was typed", async () => {
    const page = await follow(await post({ ...sheet, thickness: "x" }));
    expect(inputOf(page.html, "calculator-thickness")).toContain('value="x"');
    expect(inputOf(page.html, "calculator-length")).toContain('value="2500"');
    expect(page.text).toContain("Thickness: Enter a number above 0, or a size such as");
  });

  it("adds from a product's page: its name stands on the line, and the page is shown again", async () => {
    const id = pick((await open("/allproduct")).html, /\/coilproduct\/([0-9a-f]{24})/);
    const back = `/product/${id}?form=sheet#sizes`;
    const added = await post({ ...sheet, product: id, back });
    expect([added.status, added.headers.get("location")]).toEqual([302, back]);
    const page = await open(`/product/${id}`, cookiesOf(added.headers));
    expect(page.text).toContain("Added to your enquiry list: sheet 2 × 1250 × 2500 mm, 40 pieces.");
    expect(page.html).toMatch(/<a href="\/enquiry">See the list \(1\)<\/a>/);
    const name = pick(page.html, /<h1[^>]*>([^<]+)<\/h1>/);
    expect((await open("/enquiry", cookiesOf(added.headers))).text).toContain(name);
    const elsewhere = await post({ ...sheet, back: "//evil.example/" });
    expect(elsewhere.headers.get("location")).toBe("/enquiry");
  });
});
