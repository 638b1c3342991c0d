import { describe, expect, it } from "vitest";
import { cookiesOf, pick, postForm } from "../../support/page";
import { visitor } from "../../support/visitor";
import { borrowBuyer, sheet } from "./buyer";

const { site, open } = borrowBuyer({ sample: false });

/** Sends a form as if from another address. */
function sendFrom(address: string, path: string, fields: Record<string, string>, cookie = "") {
  return postForm(site.url + path, fields, cookie, { "X-Forwarded-For": address });
}

async function statuses(address: string, times: number, fields: Record<string, string> = visitor) {
  const seen: number[] = [];
  for (let time = 0; time < times; time += 1) {
    seen.push((await sendFrom(address, "/contact", fields)).status);
  }
  return seen;
}

const taken = [302, 302, 302, 302, 302];

describe("enquiries from one address", () => {
  it("are five within ten minutes, also side by side, then the form stays as it was typed and names the phone", async () => {
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => sendFrom("192.0.2.1", "/contact", visitor)),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([...taken, 429, 429, 429]);
    const page = await sendFrom("192.0.2.1", "/contact", { ...visitor, message: "<b>one more</b>" });
    expect(page.status).toBe(429);
    const wait = Number(page.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
    expect(page.text).toMatch(
      /Too many enquiries have come from your address.*in 10 minutes\. Or call us on \(201\) 555-0100/,
    );
    for (const typed of [visitor.name, visitor.phone, visitor.email, "&lt;b&gt;one more&lt;/b&gt;"])
      expect(page.html).toContain(typed);
    const data = await sendFrom("192.0.2.1", "/contact.data", visitor);
    expect([data.status, Number(data.headers.get("retry-after")) > 500]).toEqual([429, true]);
    expect((await sendFrom("192.0.2.2", "/contact", visitor)).status).toBe(302);
  });

  it("are counted together with those of the enquiry list, whose sizes stay, and with suspected spam", async () => {
    expect(await statuses("192.0.2.3", 5, { ...visitor, website: "http://spam.example" })).toEqual(taken);
    const added = await sendFrom("192.0.2.3", "/enquiry", sheet);
    expect(added.status).toBe(302);
    const refused = await sendFrom("192.0.2.3", "/enquiry", visitor, cookiesOf(added.headers));
    expect(refused.status).toBe(429);
    expect(refused.text).toContain("2 × 1250 × 2500 mm 1.963 t");
    expect(refused.html).toContain("Asha Rao");
    expect(cookiesOf(refused.headers)).not.toContain("enquiry=");
  });

  it("are neither those that were refused nor the same form sent again", async () => {
    expect(await statuses("192.0.2.5", 6, { ...visitor, phone: "12" })).toEqual(Array(6).fill(400));
    const once = pick((await open("/contact")).html, /name="once" value="([^"]+)"/);
    expect(await statuses("192.0.2.5", 8, { ...visitor, once })).toEqual(Array(8).fill(302));
    expect(await statuses("192.0.2.5", 5)).toEqual([302, 302, 302, 302, 429]);
    expect(await statuses("192.0.2.5", 1, { ...visitor, once })).toEqual([302]);
  });
});
