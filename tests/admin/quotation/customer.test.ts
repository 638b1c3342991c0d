import { expect, it } from "vitest";
import { rows, run } from "../../faults/store";
import { fetchPage, pick } from "../../support/page";
import { borrowQuotations, idOf, pastedMessage } from "./office";

const office = borrowQuotations();
const { site, open, quote, takeEnquiry, form } = office;

it("stands together by phone or mail, however they were written, from an enquiry and from a quotation", async () => {
  const first = await takeEnquiry("Rao Fabricators", "+91 98200 12345");
  run(site, `UPDATE "Enquiry" SET "note" = 'Wants mill edge' WHERE "id" = '${first.id}'`);
  const written = `${pastedMessage}\n2 angles 50x50`;
  const byMail = await takeEnquiry("Asha Rao", "98765 43210", "Asha@Rao.example", written);
  const phoned = await quote({ phone: "098200 12345", email: "asha@rao.example" }, "send");
  const drafted = await quote({ phone: "98200-12345" }, "");
  const other = await takeEnquiry("Somebody else", "98200 99999");
  const nobody = await quote({ customer: "Without a number" }, "");

  const inbox = await open(`/adminenquiries?q=${first.reference}`);
  const fromEnquiry = pick(inbox.html, /href="(\/admincustomer\/[0-9a-f]{24})"/);
  const fromQuotation = pick((await open(phoned)).html, /href="(\/admincustomer\/[0-9a-f]{24})"/);
  const list = await open("/adminquotations");
  expect(list.html).toContain(`href="/admincustomer/${idOf(drafted)}"`);
  const customer = await open(fromQuotation);
  expect(customer.text).toMatch(/^Rao Fabricators .*Quotations \(2\) .*Enquiries \(2\)/);
  expect(customer.text).toContain("Note Wants mill edge");
  expect(customer.text).toContain("2 × 1250 × 2500 mm, 10 pieces");
  expect(customer.text).toContain("2 angles 50x50");
  for (const path of [phoned, drafted]) {
    expect(customer.html).toContain(`href="${path}"`);
    expect(customer.html).toContain(`href="/addquotation?from=${idOf(path)}"`);
  }
  expect(customer.text).toContain(byMail.reference);
  expect(customer.html).not.toMatch(new RegExp(`${other.reference}|${idOf(nobody)}`));
  // Of the enquiry's phone alone: its mail is nobody's.
  expect((await open(fromEnquiry)).text).toMatch(/Quotations \(2\) .*Enquiries \(1\)/);
  expect((await form(`/addquotation?from=${idOf(phoned)}`)).get("customer")).toBe("Rao Fabricators");
  expect((await open(`/admincustomer/${idOf(nobody)}`)).text).toMatch(/Quotations \(1\) .*Enquiries \(0\)/);
});

it("shows a hundred of each, and counts no more than there are beside them", async () => {
  const { id } = await takeEnquiry("Many", "98200 77777");
  const phone = "98200 77777";
  const path = await quote({ phone, customer: "Many" }, "");
  const columns = rows<{ name: string }>(site, `PRAGMA table_info("Quotation")`).map(({ name }) => name);
  const copied = columns.map((name) => (name === "id" ? "printf('%024x', n)" : `"${name}"`)).join();
  run(
    site,
    `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 99)
     INSERT INTO "Quotation" SELECT ${copied} FROM "Quotation", numbers WHERE "id" = '${idOf(path)}'`,
  );
  for (const from of [id, idOf(path)]) {
    const { text } = await open(`/admincustomer/${from}`);
    expect(text).toContain("Quotations (100)");
    expect(text).not.toMatch(/more/i);
  }
});

it("is nobody else's, and 404 where nothing of it is left", async () => {
  const { id } = await takeEnquiry("Gone");
  const { status, headers } = await fetchPage(`${site.url}/admincustomer/${id}`);
  expect([status, headers.get("location")]).toEqual([302, expect.stringMatching(/^\/adminlogin/)]);
  const gone = await open(`/admincustomer/${"0".repeat(24)}`);
  expect([gone.status, gone.text.includes("Nothing is stored about this customer")]).toEqual([404, true]);
});
