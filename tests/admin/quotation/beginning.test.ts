import { beforeAll, describe, expect, it } from "vitest";
import { dayOf } from "~/models/shop/day.server";
import { findId, rows, run } from "../../faults/store";
import { readEditorForm } from "../../support/editor-form";
import { borrowQuotations, idOf, set, setRates, spaced } from "./office";

const office = borrowQuotations();
const { site, open, press, form, takeEnquiry, quote } = office;
const today = dayOf(new Date());

beforeAll(() => {
  set(site, "company.quotePayment", "Against delivery");
  setRates(site, today);
});

const addProduct = async (name: string) => {
  const made = await office.post("/addproduct", {
    ...{ name, type: "hotrolledsheet", thickness: "3", width: "1250" },
    ...{ deliveryDays: "3 days", number: "2015550100" },
  });
  if (made.status !== 302) throw new Error(made.text);
  return findId(site, "Product", `ORDER BY "createdAt" DESC`);
};
const count = () => rows<{ n: number }>(site, `SELECT count(*) AS n FROM "Quotation"`)[0]?.n;

describe("a quotation from an enquiry", () => {
  it("takes over who asked, sizes and pieces, with kg and the rates of the table, an old one said to be old", async () => {
    const { id } = await takeEnquiry("Ravi Kumar", "98200 12345", "ravi@example.com");
    const page = await open(`/addquotation?enquiry=${id}`);
    const fields = readEditorForm(page.html);
    expect(Object.fromEntries(fields)).toMatchObject({
      ...{ customer: "Ravi Kumar", phone: "98200 12345", email: "ravi@example.com", enquiry: id },
      ...{ "lines[0].pieces": "10", "lines[0].rate": "54.20", "lines[0].unit": "kg" },
      ...{ "lines[1].pieces": "40", "lines[1].rate": "54.20", "lines[2].rate": "" },
      ...{ "lines[3].rate": "51.50", payment: "Against delivery" },
    });
    expect(fields.get("lines[0].text")).toMatch(/Hot Rolled Sheet, 2 × 1250 × 2500 mm/);
    const text = spaced(page.text);
    expect(text).toContain("2 × 1250 × 2500 mm, 10 pieces: 490.63 kg, ₹ 26,591.88");
    expect(text).toContain("From your rates of 2 Jan 2026 : old, check it");
    expect(text.match(/From your rates of/g)).toHaveLength(3);
    expect(text.match(/old, check it/g)).toHaveLength(2);
    expect(text).toContain("No rate is known for it: enter one");
    expect(count()).toBe(0);
  });

  it("takes over the product with its finish, the bore, and when it is wanted as people read a day", async () => {
    const product = await addProduct("HR Chequered Sheet, tear drop");
    const { id } = await takeEnquiry("Tara");
    run(
      site,
      `UPDATE "EnquiryLine" SET "productId" = '${product}', "productName" = 'HR Chequered Sheet, tear drop', "type" = 'hotrolledsheet', "grade" = 'IS 2062 E250' WHERE "enquiryId" = '${id}' AND "position" = 1`,
      `UPDATE "EnquiryLine" SET "productName" = 'HR Sheet IS 2062 E250', "grade" = 'IS 2062 E250', "type" = 'hotrolledsheet' WHERE "enquiryId" = '${id}' AND "position" = 0`,
      `UPDATE "EnquiryLine" SET "inner" = 508 WHERE "enquiryId" = '${id}' AND "form" = 'coil'`,
      `UPDATE "Enquiry" SET "wantedOn" = '2027-03-31' WHERE "id" = '${id}'`,
    );
    const page = await open(`/addquotation?enquiry=${id}`);
    const fields = readEditorForm(page.html);
    expect(fields.get("lines[1].text")).toMatch(
      /Hot Rolled Sheet, IS 2062 E250, chequered, 3 × 1250 × 2500 mm/,
    );
    expect(fields.get("lines[0].note"), "a name that says no more than the size").toBe("");
    expect(fields.get("lines[1].note")).toBe("HR Chequered Sheet, tear drop");
    expect(page.text).toContain("2.944 t + pattern");
    expect(fields.get("lines[3].note")).toBe("Inner diameter 508 mm");
    expect(fields.get("delivery")).toBe("wanted by 31 Mar 2027");
  });

  it("takes over the lines that the enquiry kept as text", async () => {
    const sizes = Array.from({ length: 65 }, (_, at) => `HR sheet 2mm 1250x2500 - ${at + 1} nos`).join("\n");
    const { id } = await takeEnquiry("Kavita", "98200 12345", "", sizes);
    const fields = await form(`/addquotation?enquiry=${id}`);
    expect(fields.get("lines[59].pieces")).toBe("60");
    expect(fields.get("paste")).toBe(sizes.split("\n").slice(60).join("\n"));
    const read = await press(`/addquotation?enquiry=${id}`, fields, "lines");
    expect(readEditorForm(read.html).get("lines[64].pieces")).toBe("65");
    const greeted = await takeEnquiry(
      "Kavita",
      "98200 12345",
      "",
      `Hello, rate please\n${sizes.slice(0, 34)} nos urgent`,
    );
    expect((await form(`/addquotation?enquiry=${greeted.id}`)).get("paste")).toBe("");
    const short = `HR sheet 2mm 1250x2500 - 5 nos\nशीट २ मिमी`;
    const hindi = await takeEnquiry("Kavita", "98200 12345", "", short);
    expect((await form(`/addquotation?enquiry=${hindi.id}`)).get("paste")).toBe("शीट २ मिमी");
  });

  it("proposes what was last quoted where the table knows nothing, with its day", async () => {
    const line = {
      "lines[0].text": "CR sheet 1 x 1250 x 2500",
      "lines[0].rate": "61",
      "lines[0].pieces": "5",
    };
    await quote({ ...line, customer: "Somebody else" }, "send");
    const { id } = await takeEnquiry("Meera");
    const page = await open(`/addquotation?enquiry=${id}`);
    expect(readEditorForm(page.html).get("lines[2].rate")).toBe("61.00");
    expect(page.text).toMatch(/As last quoted, \d{1,2} \w{3,4} 2\d{3}/);
    run(site, `UPDATE "Quotation" SET "sample" = 1`);
    expect((await form(`/addquotation?enquiry=${id}`)).get("lines[2].rate")).toBe("");
  });
});

it("takes over what a line of an enquiry says beside its size as that line's remark", async () => {
  const list = "HR sheet 2x1250x2500 - 10 nos, Tata make\nHR sheet 3x1250x2500 - 40 nos";
  const { id } = await takeEnquiry("Nila", "98200 12345", "", list);
  const fields = await form(`/addquotation?enquiry=${id}`);
  expect([fields.get("lines[0].note"), fields.get("lines[1].note")]).toEqual(["Tata make", ""]);
});

it("makes no line of a greeting, and takes a message's sender for its customer", async () => {
  const sizes = ["HR sheet 2mm 1250x2500 - 20 nos", "CRCA sheets"];
  const paste = ["Dear Sir,", "Please quote", ...sizes, "Regards", "Rahul", "98200 12345"].join("\n");
  const page = await press("/addquotation", await form("/addquotation"), "lines", { paste });
  const fields = readEditorForm(page.html);
  const texts = [...fields].filter(([name, text]) => /^lines.*text$/.test(name) && text);
  expect(texts.map(([, text]) => text)).toEqual(["Hot Rolled Sheet, 2 × 1250 × 2500 mm", "CRCA sheets"]);
  expect([fields.get("customer"), fields.get("phone")]).toEqual(["Rahul", "98200 12345"]);
  expect(fields.get("paste")).toBe("Dear Sir,\nPlease quote\nRegards");
});

it("a proposed rate goes with its size: that of another is looked up anew, and seen before it is sent", async () => {
  const begun = await form("/addquotation");
  const pasted = { customer: "Asha", paste: "HR coil 2.5x1250 - 10 t" };
  const read = readEditorForm((await press("/addquotation", begun, "lines", pasted)).html);
  expect(read.get("lines[0].rate")).toBe("51.50");
  const sheet = { "lines[0].text": "HR sheet 2 x 1250 x 2500" };
  const shown = await press("/addquotation", read, "send", sheet);
  expect([shown.status, readEditorForm(shown.html).get("lines[0].rate")]).toEqual([400, "54.20"]);
  expect(shown.text).toContain("The size of a line has changed, and with it the rate that was proposed");
  const none = await press("/addquotation", read, "lines", { "lines[0].text": "HR sheet 9 x 1250 x 2500" });
  expect(readEditorForm(none.html).get("lines[0].rate")).toBe("");
  const own = await press("/addquotation", read, "send", { ...sheet, "lines[0].rate": "52" });
  expect(own.status).toBe(302);
});

describe("the same again", () => {
  it("begins with all of another quotation but its enquiry and its day", async () => {
    const { id } = await takeEnquiry("Vikram");
    const path = `/addquotation?enquiry=${id}`;
    const saved = await press(path, await form(path), "", { remarks: "Mill edge", "lines[2].rate": "60" });
    const former = saved.headers.get("location")?.split("/").at(-1) ?? "";
    const again = await form(`/addquotation?from=${former}`);
    expect(Object.fromEntries(again)).toMatchObject({ customer: "Vikram", remarks: "Mill edge" });
    expect(again.get("lines[2].rate")).toBe("60");
    expect(again.get("enquiry")).toBeNull();
    expect(again.get("validUntil")).toMatch(/^2\d{3}-\d\d-\d\d$/);
    expect((again.get("validUntil") ?? "") > today).toBe(true);
    expect((await open(`/addquotation?from=${"0".repeat(24)}`)).status).toBe(200);
  });

  it("is that of what was sent, while its revision is written", async () => {
    const path = await quote({ remarks: "Mill edge" }, "send");
    await office.step(path, "revise");
    await press(path, await form(path), "", { "lines[0].rate": "1", remarks: "Half" });
    const again = await form(`/addquotation?from=${idOf(path)}`);
    expect([again.get("lines[0].rate"), again.get("remarks")]).toEqual(["54.20", "Mill edge"]);
  });

  it("leaves out sums that were of another currency", async () => {
    const sums = { "lines[0].rate": "54.20", discount: "5", "charges[0].amount": "250/t" };
    const id = idOf(await quote({ ...sums, "charges[0].label": "Loading", customer: "Rao" }, ""));
    run(site, `UPDATE "Quotation" SET "currency" = 'USD' WHERE "id" = '${id}'`);
    const again = await form(`/addquotation?from=${id}`);
    expect([again.get("customer"), again.get("charges[0].label")]).toEqual(["Rao", "Loading"]);
    for (const name of Object.keys(sums)) expect(again.get(name)).toBe("");
  });
});
