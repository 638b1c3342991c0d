import { describe, expect, it } from "vitest";
import { rows, run } from "../../faults/store";
import { sheet } from "../../site/enquiry/buyer";
import { borrowOffice } from "../../support/office";
import { cookiesOf, postForm } from "../../support/page";

describe("what waits for the owner", () => {
  const { site, open, post } = borrowOffice({ sample: true });

  const send = (name: string, message: string, extra = {}) =>
    postForm(`${site.url}/contact`, { name, phone: "+91 98765 43210", message, ...extra });

  it("is said to be nothing, and how it will come", async () => {
    const { text, html } = await open("/admindashboard");
    expect(text).toContain("New enquiries (0)");
    expect(text).toContain("None are waiting.");
    expect(html).toContain("<title>Dashboard · Back office</title>");
    expect(html).not.toContain('class="badge');
  });

  it("stands first on the dashboard, the newest three, with sizes, weight, age and ways to answer", async () => {
    const listed = cookiesOf((await postForm(`${site.url}/enquiry`, { ...sheet, pieces: "10" })).headers);
    const asked = { name: "Asha Rao", phone: "+91 98765 43210", message: "" };
    expect((await postForm(`${site.url}/enquiry`, asked, listed)).status).toBe(302);
    for (const name of ["Bela", "Chand", "Dev"]) await send(name, `A question of ${name}`);
    await send("Robot", "Buy now", { website: "https://spam.example" });
    run(
      site,
      `UPDATE "Enquiry" SET "status" = 'new', "createdAt" = '2026-01-01T00:00:00.000+00:00' WHERE "name" = 'Bela'`,
    );
    run(site, `UPDATE "Enquiry" SET "status" = 'new' WHERE "name" IN ('Chand', 'Dev')`);

    const { text, html } = await open("/admindashboard");
    expect(text).toContain("New enquiries (4)");
    expect(text).toMatch(/Asha Rao Today .*2 × 1250 × 2500 mm, 10 pieces · 490\.63 kg/);
    expect(text).toContain("A question of Dev");
    expect(text).not.toContain("A question of Bela");
    expect(text).toContain("1 held as spam");
    expect(html).toContain("tel:+919876543210");
    expect(html).toContain("https://wa.me/919876543210?text=");
    expect(text.indexOf("New enquiries")).toBeLessThan(text.indexOf("All Product"));
  });

  it("has the mail about a quotation that could not be sent, with a way to it and both ways on", async () => {
    const [{ id, number } = { id: "", number: "" }] = rows<{ id: string; number: string }>(
      site,
      `SELECT "id", "number" FROM "Quotation" LIMIT 1`,
    );
    const mail = "a".repeat(24);
    run(
      site,
      `INSERT INTO "Mail" ("id", "quotationId", "kind", "recipient", "subject", "text", "messageId", "attempts", "error", "createdAt")
       VALUES ('${mail}', '${id}', 'owner', 'desk@example.com', 's', 't', '<1@x>', 9, 'No such user', '2026-01-01T00:00:00.000+00:00')`,
    );
    const { html, text } = await open("/admindashboard");
    expect(text).toContain("1 email could not be sent.");
    expect(text).toContain(
      `The email to you about quotation ${number} could not be sent. Reason: No such user`,
    );
    expect(html).toContain(`href="/adminquotations?q=${number}"`);
    expect(html).toContain(`name="mail" value="${mail}"`);
    expect((await post("/adminenquiries", { intent: "drop-mail", mail })).status).toBe(302);
    expect((await open("/admindashboard")).text).not.toContain("could not be sent");
  });
});
