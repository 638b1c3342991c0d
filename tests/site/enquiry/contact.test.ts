import { describe, expect, it } from "vitest";
import { rows, run } from "../../faults/store";
import { cookiesOf, pick } from "../../support/page";
import { visitor } from "../../support/visitor";
import { borrowBuyer, referenceOf } from "./buyer";

const { site, open, post, follow } = borrowBuyer();

describe("the contact form", () => {
  const send = (fields: Record<string, string> = {}) => post({ ...visitor, ...fields }, "", "/contact");
  const issueOnce = async () => pick((await open("/contact")).html, /name="once" value="([^"]+)"/);

  it("stores a message and answers with its reference number, once", async () => {
    const sent = await send();
    expect([sent.status, sent.headers.get("location")]).toEqual([302, "/contact"]);
    const thanks = await follow(sent);
    expect(thanks.html).toMatch(/href="\/enquiry\/sent\?of=[^"]+"/);
    expect(thanks.text).toContain("Your reference: ");
    const { name, phone, message } = visitor;
    const columns = "name, phone, phoneKey, message, status";
    expect(rows(site, `SELECT ${columns} FROM Enquiry WHERE reference = '${referenceOf(thanks)}'`)).toEqual([
      { name, phone, phoneKey: "9876543210", message, status: "new" },
    ]);
    expect((await open("/contact", cookiesOf(thanks.headers))).text).not.toContain("Your reference");
  });

  it("makes one row of a form sent twice and gives both the same answer", async () => {
    const twice = { message: "sent twice", once: await issueOnce() };
    const answers = await Promise.all([send(twice), send(twice)]);
    const [first, second] = await Promise.all(answers.map(async (each) => referenceOf(await follow(each))));
    expect(first).toBe(second);
    expect(rows(site, "SELECT status FROM Enquiry WHERE message = 'sent twice'")).toHaveLength(1);
  });

  it("keeps suspected spam under its own status, and its sender sees the same thank-you", async () => {
    expect((await send({ message: "trapped", website: "http://spam.example" })).status).toBe(302);
    expect((await send({ message: "too fast", once: await issueOnce() })).status).toBe(302);
    const held = "SELECT status FROM Enquiry WHERE message IN ('trapped', 'too fast')";
    expect(rows(site, held)).toEqual([{ status: "spam" }, { status: "spam" }]);
  });

  it("keeps the product that it was opened from, whatever the message says", async () => {
    const [{ id, name } = { id: "", name: "" }] = rows<{ id: string; name: string }>(
      site,
      "SELECT id, name FROM Product LIMIT 1",
    );
    const { html } = await follow(await send({ message: "How much are 5 t?", product: id }));
    const sent = await open(pick(html, /href="(\/enquiry\/sent\?of=[^"]+)"/));
    expect(sent.text).toContain(`About ${name}`);
  });

  it("takes a form whose answer was lost, and in which something was corrected, as another message", async () => {
    run(site, 'DELETE FROM "Throttle"');
    const form = { message: "my number was wrong", once: await issueOnce() };
    const first = referenceOf(await follow(await send(form)));
    const corrected = await follow(await send({ ...form, phone: "98765 43211" }));
    expect(referenceOf(corrected)).not.toBe(first);
    const said = "SELECT phoneKey FROM Enquiry WHERE message = 'my number was wrong' ORDER BY createdAt";
    expect(rows(site, said)).toEqual([{ phoneKey: "9876543210" }, { phoneKey: "9876543211" }]);
  });

  const messageOf = (html: string) => pick(html, /<textarea[^>]*>\n?([^<]*)</).replaceAll("&quot;", '"');

  it.each([
    ["form=sheet&size=2x1250x2500&pieces=10", ": 2 × 1250 × 2500 mm, 10 pieces, 490.63 kg."],
    ["form=sheet&thickness=1/8%22&width=4+ft&length=8+ft&pieces=2", ": 3.175 × 1220 × 2440 mm, 2 pieces, "],
    ["form=sheet&size=nonsense", "."],
  ])("takes the size of %s over, with the product", async (query, says) => {
    const [{ id, name } = { id: "", name: "" }] = rows<{ id: string; name: string }>(
      site,
      "SELECT id, name FROM Product WHERE name LIKE 'HR Sheet IS 2062%'",
    );
    const { html } = await open(`/contact?product=${id}&${query}`);
    expect(html).toContain(`name="product" value="${id}"`);
    expect(messageOf(html)).toContain(`I would like a quote for ${name}${says}`);
    expect(decodeURIComponent(pick(html, /<main[\s\S]*?wa\.me\/\d+\?text=([^"]+)"/))).toContain(name);
  });

  it.each([
    ["place=wet&coat=no&surface=any&thickness=thin", "a quote for Stainless steel 304."],
    ["place=wet&coat=no&surface=any&thickness=thin", "How thick is it? Under 1.8 mm"],
    ["type=coldrolledcoil", "a quote for Cold Rolled Coil."],
    [
      "type=hotrolledsheet&tmin=3&wmin=4+ft&grade=IS+2062",
      "Hot Rolled Sheet: Thickness from 3 mm, Width from 4 ft (1220 mm), IS 2062.",
    ],
    ["q=2mm+HR+1250x2500%2C+10+sheets", "I am looking for 2mm HR 1250x2500, 10 sheets."],
    ["q=%3C/textarea%3E%3Cscript%3E", "I am looking for &lt;/textarea&gt;&lt;script&gt;."],
  ])("begins the message with what %s says", async (query, says) => {
    const { status, html } = await open(`/contact?${query}`);
    expect(status).toBe(200);
    expect(messageOf(html)).toContain(says);
  });

  it("is reached from a suggested steel, an empty list and a search with what was said there", async () => {
    const hrefOf = async (path: string) =>
      pick((await open(path)).html, /<main[\s\S]*?href="(\/contact\?[^"]+)"/).replaceAll("&amp;", "&");
    expect(await hrefOf("/mildStainless?place=wet&coat=no&surface=any&thickness=thin")).toBe(
      "/contact?place=wet&coat=no&surface=any&thickness=thin",
    );
    expect(await hrefOf("/search?q=2x333x777")).toBe("/contact?q=2x333x777");
    const id = pick((await open("/allproduct")).html, /\/coilproduct\/([0-9a-f]{24})/);
    expect(await hrefOf(`/product/${id}?form=sheet&size=2x1250x2500&pieces=10`)).toBe(
      `/contact?product=${id}&form=sheet&thickness=2&width=1250&length=2500&pieces=10`,
    );
  });
});
