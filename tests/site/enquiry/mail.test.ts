import { afterAll, beforeAll, expect, it } from "vitest";
import { unset } from "../../admin/settings/unset";
import { rows, run } from "../../faults/store";
import { readEditorForm } from "../../support/editor-form";
import { headerOf, type MailServer, openMailServer, textOf } from "../../support/mail-server";
import { openOffice } from "../../support/office";
import { cookiesOf, fetchPage, pick, postForm } from "../../support/page";
import { putQuotation } from "../../support/quotation";
import { sendAnswer } from "../../support/quotation-page";
import { signInAt } from "../../support/sign-in";
import { type Site, startSite } from "../../support/site";
import { sheet } from "./buyer";

let mails: MailServer;
let site: Site;
const settings = () => ({
  ...{ SMTP_URL: mails.url, ENQUIRY_TO: "desk@example.com", PHONE_COUNTRY: "91" },
  COMPANY_NAME: "Steel, Sheet & Coil",
});
beforeAll(async () => {
  mails = await openMailServer();
  site = await startSite({ env: settings() });
});
afterAll(async () => {
  await site.stop();
  await mails.stop();
});

const visitor = {
  name: 'Rao, "Asha" आशा',
  phone: "9876543210",
  email: "asha@example.com",
  message: "40 sheets, please",
};

const sentTo = (address: string, about: string) =>
  mails.taken.find((mail) => mail.to[0] === address && textOf(mail).includes(about));

async function takeMail(address: string, about: string) {
  await expect.poll(() => sentTo(address, about), { timeout: 15_000 }).toBeDefined();
  const mail = sentTo(address, about);
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
}

it("mails an enquiry with its sizes to the owner, and a copy to the sender", async () => {
  const products = await fetchPage(`${site.url}/allproduct`);
  const product = pick(products.html, /\/coilproduct\/([0-9a-f]{24})/);
  const name = pick((await fetchPage(`${site.url}/product/${product}`)).html, /<h1[^>]*>([^<]+)<\/h1>/);
  const added = await postForm(`${site.url}/enquiry`, { ...sheet, product });
  const wishes = { deliveryPlace: "Pune 411019", wantedOn: "2027-12-31", message: "Edges slit, पुणे" };
  const list = "2 angles 50x50x6\nGI 1.2 mm";
  const sent = await postForm(
    `${site.url}/enquiry`,
    { ...visitor, ...wishes, list },
    cookiesOf(added.headers),
  );
  expect(sent.status).toBe(302);
  const toOwner = await takeMail("desk@example.com", "Edges slit");
  expect(headerOf(toOwner, "Subject")).toMatch(/^Enquiry E-[A-Z2-9]{6} from Rao, "Asha" आशा$/);
  expect(headerOf(toOwner, "From")).toBe('"Steel, Sheet & Coil" <desk@example.com>');
  expect(headerOf(toOwner, "Reply-To")).toBe("asha@example.com");
  const text = textOf(toOwner);
  for (const part of [
    "Phone: 9876543210",
    "Call: tel:+919876543210",
    "WhatsApp: https://wa.me/919876543210",
    "Delivery to: Pune 411019",
    "Wanted by: 31 Dec 2027",
    "1. 2 × 1250 × 2500 mm, 40 pieces: 1.963 t (",
    name,
    "(1.963 t)",
    "Edges slit, पुणे",
    "As written:\r\n2 angles 50x50x6\r\nGI 1.2 mm",
  ])
    expect(text).toContain(part);
  const page = await fetchPage(new URL(sent.headers.get("location") ?? "", site.url).href);
  expect(page.text).toContain(
    "A copy of this enquiry goes to the email address you gave, unless 5 copies have",
  );
  const copy = await takeMail("asha@example.com", "Edges slit");
  expect(headerOf(copy, "Reply-To")).toBeNull();
  expect(textOf(copy)).toContain("40 pieces: 1.963 t");
  expect(textOf(copy)).toContain("As written:\r\n2 angles 50x50x6\r\nGI 1.2 mm");
  expect(textOf(copy)).toContain(pick(text, /Reference: (E-[A-Z2-9]{6})/));
  expect(textOf(copy)).not.toContain("wa.me");
});

it("tells the owner what a buyer says to a quotation, to be answered with Reply", async () => {
  const { path, number } = putQuotation(site.home);
  await sendAnswer(site, path, { intent: "change", message: "3 mm instead" });
  const mail = await takeMail("desk@example.com", "3 mm instead");
  expect(headerOf(mail, "Subject")).toBe(`Quotation ${number} was sent back for a change`);
  expect(headerOf(mail, "Reply-To")).toBe("purchase@rao.example");
});

it("mails no suspected spam, and nobody who gave no address, and says which product a question is about", async () => {
  const { html } = await fetchPage(`${site.url}/allproduct`);
  const [, product = "", name] = /\/coilproduct\/([0-9a-f]{24})">([^<]+)</.exec(html) ?? [];
  const robot = { ...visitor, message: "robots", website: "http://spam.example" };
  expect((await postForm(`${site.url}/contact`, robot)).status).toBe(302);
  const person = { ...visitor, phone: "246 0123", email: "", message: "a person", product };
  await postForm(`${site.url}/contact`, person);
  const toOwner = textOf(await takeMail("desk@example.com", "a person"));
  expect(toOwner).toContain(`About: ${name}`);
  expect(toOwner).toContain("Call: tel:2460123\r\nEmail: not given");
  expect(mails.taken.filter((mail) => /robots|a person/.test(textOf(mail)))).toHaveLength(1);
});

it("loses nothing when the mail server is down, nor when it refuses for good: the owner is told, until he does without it", async () => {
  const away = await openMailServer();
  await away.stop();
  const env = { ...settings(), SMTP_URL: away.url };
  let alone = await startSite({ env, sample: false });
  try {
    const sent = await postForm(`${alone.url}/contact`, { ...visitor, email: "", message: "patient" });
    expect(sent.status).toBe(302);
    await expect.poll(() => alone.log(), { timeout: 10_000 }).toContain("mail-delayed");
    await alone.kill();
    let refuses = false;
    const refusal = Object.assign(new Error("No such user"), { responseCode: 550 });
    const back = await openMailServer(
      { onRcptTo: (_, __, done) => (refuses ? done(refusal) : done()) },
      away.port,
    );
    alone = await startSite({ home: alone.home, env });
    const cookie = await signInAt(alone);
    const open = (path: string) => fetchPage(alone.url + path, { headers: { Cookie: cookie } });
    const press = (intent: string, mail: string, own = cookie) =>
      postForm(`${alone.url}/adminenquiries`, { intent, mail }, own);
    const card = await open("/adminenquiries");
    expect(card.text).toMatch(/not been sent yet/);
    const delayed = pick(card.html, /name="mail" value="([0-9a-f]{24})"/);
    expect((await press("send-mail", delayed, "")).headers.get("location")).toMatch(/adminlogin/);
    expect((await press("send-mail", delayed)).status).toBe(302);
    await expect.poll(() => back.taken.length, { timeout: 10_000 }).toBe(1);
    expect(textOf(back.taken[0] ?? { to: [], source: "" })).toContain("patient");
    refuses = true;
    await postForm(`${alone.url}/contact`, { ...visitor, email: "", message: "refused" });
    await expect.poll(() => alone.log(), { timeout: 10_000 }).toContain("mail-refused");
    expect((await open("/admindashboard")).text).toContain("1 email could not be sent");
    const told = await open("/adminenquiries");
    expect(told.text).toContain("No such user");
    await press("drop-mail", pick(told.html, /name="mail" value="([0-9a-f]{24})"/));
    expect((await open("/admindashboard")).text).not.toContain("could not be sent");
    await back.stop();
  } finally {
    await alone.stop();
  }
});

it("sends a short mail after one that said a wrong number, and the copy to an address that was wrong", async () => {
  const added = await postForm(`${site.url}/enquiry`, sheet);
  const wrong = { ...visitor, name: "Ravi Iyer", phone: "9000000001", email: "wrong@example.com" };
  const sent = await postForm(`${site.url}/enquiry`, wrong, cookiesOf(added.headers));
  await takeMail("wrong@example.com", "Ravi Iyer");
  // Of one that was held, and freed by hand.
  run(site, `UPDATE "Enquiry" SET "suspicion" = '2 links' WHERE "name" = 'Ravi Iyer'`);
  const person = { name: "Ravi Iyer", phone: "9000000002", email: "right@example.com" };
  const corrected = await postForm(site.url + sent.headers.get("location"), person);
  expect(corrected.status).toBe(302);
  const toOwner = await takeMail("desk@example.com", "Before: Phone 9000000001, Email wrong@example.com");
  expect(headerOf(toOwner, "Subject")).toMatch(
    /^Enquiry E-[A-Z2-9]{6} from Ravi Iyer: corrected by its sender$/,
  );
  expect(textOf(toOwner)).toContain("Call: tel:+919000000002");
  expect(textOf(await takeMail("right@example.com", "Ravi Iyer"))).toContain("40 pieces: 1.963 t");
});

it("sends what waits to the address that the office has corrected, and promises nothing while email is off", async () => {
  let refuses = true;
  const refusal = Object.assign(new Error("Not now"), { responseCode: 451 });
  const busy = await openMailServer({ onRcptTo: (_, __, done) => (refuses ? done(refusal) : done()) });
  const alone = await startSite({ env: { SMTP_URL: busy.url }, sample: false });
  try {
    const { open, post, follow, signIn } = openOffice(alone);
    await signIn();
    const setDesk = async (enquiryTo: string) => {
      const version = pick((await open("/adminsettings")).html, /name="version" value="([^"]+)"/);
      expect((await post("/adminsettings", { ...unset, enquiryTo, version })).status).toBe(302);
    };
    await setDesk("desk@example.com");
    await postForm(`${alone.url}/contact`, { ...visitor, email: "wrong@example.com" });
    const waiting = () =>
      rows<{ id: string; to: string; replyTo: string | null }>(
        alone,
        `SELECT "id", "recipient" AS "to", "replyTo" FROM "Mail" WHERE "error" <> '' ORDER BY "kind"`,
      );
    await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(2);
    const [copy, owner] = waiting();
    const press = async (intent: string, mail = "") =>
      (await follow(await post("/adminenquiries", { intent, mail }))).text;

    expect((await open("/adminenquiries")).text).toContain("will be tried again automatically");
    await setDesk("");
    const off =
      "email is switched off (it needs SMTP_URL on the server and “Email enquiries to” in the settings)";
    expect((await open("/admindashboard")).text).toMatch(
      /2 emails could not be sent\..*email is switched off/,
    );
    const card = await open("/adminenquiries");
    expect(card.text).toContain(`The copy to the sender could not be sent. Reason: ${off}`);
    expect(card.text).not.toContain("automatically");
    const waits = await press("send-mail", copy?.id);
    expect(waits).toContain(`The email waits: ${off}.`);
    expect(waits).toContain("The copy to the sender could not be sent.");
    run(alone, `UPDATE "Enquiry" SET "status" = 'spam'`);
    expect((await open("/admindashboard")).html).toMatch(/href="\/adminenquiries\?q=E-\w+&amp;status=spam"/);
    run(alone, `UPDATE "Enquiry" SET "status" = 'new'`);
    await setDesk("new@example.com");

    const editor = pick(card.html, /href="(\/editenquiry\/[0-9a-f]{24})/);
    const correct = async () => {
      const fields = readEditorForm((await open(editor)).html);
      fields.set("email", "right@example.com");
      return follow(await post(editor, fields));
    };
    const of = (email: string) => [{ to: email, replyTo: null }, { replyTo: email }];
    const corrected = await correct();
    expect(waiting()).toMatchObject(of("right@example.com"));
    await corrected.undo();
    expect(waiting()).toMatchObject(of("wrong@example.com"));
    await correct();

    expect(await press("drop-mail", owner?.id)).toContain("The email will not be sent.");
    for (const intent of ["drop-mail", "send-mail"]) {
      expect(await press(intent, owner?.id)).toContain("is no longer waiting: it was sent or dropped");
      expect(alone.log()).toContain(`"event":"${intent}"`);
    }
    refuses = false;
    expect(await press("send-mail", copy?.id)).toContain("The email is on its way");
    const taken = () => busy.taken.map(({ to }) => to[0]);
    await expect.poll(taken, { timeout: 10_000 }).toEqual(["right@example.com"]);
  } finally {
    await alone.stop();
    await busy.stop();
  }
});
