import { describe, expect, it } from "vitest";
import { rows } from "../../faults/store";
import { borrowSite } from "../../support/lent-site";
import { cookiesOf, fetchPage, pick, postForm } from "../../support/page";
import { visitor } from "../../support/visitor";

const site = borrowSite();

describe("the contact form", () => {
  it("stores a message and answers with its reference number", async () => {
    const sent = await postForm(`${site.url}/contact`, visitor);
    expect(sent.status).toBe(302);
    expect(sent.headers.get("location")).toBe("/contact");
    const thanks = await fetchPage(`${site.url}/contact`, { headers: { Cookie: cookiesOf(sent.headers) } });
    const reference = pick(thanks.text, /Your reference: (E-[A-Z2-9]{6})/);
    expect(
      rows(
        site,
        `SELECT name, phone, phoneKey, message, status FROM Enquiry WHERE reference = '${reference}'`,
      ),
    ).toEqual([
      {
        name: visitor.name,
        phone: visitor.phone,
        phoneKey: "9876543210",
        message: visitor.message,
        status: "new",
      },
    ]);
    const again = await fetchPage(`${site.url}/contact`, { headers: { Cookie: cookiesOf(thanks.headers) } });
    expect(again.text).not.toContain("Your reference");
  });

  it("keeps what was typed and names each wrong field, beside it and in a summary", async () => {
    const { status, html, text } = await postForm(`${site.url}/contact`, {
      ...visitor,
      phone: "12",
      name: " ",
      message: "<b>hi</b>",
    });
    expect(status).toBe(400);
    expect(text).toContain("Enter your name");
    expect(html).toMatch(/<a href="#phone">Enter a phone number of at least 7 digits<\/a>/);
    expect(html).toMatch(/id="phone"[^>]*aria-describedby="phone-error"[^>]*aria-invalid="true"/);
    expect(html).toContain("&lt;b&gt;hi&lt;/b&gt;");
    expect(html).toContain('value="asha@example.com"');
  });

  it.each([
    ["name over 100 characters", { name: "n".repeat(101) }, "Name must be at most 100 characters"],
    [
      "message over 2000 characters",
      { message: "m".repeat(2001) },
      "Message must be at most 2000 characters",
    ],
    ["email without a domain", { email: "asha@" }, "Enter an email address"],
    ["no message", { message: "  " }, "Enter a message"],
  ])("refuses %s", async (_, change, message) => {
    const { status, text } = await postForm(`${site.url}/contact`, { ...visitor, ...change });
    expect(status).toBe(400);
    expect(text).toContain(message);
  });

  it("makes one row of a form sent twice and gives both the same answer", async () => {
    const { html } = await fetchPage(`${site.url}/contact`);
    const once = pick(html, /name="once" value="([^"]+)"/);
    const message = "sent twice";
    const answers = await Promise.all(
      [1, 2].map(() => postForm(`${site.url}/contact`, { ...visitor, message, once })),
    );
    expect(answers.map((answer) => answer.status)).toEqual([302, 302]);
    const pages = await Promise.all(
      answers.map((answer) =>
        fetchPage(`${site.url}/contact`, { headers: { Cookie: cookiesOf(answer.headers) } }),
      ),
    );
    const [first, second] = pages.map((page) => pick(page.text, /(E-[A-Z2-9]{6})/));
    expect(first).toBe(second);
    expect(rows(site, "SELECT status FROM Enquiry WHERE message = 'sent twice'")).toHaveLength(1);
  });

  it("keeps suspected spam under its own status, and its sender sees the same thank-you", async () => {
    const trapped = await postForm(`${site.url}/contact`, {
      ...visitor,
      message: "trapped",
      website: "http://spam.example",
    });
    expect(trapped.status).toBe(302);
    const { html } = await fetchPage(`${site.url}/contact`);
    const once = pick(html, /name="once" value="([^"]+)"/);
    expect((await postForm(`${site.url}/contact`, { ...visitor, message: "too fast", once })).status).toBe(
      302,
    );
    expect(
      rows(
        site,
        "SELECT message, status FROM Enquiry WHERE status = 'spam' AND message != 'sent twice' ORDER BY message",
      ),
    ).toEqual([
      { message: "too fast", status: "spam" },
      { message: "trapped", status: "spam" },
    ]);
  });

  it("refuses a post from another site and stores nothing", async () => {
    const before = rows(site, "SELECT count(*) AS n FROM Enquiry");
    const answer = await fetchPage(`${site.url}/contact`, {
      method: "POST",
      headers: { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
      body: new URLSearchParams(visitor),
    });
    expect(answer.status).toBe(403);
    expect(rows(site, "SELECT count(*) AS n FROM Enquiry")).toEqual(before);
  });

  it("prefills the product that the question is about", async () => {
    const list = await fetchPage(`${site.url}/allproduct`);
    const id = pick(list.html, /\/coilproduct\/([0-9a-f]{24})/);
    const { text, html } = await fetchPage(`${site.url}/contact?product=${id}`);
    expect(text).toContain("I would like a quote for");
    expect(html).toContain(`name="product" value="${id}"`);
  });
});
