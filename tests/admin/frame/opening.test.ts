import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "../../faults/store";
import { type MailServer, openMailServer } from "../../support/mail-server";
import { borrowOffice, openOffice } from "../../support/office";
import { type FetchedPage, fetchPage, pick } from "../../support/page";
import { type Site, startSite } from "../../support/site";
import { firstAdmin } from "../../support/template";
import { unset } from "../settings/unset";

const saveSettings = async (
  { open, post }: ReturnType<typeof openOffice>,
  fields: Record<string, string>,
) => {
  const version = pick((await open("/adminsettings")).html, /name="version" value="([^"]+)"/);
  return post("/adminsettings", { ...unset, ...fields, version });
};

describe("before you open", () => {
  const office = borrowOffice({ sample: true });
  const { site, open, post, follow, signIn, cookieOf } = office;

  const act = (fields: Record<string, string>) => post("/admindashboard", fields);
  const listOf = ({ text }: FetchedPage) =>
    /Before you open (.*?Put the whole list aside(?: Bring back \d+ points? put aside)?)/.exec(text)?.[1] ??
    "";
  const list = async () => listOf(await open("/admindashboard"));

  it("says what a new shop still has of the sample, and where each is done", async () => {
    const said = await list();
    expect(said).toContain("1 of 9 done");
    expect(said).toMatch(/Your company's data Buyers still read what the sample says: company name, phone/);
    expect(said).toContain("phone");
    expect(said).toContain("dialled with +91: enter 91, or the code of your own country.");
    expect(said).toContain("Opening hours Buyers still read the sample's.");
    expect(said).toContain("No mail server is set up");
    expect(said).toContain("Still there: 20 products");
    expect(said).toContain(`${firstAdmin.email} still has the password it was made with.`);
    expect(said).toContain("set SITE_URL (docs/deploy.md)");
    expect(said).toContain("There are none to copy");
    const { html } = await open("/admindashboard");
    for (const place of ["/adminsettings#country", "/adminsettings#hours", "/adminpassword"]) {
      expect(html).toContain(`href="${place}"`);
    }
    expect((await open("/adminsettings")).html).toMatch(/id="country"[\s\S]*id="hours"[\s\S]*id="mail"/);
    const headers = { Cookie: cookieOf(), "X-Forwarded-Proto": "https" };
    const behindHttps = await fetchPage(`${site.url}/admindashboard`, { headers });
    expect(listOf(behindHttps)).toContain("but cookies and links do not");
  });

  it("takes off what is done", async () => {
    const own = {
      ...{ name: "Narmada Flat Steel", phone: "+91 98200 12345", email: "desk@narmada.example" },
      ...{ address: "Shed 9, Kalamboli", country: "91", hours: "Mon to Sat 9 to 18" },
    };
    expect((await saveSettings(office, own)).status).toBe(302);
    const said = await list();
    expect(said).not.toMatch(/Buyers still read|Opening hours|dialled with/);
    expect(said).toContain("Not filled in, and so not shown to buyers: city, link to a map");
    run(site, ...["Product", "Blog", "Testimonial"].map((table) => `DELETE FROM "${table}" WHERE "sample"`));
    expect(await list()).toMatch(/Sample content Still there: 2 quotations and 4 rates\./);
    await post("/adminsettings", { intent: "remove-sample" });
    const currentPassword = firstAdmin.password;
    const newPassword = "Steel-Own-Word-2";
    for (const [next, stillFirst] of [
      [currentPassword, true],
      [newPassword, false],
    ] as const) {
      expect((await post("/adminpassword", { currentPassword, newPassword: next })).status).toBe(302);
      await signIn({ ...firstAdmin, password: next });
      expect((await list()).includes("still has the password"), next).toBe(stillFirst);
    }
    expect(await list()).not.toContain("Still there");
  });

  it("is put aside point by point or whole, and brought back", async () => {
    expect((await act({ intent: "put-aside", point: "backup" })).status).toBe(302);
    expect(await list()).not.toContain("There are none to copy");
    expect(await list()).toContain("No mail server is set up");
    expect(await list()).toContain("Bring back 1 point put aside");
    const { text } = await follow(await act({ intent: "put-aside" }));
    expect(text).toContain("Put aside. It can be brought back in the settings.");
    expect((await open("/admindashboard")).text).not.toContain("Before you open");
    expect((await open("/adminsettings")).text).toContain("Bring back 9 points put aside");
    await act({ intent: "bring-back" });
    expect(await list()).toContain("There are none to copy");
  });
});

describe("a test mail", () => {
  let site: Site;
  let server: MailServer;
  let office: ReturnType<typeof openOffice>;
  let refuses = false;
  beforeAll(async () => {
    server = await openMailServer({
      onRcptTo: (_address, _session, done) => done(refuses ? new Error("No such mailbox here") : null),
    });
    site = await startSite({ sample: false, env: { SMTP_URL: server.url } });
    office = openOffice(site);
    await office.signIn();
  });
  afterAll(async () => {
    await site.stop();
    await server.stop();
  });

  const load = (path: string) => office.open(path);
  const send = () => office.post("/adminsettings", { intent: "test-mail" });

  it("is offered when there is an address, and shows what the mail server said", async () => {
    const before = await load("/adminsettings");
    expect(before.text).toContain("Nobody is emailed");
    expect(before.html).not.toContain('value="test-mail"');
    expect((await load("/admindashboard")).text).toContain(
      "No address is set for enquiries to be mailed to.",
    );

    await saveSettings(office, { enquiryTo: "desk@narmada.example" });
    expect((await load("/admindashboard")).text).toContain("Send a test mail");
    expect((await send()).status).toBe(302);
    const after = await load("/adminsettings");
    expect(after.text).toMatch(/The server accepted the test mail .* It said: 250 /);
    expect(server.taken.map(({ to }) => to)).toEqual([["desk@narmada.example"]]);
    expect((await load("/admindashboard")).text).not.toMatch(/test mail/i);
  });

  it("says why it could not be sent, and counts for its own address alone", async () => {
    refuses = true;
    await send();
    expect((await load("/adminsettings")).text).toMatch(/could not be sent .*No such mailbox here/);
    expect((await load("/admindashboard")).text).toMatch(
      /The last test mail could not be sent: .*No such mailbox here/,
    );
    await saveSettings(office, { enquiryTo: "other@narmada.example" });
    expect((await load("/adminsettings")).text).not.toContain("could not be sent");
  });
});
