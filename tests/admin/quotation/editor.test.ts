import { describe, expect, it } from "vitest";
import { rows } from "../../faults/store";
import { readEditorForm, readFormOf } from "../../support/editor-form";
import { borrowQuotations, pastedMessage, set } from "./office";

const office = borrowQuotations();
const { site, open, press, form, quote } = office;

const count = () => rows<{ n: number }>(site, `SELECT count(*) AS n FROM "Quotation"`)[0]?.n;

describe("a quotation from nothing", () => {
  it("reads pasted lines, keeps what it cannot read at its field, and adds a line", async () => {
    const begun = await form("/addquotation");
    const more = { paste: `${pastedMessage}\nGI sheets:\n0.5 x 1250 x 2500 - 20 nos`, customer: "Asha" };
    const page = await press("/addquotation", begun, "lines", more);
    expect(page.status).toBe(200);
    const fields = readEditorForm(page.html);
    expect(fields.get("lines[3].text")).toContain("2.5 × 1250 mm");
    expect(fields.get("lines[5].text")).toBe("GI sheets: 0.5 x 1250 x 2500 - 20 nos");
    expect(fields.get("paste")).toBe("");
    expect(page.html).toContain('id="lines[5].text-error"');
    expect(page.html).not.toContain('id="lines[2].rate-error"');
    // The row whose button is pressed goes, also beside one that was emptied by hand.
    const emptied = { "lines[0].text": "", "lines[0].pieces": "", "lines[0].note": "", "lines[0].rate": "" };
    const removed = readEditorForm((await press("/addquotation", fields, "remove-line-3", emptied)).html);
    expect(removed.get("lines[2].text")).toBe("GI sheets:");
    expect(removed.get("lines[1].text")).toContain("1 × 1250");
    const refused = await press("/addquotation", fields, "");
    expect(refused.status).toBe(400);
    expect(refused.html).toContain('id="lines[4].text-error"');
    expect(refused.html).toContain('href="#lines[4].text"');
  });

  it.each(["/addquotation", "a draft"])(
    "comes back as typed when %s is sent an intent that it has not",
    async (at) => {
      const path = at === "/addquotation" ? at : await quote({}, "");
      for (const intent of ["nothing", "constructor", "toString", "__proto__"]) {
        const page = await press(path, await form(path), intent, { customer: "Asha" });
        expect([intent, page.status]).toEqual([intent, 200]);
        expect(readEditorForm(page.html).get("customer")).toBe("Asha");
      }
    },
  );

  it("names what is wrong in the order in which it stands", async () => {
    const begun = await form("/addquotation");
    const wrong = { "lines[0].text": "HR sheet 2 x 1250", "lines[0].rate": "abc", discount: "x", email: "@" };
    const { html } = await press("/addquotation", begun, "send", { ...wrong, validUntil: "soon" });
    const [, summary = ""] = /error-summary"(.*?)<\/ul>/s.exec(html) ?? [];
    expect(summary).toContain('Discount: <a href="#discount">');
    const named = [...summary.matchAll(/href="#([^"]+)"/g)].map(([, field]) => field);
    expect(named).toEqual([
      ...["customer", "email", "lines[0].text", "lines[0].rate", "discount", "validUntil"],
    ]);
  });

  it("keeps what a pasted line says beside its size as the line's remark", async () => {
    const begun = await form("/addquotation");
    const paste =
      "1. HR sheet 2mm 1250x2500 - 10 nos, urgent for Pune plant\n2. CR sheet 1mm 1250x2500 - 20 nos";
    const fields = readEditorForm((await press("/addquotation", begun, "lines", { paste })).html);
    expect(fields.get("lines[0].note")).toMatch(/Pune plant/);
    expect(fields.get("lines[1].note")).toBe("");
  });

  it("makes no line of a heading that was used, unless it says more", async () => {
    const paste =
      "HR sheets:\n2x1250x2500 - 20 nos\n3x1250x2500 - 10 nos\nCR sheets Tata make:\n1x1250x2500 - 5 nos";
    const page = await press("/addquotation", await form("/addquotation"), "lines", { paste });
    const lines = readEditorForm(page.html);
    expect([0, 1, 2, 3].map((at) => lines.get(`lines[${at}].text`))).toEqual([
      "Hot Rolled Sheet, 2 × 1250 × 2500 mm",
      "Hot Rolled Sheet, 3 × 1250 × 2500 mm",
      "CR sheets Tata make:",
      "Cold Rolled Sheet, 1 × 1250 × 2500 mm",
    ]);
  });
});

it("a tax that is no longer in the settings stays ticked in a draft, a revision and a copy, and is not left out without a word", async () => {
  expect((await open("/addquotation")).text).not.toContain("None ticked");
  set(site, "company.quoteTaxes", "IGST 18");
  expect((await open("/addquotation")).text, "beside the total").toContain("None ticked");
  const path = await quote({ taxes: "IGST" }, "send");
  expect((await open(path)).text).not.toContain("None ticked");
  await office.step(path, "revise");
  set(site, "company.quoteTaxes", "IGST (inter-state) 18");
  for (const address of [path, `/addquotation?from=${path.split("/").at(-1)}`]) {
    const { html, text } = await open(address);
    const fields = readEditorForm(html);
    expect(fields.getAll("taxes")).toEqual(["IGST"]);
    expect(text).not.toContain("None ticked");
    const refused = await press(address, fields, "send");
    expect([refused.status, refused.html.includes('id="taxes-error"')]).toEqual([400, true]);
  }
});

it("a tax that has another per cent by now is seen before it is sent", async () => {
  set(site, "company.quoteTaxes", "GST 18");
  const path = await quote({ taxes: "GST" }, "");
  const begun = await form(path);
  set(site, "company.quoteTaxes", "GST 5");
  const { html, text } = await press(path, begun, "send");
  expect(text).toMatch(/The taxes of the settings have changed.*GST 5 %/s);
  expect((await press(path, readEditorForm(html), "send")).status).toBe(302);
});

describe("a draft", () => {
  it("says what is wrong at its field, with a summary that leads there and all that was typed", async () => {
    const wrong = {
      ...{ customer: "", phone: "12", email: "nobody", validUntil: "soon", "lines[0].text": "a gate" },
      ...{ "lines[0].rate": "cheap", "charges[0].label": "", "charges[0].amount": "much", discount: "some" },
      ...{ "lines[0].pieces": "many", remarks: "x".repeat(4001) },
    };
    const before = count();
    const page = await press("/addquotation", await form("/addquotation"), "", wrong);
    expect(page.status).toBe(400);
    for (const [name, value] of Object.entries(wrong)) {
      if (value) expect(page.html).toContain(name === "remarks" ? `${value}</textarea>` : `value="${value}"`);
      if (name === "lines[0].pieces") continue;
      expect(page.html, name).toContain(`id="${name}-error"`);
      expect(page.html, name).toContain(`href="#${name}"`);
    }
    expect(page.text).toContain("Enter the customer's name");
    expect(page.text).toContain("Remarks must be at most 4000 characters");
    expect(count()).toBe(before);
  });

  it("that is sent after Back, with the form that saved it, is not said to be sent", async () => {
    const begun = await form("/addquotation");
    const typed = {
      ...{ customer: "Asha", "lines[0].text": "HR sheet 2 x 1250 x 2500" },
      ...{ "lines[0].pieces": "10", "lines[0].rate": "54.20" },
    };
    const saved = await press("/addquotation", begun, "", typed);
    const again = await press("/addquotation", begun, "send", typed);
    const path = saved.headers.get("location") ?? "";
    expect(again.headers.get("location")).toBe(path);
    expect(office.stored(path).status).toBe("draft");
    const { text } = await office.follow(again);
    expect(text).toContain("This form was saved before, as a draft");
    expect(text).not.toContain("The quotation is at its address");
  });

  it("that is typed on after an answer was lost changes the draft, but nothing that was sent", async () => {
    const begun = await form("/addquotation");
    const typed = { customer: "Asha", "lines[0].text": "HR sheet 2 x 1250 x 2500", "lines[0].pieces": "10" };
    const send = (from: URLSearchParams, intent: string, rate: string) =>
      press("/addquotation", from, intent, { ...typed, "lines[0].rate": rate });
    const path = (await send(begun, "", "54.20")).headers.get("location") ?? "";
    expect((await send(begun, "send", "60")).headers.get("location")).toBe(path);
    const sent = office.stored(path);
    expect(sent).toMatchObject({ status: "sent", revision: 1 });
    for (const intent of ["send", ""]) {
      const late = await send(begun, intent, "70");
      expect([late.status, late.html.includes('value="70"')]).toEqual([409, true]);
      expect(late.text).toContain(
        "What was sent cannot be changed: what you save becomes its next revision.",
      );
      expect(office.stored(path)).toEqual(sent);
    }
    expect((await office.follow(await send(begun, "", "60"))).text).toContain("is at its address");
    const next = readEditorForm((await send(begun, "send", "70")).html);
    expect((await send(next, "send", "70")).headers.get("location")).toBe(path);
    expect(office.stored(path)).toMatchObject({ number: sent.number, revision: 2 });
  });

  it("of a revision is said to be neither sent nor given up with the form that saved it", async () => {
    const path = await quote({}, "send");
    await office.step(path, "revise");
    const begun = await form(path);
    const typed = { "lines[0].rate": "60" };
    expect((await press(path, begun, "", typed)).status).toBe(302);
    const { text } = await office.follow(await press(path, begun, "send", typed));
    expect(text).toContain("This form was saved before, as a draft");
    const late = await press(path, begun, "keep", typed);
    expect([late.status, late.text.includes("It has changed in the meantime")]).toEqual([409, true]);
    expect((await form(path)).get("lines[0].rate")).toBe("60");
  });

  it("of a revision is given up after a question, in the list as it was narrowed", async () => {
    const path = await quote({}, "send");
    await office.step(path, "revise");
    expect((await press(path, await form(path), "", { "lines[0].rate": "60" })).status).toBe(302);
    const asking = `${path}?status=sent&keep=1`;
    expect((await open(`${path}?status=sent`)).html).toContain(`href="${asking.replace("&", "&amp;")}"`);
    const { html, text } = await open(asking);
    expect(text).toMatch(/Are you sure\? Revision 2 of Q-\S+ , as far as it is written, is given up/);
    expect((await form(path)).get("lines[0].rate")).toBe("60");
    expect(html).toContain(`action="${path}?status=sent"`);
    const question = readFormOf(html, "Yes, give it up");
    expect((await press(path, question, "")).status).toBe(302);
    expect((await press(path, question, "")).status).toBe(302);
    await office.step(path, "revise");
    expect((await form(path)).get("lines[0].rate")).toBe("54.20");
  });

  it("is not sent with lines of a message that nobody has seen", async () => {
    const path = await quote({}, "");
    const paste = pastedMessage.split("\n")[0] ?? "";
    const shown = await press(path, await form(path), "send", { paste });
    expect(shown.status).toBe(400);
    expect(shown.text).toContain("Your message was read into lines: check them, then send");
    expect(office.stored(path).status).toBe("draft");
    const read = readEditorForm(shown.html);
    expect(read.get("lines[1].pieces")).toBe("10");
    expect((await press(path, read, "send", { "lines[1].rate": "54.20" })).status).toBe(302);
    expect(office.stored(path).status).toBe("sent");
  });

  it("asks where somebody else has saved meanwhile; rows are one field, the rest is merged", async () => {
    const path = await quote({ remarks: "Mill\nedge" }, "");
    const [mine, theirs] = [await form(path), await form(path)];
    expect((await press(path, theirs, "", { "lines[0].rate": "55", remarks: "Theirs" })).status).toBe(302);
    // A browser sends the end of a line in its own way.
    const rows = { "lines[0].pieces": "12", "lines[0].proposed": "none" };
    const typed = { ...rows, payment: "Mine", remarks: "Mill\r\nedge" };
    const asked = await press(path, mine, "", typed);
    expect(asked.status).toBe(409);
    expect(asked.text).toContain("This has been saved in the meantime");
    expect(asked.text).toContain("What you had not touched is theirs there now: Remarks.");
    expect(asked.text).toMatch(/Lines Yours .*12, 54\.20, kg Saved in the meantime .*10, 55, kg/);
    const merged = readEditorForm(asked.html);
    expect(Object.fromEntries(merged)).toMatchObject({
      ...{ "lines[0].pieces": "12", "lines[0].rate": "54.20", remarks: "Theirs", payment: "Mine" },
    });
    expect((await press(path, merged, "")).status).toBe(302);
    expect(Object.fromEntries(await form(path))).toMatchObject({
      "lines[0].pieces": "12",
      remarks: "Theirs",
    });
  });

  it("takes 200 lines and says that one more is too many", async () => {
    const line = (at: number) => [
      [`lines[${at}].text`, `HR sheet ${(2 + at / 100).toFixed(2)} x 1250 x 2500`],
      [`lines[${at}].pieces`, String(at + 1)],
      [`lines[${at}].rate`, "54.20"],
    ];
    const many = (most: number) =>
      Object.fromEntries(Array.from({ length: most }, (_, at) => line(at)).flat());
    const path = await quote(many(200), "send");
    await office.step(path, "revise");
    expect((await form(path)).get("lines[199].pieces")).toBe("200");
    const more = await press("/addquotation", await form("/addquotation"), "", many(201));
    expect([more.status, more.text.includes("A quotation may have at most 200 lines")]).toEqual([400, true]);
    expect(readEditorForm(more.html).get("lines[200].pieces")).toBe("201");
  });
});
