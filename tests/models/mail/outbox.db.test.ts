import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "~/db.server";
import {
  dropForgottenMails,
  dropMail,
  listUnsentMails,
  putMail,
  sendMailAgain,
  takeDueMail,
} from "~/models/mail/outbox.server";
import { sendDueMail } from "~/models/mail/sender.server";
import { quietCompany } from "../../support/company";
import { headerOf, type MailServer, openMailServer, openOddServer } from "../../support/mail-server";
import { addEnquiry } from "../enquiry/row";
import { keepQuotation } from "../quotation/keep";

const MINUTE = 60_000;
const start = new Date("2026-11-22T04:00:00Z");
const minutesOn = (minutes: number) => new Date(start.getTime() + minutes * MINUTE);
const desk = {
  address: "desk@example.com",
  company: { ...quietCompany, name: 'Steel, "Sheet" & Coil', country: "1" },
};
const quick = { phaseMs: 300, wholeMs: 600 };

let server: MailServer | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

let enquiryId = "";
beforeEach(async () => {
  await db.mail.deleteMany();
  enquiryId = await addEnquiry({ createdAt: start });
});

const mail = {
  kind: "owner",
  recipient: "desk@example.com",
  replyTo: "asha@example.com",
  subject: 'Enquiry E-1 from Rao, "Asha" ‒ आशा',
  text: "2 × 1250 × 2500 mm, 40 pieces\n.\nपुणे",
} as const;

const put = (changes = {}) =>
  db.$transaction((tx) => putMail(tx, desk, { enquiryId }, { ...mail, ...changes }, start));
const findNextDue = async () => (await db.mail.findFirst({ where: { dueAt: { not: null } } }))?.dueAt ?? null;
const rows = () => db.mail.findMany({ select: { attempts: true, error: true, dueAt: true } });

describe("a mail in the outbox", () => {
  it("to the owner goes to the address that the desk has now, a copy to its own", async () => {
    server = await openMailServer();
    await put();
    await put({ kind: "copy", recipient: "asha@example.com" });
    const moved = { ...desk, address: "new@example.com" };
    while (await sendDueMail(server.url, moved, start));
    expect(server.taken.flatMap(({ to }) => to).sort()).toEqual(["asha@example.com", "new@example.com"]);
  });

  it("waits with growing pauses for a server that is down, and is sent when it comes back", async () => {
    server = await openMailServer();
    const { port, url } = server;
    await server.stop();
    await put();
    const log = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const pauses: number[] = [];
    let now = start;
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect(await sendDueMail(url, desk, now, quick)).toBe(false);
      const due = (await findNextDue()) ?? start;
      pauses.push((due.getTime() - now.getTime()) / MINUTE);
      expect(await sendDueMail(url, desk, new Date(due.getTime() - 1), quick)).toBe(false);
      now = due;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    const said = log.mock.calls.join("");
    log.mockRestore();
    expect(said.match(/"mail-delayed"/g)).toHaveLength(1);
    expect(pauses).toEqual([1, 5, 15, 60]);
    expect(await rows()).toMatchObject([{ attempts: 4, error: expect.stringContaining("ECONNREFUSED") }]);
    expect(await listUnsentMails(desk, now)).toMatchObject({
      said: expect.stringMatching(/^1 email is waiting/),
    });
    expect(await listUnsentMails(null, now)).toMatchObject({
      said: expect.stringMatching(/^1 email could not be sent\. .* Reason: email is switched off/),
    });
    server = await openMailServer({}, port);
    expect(await sendDueMail(url, desk, now)).toBe(true);
    expect(server.taken).toHaveLength(1);
  });

  it("is tried though a clock that ran ahead has put it off for a year", async () => {
    server = await openMailServer();
    await put();
    await db.mail.updateMany({ data: { dueAt: minutesOn(24 * 60), attempts: 7 } });
    expect(await sendDueMail(server.url, desk, start)).toBe(false);
    await db.mail.updateMany({ data: { dueAt: minutesOn(365 * 24 * 60) } });
    expect(await sendDueMail(server.url, desk, start)).toBe(true);
    expect(server.taken).toHaveLength(1);
  });

  it("is given up within three days, and sent at once when the owner asks for it", async () => {
    await put();
    let now = start;
    for (let due = await findNextDue(); due; due = await findNextDue()) {
      now = due;
      await sendDueMail("smtp://127.0.0.1:9", desk, now, quick);
    }
    expect(now.getTime() - start.getTime()).toBeGreaterThan(2.5 * 24 * 60 * MINUTE);
    expect(now.getTime() - start.getTime()).toBeLessThanOrEqual(3 * 24 * 60 * MINUTE);
    expect(await listUnsentMails(desk, now)).toMatchObject({
      said: expect.stringMatching(/^1 email could not be sent\. What/),
    });
    server = await openMailServer();
    const [row] = await db.mail.findMany();
    expect(await sendMailAgain(row?.id ?? "", now)).toBe(true);
    expect(await sendDueMail(server.url, desk, now)).toBe(true);
    expect(await sendMailAgain(row?.id ?? "", now)).toBe(false);
  });

  it.each([
    ["its sender", "onMailFrom", 550],
    ["its recipient", "onRcptTo", 553],
    ["its text", "onData", 554],
  ])("stops with the reason when %s is refused for good", async (_, phase, responseCode) => {
    const refuse = (first: unknown, _session: unknown, done: (error: Error) => void) => {
      if (phase === "onData") (first as NodeJS.ReadableStream).resume();
      done(Object.assign(new Error("No such mailbox here"), { responseCode }));
    };
    server = await openMailServer({ [phase]: refuse });
    await put();
    expect(await sendDueMail(server.url, desk, start)).toBe(true);
    expect(await rows()).toEqual([
      { attempts: 1, dueAt: null, error: expect.stringMatching(/55[034].*No such mailbox here/) },
    ]);
    expect(await listUnsentMails(desk, start)).toMatchObject({
      said: expect.stringMatching(/^1 email could not be sent\. What/),
    });
    expect(await listUnsentMails(null, start)).toMatchObject({
      said: expect.stringContaining("No such mailbox here"),
    });
    expect(await dropMail((await db.mail.findFirst())?.id ?? "")).toBe(true);
    expect(await listUnsentMails(desk, start)).toMatchObject({ said: null });
  });

  it("is named for the reason of the oldest, whichever was written first", async () => {
    for (const [at, error] of ["Later", "Earlier"].entries()) {
      await put();
      const data = { error, dueAt: null, createdAt: minutesOn(-at) };
      await db.mail.updateMany({ where: { error: null }, data });
    }
    expect(await listUnsentMails(desk, start)).toMatchObject({ said: expect.stringContaining("Earlier") });
  });

  it("about a quotation is listed though many older ones of enquiries wait", async () => {
    for (let at = 0; at < 6; at += 1) await put();
    const quotationId = await keepQuotation();
    await db.$transaction((tx) => putMail(tx, desk, { quotationId }, mail, minutesOn(1)));
    await db.mail.updateMany({ data: { dueAt: null } });
    expect((await listUnsentMails(desk, start)).ofQuotations).toHaveLength(1);
  });

  it.each([
    ["a recipient is refused for now", { onRcptTo: refuseWith(451) }, ""],
    [
      "the login is refused, which the owner will mend",
      { onAuth: refuseLogin, authOptional: false, allowInsecureAuth: true },
      "user:wrong@",
    ],
  ])("waits when %s", async (_, options, login) => {
    server = await openMailServer(options);
    await put();
    await sendDueMail(server.url.replace("//", `//${login}`), desk, start, quick);
    expect(await rows()).toMatchObject([{ attempts: 1, dueAt: minutesOn(1), error: expect.any(String) }]);
  });

  it("does not wait for ever: not for a greeting, not for an answer, not for one that comes drop by drop", async () => {
    const mute = await openOddServer(() => {});
    const halting = await openOddServer((socket) => socket.write("220 test\r\n"));
    const dripping = await openOddServer((socket) => {
      socket.write("220 test\r\n");
      const drip = setInterval(() => socket.write("250-a\r\n"), 50);
      socket.on("close", () => clearInterval(drip));
    });
    await put();
    for (const odd of [mute, halting, dripping]) {
      const begun = performance.now();
      await db.mail.updateMany({ data: { dueAt: start } });
      expect(await sendDueMail(odd.url, desk, start, quick)).toBe(false);
      expect(performance.now() - begun).toBeLessThan(5_000);
      await odd.stop();
    }
    expect(await rows()).toMatchObject([{ attempts: 3, error: expect.any(String) }]);
  });

  it("keeps its Message-ID at every attempt, and its next attempt is written down before the first begins", async () => {
    await put();
    const first = await takeDueMail(start);
    // What a process that is killed now leaves behind.
    expect(await rows()).toEqual([{ attempts: 1, error: null, dueAt: minutesOn(1) }]);
    expect(await takeDueMail(start)).toBeNull();
    const second = await takeDueMail(minutesOn(1));
    expect(second?.letter.messageId).toBe(first?.letter.messageId);
    expect(first?.letter.messageId).toMatch(/^<[0-9a-f]{24}@[\w.-]+>$/);
  });

  it("takes no line of its header from what a visitor typed", async () => {
    server = await openMailServer();
    await put({
      subject: "Enquiry\r\nBcc: everybody@example.com",
      replyTo: "a@example.com\r\nBcc: b@example.com",
    });
    await sendDueMail(server.url, desk, start);
    const [taken] = server.taken;
    expect(taken?.to).toEqual(["desk@example.com"]);
    expect(taken && headerOf(taken, "Bcc")).toBeNull();
  });

  it.each([
    ["is given up", null],
    ["waits while email is off", start],
  ])("is forgotten two months after it was written where it %s", async (_, dueAt) => {
    await put();
    await db.mail.updateMany({ data: { dueAt } });
    await dropForgottenMails(minutesOn(59 * 24 * 60));
    expect(await rows()).toHaveLength(1);
    await dropForgottenMails(minutesOn(61 * 24 * 60));
    expect(await rows()).toEqual([]);
  });
});

function refuseWith(responseCode: number) {
  return (_: unknown, __: unknown, done: (error: Error) => void) =>
    done(Object.assign(new Error("Not now"), { responseCode }));
}

function refuseLogin(_: unknown, __: unknown, done: (error: Error) => void) {
  done(Object.assign(new Error("Wrong password"), { responseCode: 535 }));
}
