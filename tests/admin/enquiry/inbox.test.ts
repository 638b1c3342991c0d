import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cookiesOf, fetchPage, pick, postForm } from "../../support/page";
import { signInAt } from "../../support/sign-in";
import { type Site, startSite } from "../../support/site";

let site: Site;
let cookie: string;
beforeAll(async () => {
  site = await startSite({ sample: false });
  cookie = await signInAt(site);
  const size = { intent: "add", form: "sheet", thickness: "2", width: "1250", length: "2500", pieces: "40" };
  const added = await postForm(`${site.url}/enquiry`, size);
  const list = cookiesOf(added.headers);
  const visitor = {
    name: "Asha Rao",
    phone: "+91 98765 43210",
    email: "asha@example.com",
    message: "Slit edges",
  };
  await postForm(`${site.url}/enquiry`, visitor, list);
  await postForm(`${site.url}/contact`, { ...visitor, phone: "098765 43210", message: "=1+1" });
  await postForm(`${site.url}/contact`, { ...visitor, name: "Robot", website: "spam.example" });
});
afterAll(() => site.stop());

const open = (path: string) => fetchPage(site.url + path, { headers: { Cookie: cookie } });

describe("the enquiries", () => {
  it("are counted on the dashboard and listed newest first, without the spam", async () => {
    expect((await open("/admindashboard")).text).toContain("New enquiries (2)");
    const { html, text } = await open("/adminenquiries");
    expect(text).toContain("Enquiries (3)");
    expect(text).not.toContain("Robot");
    expect(html.indexOf("=1+1")).toBeLessThan(html.indexOf("Slit edges"));
    const spam = await open("/adminenquiries?status=spam");
    expect(spam.text).toContain("filled the hidden field");
  });

  it("have their sizes in the ways to answer, and know what the same phone asked before", async () => {
    const { html, text } = await open("/adminenquiries");
    expect(html).toContain('href="tel:+919876543210"');
    const chat = decodeURIComponent(pick(html, /href="https:\/\/wa\.me\/919876543210\?text=([^"]+)"/));
    expect(chat).toContain("2 × 1250 × 2500 mm, 40 pieces");
    expect(html).toMatch(/href="mailto:asha%40example\.com\?subject=/);
    expect(text).toContain("Earlier, same phone");
  });

  it("keep a status and a note, and tell when somebody else was faster", async () => {
    const { html } = await open("/adminenquiries?q=slit");
    const id = pick(html, /name="id" value="([0-9a-f]{24})"/);
    const fields = { id, version: "1", status: "answered", note: "Called at noon" };
    const saved = await postForm(`${site.url}/adminenquiries?q=slit`, fields, cookie);
    expect([saved.status, saved.headers.get("location")]).toEqual([302, "/adminenquiries?q=slit"]);
    expect((await open("/adminenquiries?status=answered")).html).toContain("Called at noon");
    const late = await postForm(`${site.url}/adminenquiries?q=slit`, { ...fields, note: "My note" }, cookie);
    expect(late.status).toBe(409);
    expect(late.html).toContain("My note");
    const odd = await postForm(`${site.url}/adminenquiries`, { ...fields, status: "eaten" }, cookie);
    expect(odd.status).toBe(400);
  });

  it("are exported with their sizes, formulas made harmless", async () => {
    const answer = await fetch(`${site.url}/adminenquiries.csv`, { headers: { Cookie: cookie } });
    const text = await answer.text();
    expect(text).toContain("'=1+1");
    expect(text).toContain("'+91 98765 43210");
    expect(text).toContain('"2 × 1250 × 2500 mm, 40 pieces"');
    expect(text).not.toContain("Robot");
  });
});
