import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { borrowSite } from "../../support/lent-site";
import { type MailServer, openMailServer } from "../../support/mail-server";
import { fetchPage, pick, postForm } from "../../support/page";
import { signInAt } from "../../support/sign-in";
import { type Site, startSite } from "../../support/site";
import { firstAdmin } from "../../support/template";

const unset = Object.fromEntries(
  (
    "name phone whatsapp country email address city mapUrl hours founded registrations replyTime priceRule " +
    "notSold alsoSold enquiryTo enquiryMonths"
  )
    .split(" ")
    .map((field) => [field, ""]),
);

const saveSettings = async (url: string, cookie: string, fields: Record<string, string>) => {
  const { html } = await fetchPage(`${url}/adminsettings`, { headers: { Cookie: cookie } });
  const version = pick(html, /name="version" value="([^"]+)"/);
  return postForm(`${url}/adminsettings`, { ...unset, ...fields, version }, cookie);
};

describe("before you open", () => {
  const site = borrowSite();
  let cookie: string;
  beforeAll(async () => {
    cookie = await signInAt(site);
  });

  const load = (path: string, more = {}) =>
    fetchPage(site.url + path, { headers: { Cookie: cookie, ...more } });
  const act = (fields: Record<string, string>) => postForm(`${site.url}/admindashboard`, fields, cookie);
  const list = async (more = {}) =>
    /Before you open (.*?Put the whole list aside(?: Bring back \d+ points? put aside)?)/.exec(
      (await load("/admindashboard", more)).text,
    )?.[1] ?? "";

  it("says what a new shop still has of the sample, and where each is done", async () => {
    const said = await list();
    expect(said).toContain("1 of 9 done");
    expect(said).toMatch(/Your company's data Buyers still read what the sample says: company name, phone/);
    expect(said).toContain("phone");
    expect(said).toContain("Numbers of ten digits are dialled with +91");
    expect(said).toContain("Opening hours Buyers still read the sample's.");
    expect(said).toContain("No mail server is set up");
    expect(said).toContain("Still shown: 20 products");
    expect(said).toContain(`${firstAdmin.email} still has the password it was made with.`);
    expect(said).toContain("set SITE_URL (docs/deploy.md)");
    expect(said).toContain("There are none to copy");
    const { html } = await load("/admindashboard");
    for (const place of ["/adminsettings#country", "/adminsettings#hours", "/adminpassword"]) {
      expect(html).toContain(`href="${place}"`);
    }
    expect((await load("/adminsettings")).html).toMatch(/id="country"[\s\S]*id="hours"[\s\S]*id="mail"/);
    expect(await list({ "X-Forwarded-Proto": "https" })).toContain("but cookies and links do not");
  });

  it("takes off what is done", async () => {
    const own = {
      ...{ name: "Narmada Flat Steel", phone: "+91 98200 12345", email: "desk@narmada.example" },
      ...{ address: "Shed 9, Kalamboli", country: "91", hours: "Mon to Sat 9 to 18" },
    };
    expect((await saveSettings(site.url, cookie, own)).status).toBe(302);
    const said = await list();
    expect(said).not.toMatch(/Buyers still read|Opening hours|dialled with/);
    expect(said).toContain("Not filled in, and so not shown to buyers: city, link to a map");
    await postForm(`${site.url}/adminsettings`, { intent: "remove-sample" }, cookie);
    const next = "Steel-Own-Word-2";
    const changed = await postForm(
      `${site.url}/adminpassword`,
      { currentPassword: firstAdmin.password, newPassword: next },
      cookie,
    );
    expect(changed.status).toBe(302);
    cookie = await signInAt(site, { ...firstAdmin, password: next });
    expect(await list()).not.toMatch(/Still shown|still has the password/);
  });

  it("is put aside point by point or whole, and brought back", async () => {
    expect((await act({ intent: "put-aside", point: "backup" })).status).toBe(302);
    expect(await list()).not.toContain("There are none to copy");
    expect(await list()).toContain("No mail server is set up");
    expect(await list()).toContain("Bring back 1 point put aside");
    await act({ intent: "put-aside" });
    expect((await load("/admindashboard")).text).not.toContain("Before you open");
    expect((await load("/adminsettings")).text).toContain("Bring back 9 points put aside");
    await act({ intent: "bring-back" });
    expect(await list()).toContain("There are none to copy");
  });
});

describe("a test mail", () => {
  let site: Site;
  let server: MailServer;
  let cookie: string;
  let refuses = false;
  beforeAll(async () => {
    server = await openMailServer({
      onRcptTo: (_address, _session, done) => done(refuses ? new Error("No such mailbox here") : null),
    });
    site = await startSite({ sample: false, env: { SMTP_URL: server.url } });
    cookie = await signInAt(site);
  });
  afterAll(async () => {
    await site.stop();
    await server.stop();
  });

  const load = (path: string) => fetchPage(site.url + path, { headers: { Cookie: cookie } });
  const send = () => postForm(`${site.url}/adminsettings`, { intent: "test-mail" }, cookie);

  it("is offered when there is an address, and shows what the mail server said", async () => {
    const before = await load("/adminsettings");
    expect(before.text).toContain("Nobody is emailed");
    expect(before.html).not.toContain('value="test-mail"');
    expect((await load("/admindashboard")).text).toContain(
      "No address is set for enquiries to be mailed to.",
    );

    await saveSettings(site.url, cookie, { enquiryTo: "desk@narmada.example" });
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
    await saveSettings(site.url, cookie, { enquiryTo: "other@narmada.example" });
    expect((await load("/adminsettings")).text).not.toContain("could not be sent");
  });
});
