import { describe, expect, it } from "vitest";
import { fillDisk, hideTables, rows } from "../../faults/store";
import { readFormOf } from "../../support/editor-form";
import { borrowOffice } from "../../support/office";
import { fetchPage, pick, postForm } from "../../support/page";
import { unset } from "./unset";

describe("the settings screen", () => {
  const { site, open, post } = borrowOffice();

  const load = () => open("/adminsettings");
  const version = async () => pick((await load()).html, /name="version" value="([^"]+)"/);
  const save = async (fields: Record<string, string>) =>
    post("/adminsettings", { ...unset, ...fields, version: await version() });

  it("changes what the very next page says, everywhere, and goes back to the environment when emptied", async () => {
    const pages = ["/", "/contact", "/feed.xml", "/feed.json", "/.well-known/security.txt"];
    for (const path of pages) await (await fetch(site.url + path)).text();
    const company = {
      name: "Narmada Flat Steel",
      phone: "+91 98200 12345",
      email: "desk@narmada.example",
      address: "Shed 9, Kalamboli",
      hours: "Mon to Sat 9:30 to 18:30\nSun closed",
    };
    expect((await save(company)).status).toBe(302);
    const [home, contact, atom, json, security] = await Promise.all(
      pages.map(async (path) => (await fetch(site.url + path)).text()),
    );
    expect(home).toContain("Narmada Flat Steel");
    expect(home).toContain("tel:+919820012345");
    expect(contact).toContain("Shed 9, Kalamboli");
    expect(contact).toContain("Sun closed");
    expect(contact).toContain("https://wa.me/919820012345");
    expect(atom).toContain("<title>Narmada Flat Steel</title>");
    expect(JSON.parse(json ?? "")).toMatchObject({ title: "Narmada Flat Steel" });
    expect(security).toContain("mailto:desk@narmada.example");
    const openapi = await (await fetch(`${site.url}/backend/api/openapi.json`)).json();
    expect(openapi.info.title).toBe("Narmada Flat Steel: JSON API");
    const refused = await postForm(`${site.url}/contact`, {
      name: "",
      phone: "1",
      message: "x".repeat(3000),
    });
    expect(refused.status).toBe(400);

    expect((await save({})).status).toBe(302);
    expect(await (await fetch(site.url)).text()).not.toContain("Narmada");
  });

  it("dials ten digits in the country of the language, or in the one that is set, and shows the link below", async () => {
    expect((await load()).html).toContain('href="tel:+12015550100"');
    await save({ phone: "98200 12345" });
    expect(await (await fetch(site.url)).text()).toContain('href="tel:+919820012345"');
    expect((await load()).html).toContain('href="tel:+919820012345"');
    expect((await load()).html).toContain('href="https://wa.me/919820012345"');
    await postForm(`${site.url}/contact`, { name: "Omar", phone: "050 123 4567", message: "Ten sheets" });
    for (const country of ["971", "+971", "00971"]) {
      expect((await save({ phone: "05 0123 4567", country })).status).toBe(302);
      expect(await (await fetch(site.url)).text()).toContain('href="tel:+971501234567"');
    }
    expect((await load()).html).toContain('name="country"');
    expect((await load()).html).toContain('value="971"');
    const inbox = await open("/adminenquiries");
    expect(inbox.html).toContain('href="tel:+971501234567"');
    const refused = await save({ country: "999" });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("Country code must be that of a country, such as 91");
    expect((await save({})).status).toBe(302);
  });

  it.each([
    ["full", fillDisk, 507],
    ["unreadable", hideTables, 503],
  ] as const)("empties no company field where a smaller form meets a %s store", async (_, fault, status) => {
    const own = { name: "Narmada Flat Steel", phone: "98200 12345", hours: "Mon to Sat 9:30 to 18:30" };
    expect((await save(own)).status).toBe(302);
    const repair = fault(site);
    const answers = ["remove-sample", "renew-monitor"].map(async (intent) => ({
      intent,
      failed: await post("/adminsettings", { intent }),
    }));
    for (const { intent, failed } of await Promise.all(answers).finally(repair)) {
      expect([intent, failed.status]).toEqual([intent, status]);
      expect(failed.text).toMatch(/disk is full|cannot be used|went wrong/);
      if (failed.html.includes("Save settings")) {
        const shown = Object.fromEntries(readFormOf(failed.html, "Save settings"));
        expect([intent, shown]).toEqual([intent, expect.objectContaining(own)]);
        // What the other form's answer showed is outdated by the first that is saved.
        expect([302, 409]).toContain((await post("/adminsettings", shown)).status);
      }
      const page = await load();
      for (const value of Object.values(own)) expect(page.html).toContain(value);
    }
    expect((await save({})).status).toBe(302);
  });

  it("says on the privacy page how long enquiries are kept, and refuses what is no number of months", async () => {
    const privacy = async () => (await fetchPage(`${site.url}/privacy`)).text;
    expect(await privacy()).toContain("An enquiry is kept until we delete it.");
    expect((await save({ enquiryMonths: "२४" })).status).toBe(302);
    expect(await privacy()).toContain("An enquiry is deleted automatically 24 months after it arrived");
    for (const enquiryMonths of ["-1", "1.5", "601", "a year"]) {
      const refused = await save({ enquiryMonths });
      expect(refused.status).toBe(400);
      expect(refused.text).toContain("Months to keep enquiries must be a whole number from 0 to 600");
    }
    expect((await save({ enquiryMonths: "0" })).status).toBe(302);
    expect(await privacy()).toContain("An enquiry is kept until we delete it.");
  });

  it("takes what buyers may rely on in the form that pages show it, and refuses what they could not", async () => {
    const stored = (field: string) =>
      rows<{ value: string }>(site, `SELECT "value" FROM "Setting" WHERE "key" = 'company.${field}'`)[0]
        ?.value;
    const said = {
      ...{ city: " Navi  Mumbai 410218 ", founded: "१९९८", mapUrl: "https://maps.example/x?y=1" },
      ...{ registrations: "GSTIN 27AAAAA0000A1Z5\n\nCIN U1", replyTime: "within two hours." },
      ...{
        quotePrefix: "RS/26-",
        priceRule: "We quote per kg.",
        notSold: "TMT, pipes",
        alsoSold: "slitting",
      },
    };
    expect((await save(said)).status).toBe(302);
    expect(stored("city")).toBe("Navi Mumbai 410218");
    expect(stored("founded")).toBe("1998");
    expect(stored("registrations")).toBe("GSTIN 27AAAAA0000A1Z5\nCIN U1");
    expect(stored("replyTime")).toBe("within two hours");
    expect(stored("quotePrefix")).toBe("RS/26");
    for (const path of ["/about", "/contact"]) {
      const { text, html } = await fetchPage(site.url + path);
      expect(text).toContain("Warehouse District, Navi Mumbai 410218 Map");
      expect(html).toContain('href="https://maps.example/x?y=1"');
      expect(text).toContain("We answer within two hours. Prices We quote per kg. In business since 1998");
      expect(html).toContain("<li>Since 1998</li><li>GSTIN 27AAAAA0000A1Z5</li><li>CIN U1</li>");
    }
    for (const mapUrl of ["http://maps.example/", "javascript:alert(1)", "https://", "https://a b"]) {
      const refused = await save({ mapUrl });
      expect([mapUrl, refused.status]).toEqual([mapUrl, 400]);
      expect(refused.text).toContain("Link to a map must be an address that begins with https://");
    }
    const wrong = await save({ founded: "2999", registrations: "A\nB\nC\nD\nE\nF\nG" });
    expect(wrong.text).toContain("Year founded must be a year from 1600 to this one");
    expect(wrong.text).toContain("Registration numbers must be at most 6 lines of 80 characters");
    expect((await save({})).status).toBe(302);
    for (const path of ["/about", "/contact"]) {
      expect((await fetchPage(site.url + path)).text).not.toMatch(
        /Answers|Prices|business since|Registered| Map/,
      );
    }
  });

  it("refuses what the environment would refuse, at its field, and keeps what was typed", async () => {
    const answer = await save({ name: "x".repeat(61), phone: "12", email: "nobody", enquiryTo: "a@b" });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain("Company name must be at most 60 characters");
    expect(answer.text).toContain("Phone must be a phone number of 7 to 20 digits");
    expect(answer.text).toContain("Email must be an address such as name@example.com");
    expect(answer.html).toContain('value="nobody"');
    expect((await load()).html).not.toContain('value="nobody"');
  });

  it("keeps what is stored where another form arrives, such as one of an older page", async () => {
    expect((await save({ name: "Kept Steel" })).status).toBe(302);
    for (const other of ["", "intent=try-a-mail"]) {
      const answer = await post("/adminsettings", new URLSearchParams(other));
      expect([answer.status, answer.html.includes('value="Kept Steel"')]).toEqual([400, true]);
    }
    expect(await (await fetch(site.url)).text()).toContain("Kept Steel");
  });

  it("says when somebody else has saved meanwhile, and saves over it only when asked again", async () => {
    const form = Object.fromEntries(readFormOf((await load()).html, "Save settings"));
    expect((await save({ name: "First", city: "Pune 411001" })).status).toBe(302);
    const late = await post("/adminsettings", { ...form, name: "Second", founded: "1988" });
    expect(late.status).toBe(409);
    expect(late.text).toMatch(/Company name\s+Yours\s+Second\s+Saved in the meantime\s+First/);
    expect(late.text).toContain("What you had not touched is theirs there now: City.");
    const shown = Object.fromEntries(readFormOf(late.html, "Save settings"));
    expect(shown).toMatchObject({ name: "Second", city: "Pune 411001", founded: "1988" });
    expect((await post("/adminsettings", { ...shown, intent: "theirs" })).status).toBe(302);
    expect((await load()).html).toContain('value="First"');
    expect((await post("/adminsettings", shown)).status).toBe(302);
    expect((await load()).html).toMatch(/value="Second"[\s\S]*value="Pune 411001"/);
  });

  it("is not held up by rates that were saved meanwhile, nor by the same save, pressed twice", async () => {
    const seen = await version();
    const rate = { "rates[0].type": "hotrolledsheet", "rates[0].rate": "54.20" };
    expect((await post("/adminrates", rate)).status).toBe(302);
    const typed = { ...unset, name: "Third", version: seen };
    expect((await post("/adminsettings", typed)).status).toBe(302);
    expect((await post("/adminsettings", typed)).status).toBe(302);
  });
});

describe("sample content on the settings screen", () => {
  const { site, open, post, follow, cookieOf } = borrowOffice({ sample: true });

  it("is counted, asked about, and removed with one press, but for what was edited", async () => {
    const load = (query = "") => open(`/adminsettings${query}`);
    expect((await load()).text).toContain(
      "20 products, 6 blogs, 6 testimonials, 2 quotations, 4 rates and 9 company settings",
    );
    expect((await load("?remove-sample=1")).text).toContain("Are you sure?");

    const list = await (await fetch(`${site.url}/backend/api/admin/product/getAllProduct`)).json();
    const [own] = list.products;
    const edited = await fetch(`${site.url}/backend/api/admin/product/updateProduct/${own._id}`, {
      method: "PUT",
      headers: { "Content-Type": "application/json", Cookie: cookieOf() },
      body: JSON.stringify({ ...own, name: "Ours now" }),
    });
    expect(edited.status).toBe(200);

    const dashboard = async () => (await open("/admindashboard")).text;
    expect(await dashboard()).toContain("city, link to a map, year founded");
    const removed = await post("/adminsettings", { intent: "remove-sample" });
    expect(removed.status).toBe(302);
    const left = await (await fetch(`${site.url}/backend/api/admin/product/getAllProduct`)).json();
    expect(left.products.map(({ name }: { name: string }) => name)).toEqual(["Ours now"]);
    if (own.image) expect((await fetch(site.url + own.image)).status).toBe(200);
    expect((await load()).text).toContain("There is none left.");
    // The company's name and telephone are still nobody's.
    expect((await load()).text).not.toContain("your own");
    expect((await fetchPage(site.url)).text).toContain("Families of flat steel");
    const again = await follow(await post("/adminsettings", { intent: "remove-sample" }));
    expect(again.text).toContain("Sample content removed: nothing.");
    expect(await dashboard()).toContain("what the sample says: company name, phone, email, address.");
  });
});
