import { expect, it } from "vitest";
import { rows, run } from "../../faults/store";
import { cookiesOf, pick } from "../../support/page";
import { signInAt } from "../../support/sign-in";
import { visitor } from "../../support/visitor";
import { borrowBuyer, referenceOf } from "./buyer";

const { site, open, post, add, follow } = borrowBuyer();

/** A size on the list, sent with the contact fields, from the browser with these cookies. */
async function send(more: Record<string, string> = {}, before = "") {
  const sent = await post(visitor, [before, await add(more, before)].filter(Boolean).join("; "));
  const address = sent.headers.get("location") ?? "";
  const cookie = pick(sent.headers.getSetCookie().join("\n"), /((?:__Host-)?sent=[^;]+)/);
  return { address, reference: referenceOf(await open(address)), cookie };
}

it("is for its sender alone: who asked, sizes and what comes next", async () => {
  const { address, reference } = await send();
  const { text, html, headers } = await open(address);
  const { name, phone, email } = visitor;
  for (const said of [name, phone, email, "2 × 1250 × 2500 mm, 40 pieces", "What happens next"])
    expect(text).toContain(said);
  expect(decodeURIComponent(pick(html, /wa\.me\/(\d[^"]+)/))).toContain(
    `12015550100?text=Hello, this is about my enquiry ${reference}`,
  );
  expect(headers.get("cache-control")).toBe("private, no-store");
  const forged = address.replace(/of=E-......\./, "of=E-AAAAAA.");
  for (const other of [forged, address.slice(0, -2), "/enquiry/sent", "/enquiry/sent?of=E-AAAAAA"])
    expect((await open(other)).status).toBe(404);
  expect(text).toContain("We answer within two working hours.");
  expect(html).toContain('name="robots" content="noindex"');
});

it("takes a correction for an hour, by its own address alone, shows the owner what stood there before, and leaves what he has corrected", async () => {
  const { address, reference } = await send();
  const person = { name: visitor.name, phone: "+91 98765 43211", email: visitor.email };
  expect((await post(person, "", `/enquiry/sent?of=${reference}`)).status).toBe(404);
  const wrong = await post({ ...person, phone: "12", email: "nobody" }, "", address);
  expect([wrong.status, wrong.html.includes('value="nobody"')]).toEqual([400, true]);

  const first = { "was-name": person.name, "was-phone": visitor.phone, "was-email": person.email };
  const shown = await follow(await post({ ...person, ...first }, "", address));
  const twice = await follow(await post({ ...person, ...first }, "", address));
  for (const { text } of [shown, twice]) expect(text).toContain("Thank you, we have your correction.");
  expect(shown.text).toContain("+91 98765 43211");
  const stored = rows(site, `SELECT phone, phoneKey, name FROM Enquiry WHERE reference = '${reference}'`);
  expect(stored).toEqual([{ phone: "+91 98765 43211", phoneKey: "9876543211", name: visitor.name }]);
  const cookie = await signInAt(site);
  const inbox = await open(`/adminenquiries?q=${reference}`, cookie);
  expect(inbox.text).toMatch(/Corrected by its sender Until [^:]+:\d\d [^:]*: Phone \+91 98765 43210/);
  expect(inbox.html).toContain('href="tel:+919876543211"');

  expect((await follow(await post(person, "", address))).text).toContain("Nothing has changed.");

  run(site, `UPDATE Enquiry SET phone = '98200 77777' WHERE reference = '${reference}'`);
  const was = { "was-name": person.name, "was-phone": person.phone, "was-email": person.email };
  const refused = await post({ ...person, ...was, name: "" }, "", address);
  expect(refused.html).toContain(`name="was-phone" value="${person.phone}"`);
  const renamed = await follow(await post({ ...person, ...was, name: "Asha R" }, "", address));
  expect(renamed.html).toContain('name="was-phone" value="98200 77777"');
  expect(renamed.html).toContain('name="was-name" value="Asha R"');

  const anHourAgo = new Date(Date.now() - 61 * 60 * 1000).toISOString();
  run(site, `UPDATE Enquiry SET createdAt = '${anHourAgo}' WHERE reference = '${reference}'`);
  const late = await post({ ...person, phone: "9876543219" }, "", address);
  expect([late.status, late.text.includes("More than an hour has passed")]).toEqual([409, true]);
  expect((await open(address)).html).not.toContain("Put it right");
});

it("names the last five of this browser with their state, and puts their sizes on the list again", async () => {
  let cookie = "";
  const references: string[] = [];
  for (const thickness of ["1", "2", "3"]) {
    const sent = await send({ thickness }, cookie);
    cookie = sent.cookie;
    references.push(sent.reference);
  }
  run(site, `UPDATE Enquiry SET status = 'closed' WHERE reference = '${references[1]}'`);
  const list = await open("/enquiry", cookie);
  const [first = "", second = "", third = ""] = references;
  expect(list.text).toMatch(new RegExp(`${third} .* Sent .*${second} .* Answered .*${first} .* Sent`));
  expect((await open("/enquiry")).text).not.toContain("Your enquiries");

  const again = await post({ intent: `again.${third}` }, cookie);
  const filled = await follow(again);
  expect(filled.text).toContain("1 size added to your list.");
  expect(filled.html).toMatch(/name="pieces"[^>]* value="40"/);
  expect(filled.text).toContain("3 × 1250 × 2500 mm");
  const stranger = await post({ intent: `again.${third}` });
  expect([stranger.status, stranger.text.includes("no longer here")]).toEqual([400, true]);

  const typed = await post(
    { ...visitor, intent: `again.${second}` },
    `${cookie}; ${cookiesOf(again.headers)}`,
  );
  expect([typed.status, typed.html.includes(`value="${visitor.name}"`)]).toEqual([200, true]);
  const forgotten = await post({ intent: "forget" }, cookie);
  expect(forgotten.headers.getSetCookie().join("\n")).toMatch(/sent=;|sent=""/);
});
