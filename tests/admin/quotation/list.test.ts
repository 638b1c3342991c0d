import { beforeAll, describe, expect, it } from "vitest";
import { addDays, dayOf } from "~/models/shop/day.server";
import { run } from "../../faults/store";
import { pick } from "../../support/page";
import { putQuotation } from "../../support/quotation";
import { openQuotation, sendAnswer } from "../../support/quotation-page";
import { borrowQuotations, idOf, spaced } from "./office";

const office = borrowQuotations();
const { site, open, post, quote } = office;
const today = dayOf(new Date());
const month = today.slice(0, 7);
const put = (wish: Parameters<typeof putQuotation>[1] = {}) => putQuotation(site.home, wish);

const made: Record<string, ReturnType<typeof put>> = {};

beforeAll(() => {
  for (const status of ["draft", "sent", "seen", "accepted", "declined", "withdrawn"] as const)
    made[status] = put({ status, number: `Q-L-${status}` });
  made.expired = put({ validUntil: "2026-01-05", number: "Q-L-expired" });
  run(
    site,
    `UPDATE "Quotation" SET "customer" = 'Meera Metals', "day" = '2026-01-02' WHERE "number" = 'Q-L-expired'`,
  );
});

describe("the list of quotations", () => {
  it("counts and shows all, newest first, with what waits and what was won", async () => {
    const { text } = await open("/adminquotations");
    expect(text).toMatch(/^Quotations \(7\)/);
    // Each is of 2,18,539.51: two wait, one was won.
    expect(spaced(text)).toContain("Open ₹ 4,37,079.02 · won ₹ 2,18,539.51");
  });

  it.each(["draft", "sent", "seen", "accepted", "declined", "expired", "withdrawn"])(
    "shows what is %s",
    async (status) => {
      const { text, html } = await open(`/adminquotations?status=${status}`);
      expect(text).toMatch(/^Quotations \(1\)/);
      expect(html).toContain(`href="/editquotation/${made[status]?.id}?status=${status}"`);
    },
  );

  it("is searched by number and customer, and by the month of its day, which its totals follow", async () => {
    expect((await open("/adminquotations?q=L-seen")).text).toMatch(/^Quotations \(1\)/);
    expect((await open("/adminquotations?q=meera")).text).toMatch(/^Quotations \(1\) .* Q-L-expired/);
    const all = /^Quotations \((\d+)\)/.exec((await open("/adminquotations")).text)?.[1];
    for (const phone of ["9876543210", "%2B919876543210"]) {
      expect((await open(`/adminquotations?q=${phone}`)).text).toContain(`Quotations (${all})`);
      const file = await open(`/adminquotations.csv?q=${phone}`);
      expect(file.html).toContain("Q-L-accepted");
    }
    const of = await open("/adminquotations?month=2026-01");
    expect(of.text).toMatch(/^Quotations \(1\)/);
    expect(spaced(of.text)).toContain("Open ₹ 0.00 · won ₹ 0.00 in Jan 2026");
    const now = await open(`/adminquotations?month=${month}&status=accepted&q=rao`);
    expect(now.text).toMatch(/^Quotations \(1\)/);
    expect(now.html).toContain(`/adminquotations.csv?q=rao&amp;status=accepted&amp;month=${month}`);
    const sorted = await open("/adminquotations?sort=customer&dir=desc&status=sent");
    expect(sorted.html).toMatch(
      /<th scope="col" aria-sort="descending"><a href="\/adminquotations\?status=sent" class="sorted desc">Customer<svg/,
    );
    expect((await open("/adminquotations?status=eaten&sort=x&page=99")).status).toBe(200);
    const none = await open("/adminquotations?q=nothing-like-it");
    expect(none.text).toMatch(/^Quotations \(0\)/);
    const narrowed = (await open("/adminquotations?month=2020-01&status=declined")).text;
    expect(narrowed).toContain("There is no quotation of this state or month: All quotations");
    expect(narrowed).not.toContain("Add the first quotation");
  });

  it.each(["November 2026", "2026-13", "11/2026"])("says at its field that %s is no month", async (typed) => {
    const { status, html, text } = await open(`/adminquotations?month=${encodeURIComponent(typed)}`);
    expect(status).toBe(400);
    expect(text).toContain(`“${typed}” is not a month: enter one such as 2026-11`);
    expect(html).toContain('aria-describedby="month-error"');
    const file = await open(`/adminquotations.csv?month=${encodeURIComponent(typed)}`);
    expect([file.status, file.text]).toEqual([400, expect.stringContaining(`“${typed}” is not a month`)]);
  });

  it("comes as a file with a row a line, of the same choice, with formulas made harmless", async () => {
    const typed = `"customer" = '=1+1', "phone" = '02027123456'`;
    run(site, `UPDATE "Quotation" SET ${typed} WHERE "number" = 'Q-L-accepted'`);
    const file = await open("/adminquotations.csv?status=accepted");
    expect(file.headers.get("content-type")).toContain("text/csv");
    const [header = "", ...lines] = file.html.trim().split("\r\n");
    const columns = header.replace("\uFEFF", "").split(",");
    const cells = lines.map((line) =>
      Object.fromEntries(line.split(",").map((cell, at) => [columns[at], cell])),
    );
    expect(cells).toMatchObject([
      {
        ...{ Number: "Q-L-accepted", Revision: "1", State: "accepted", Customer: "'=1+1", Form: "Sheet" },
        // Digits alone would lose their zero in a spreadsheet.
        ...{ Phone: "020271 23456", Type: "Hot Rolled Sheet" },
        ...{ "Thickness mm": "2", "Width mm": "1250", "Length mm": "2500", Pieces: "10", kg: "490.625" },
        ...{ Currency: "INR", Rate: "54.2", Per: "kg", Amount: "26591.88" },
        ...{ "Net of the quotation": "185202.97", "Total of the quotation": "218539.51" },
      },
      {
        "Thickness mm": "3",
        Pieces: "40",
        kg: "2943.75",
        Rate: "52400",
        Per: "t",
        Amount: "154252.5",
        ...{ "Net of the quotation": "", "Total of the quotation": "" },
      },
    ]);
    const path = await quote({ customer: "Draft Metals", "lines[0].rate": "" }, "");
    const draft = await open("/adminquotations.csv?status=draft");
    expect(draft.html).toMatch(/Draft Metals,.*,490\.625,INR,,,,,\r?$/m);
    const { data } = JSON.parse((await open(`/backend/api/quotations/${idOf(path)}`)).html);
    expect(data.totals).toMatchObject({ weight: 490.625, net: null, taxes: null, total: null });
    expect((await post("/adminquotations", { intent: "delete", id: idOf(path) })).status).toBe(302);
  });

  it("shows each in its own currency, and never adds one to another", async () => {
    run(site, `UPDATE "Quotation" SET "currency" = 'USD' WHERE "number" = 'Q-L-seen'`);
    const text = spaced((await open("/adminquotations")).text);
    run(site, `UPDATE "Quotation" SET "currency" = 'INR'`);
    expect(text).toContain("Open ₹ 2,18,539.51 and $ 2,18,539.51 · won ₹ 2,18,539.51");
    expect(text).toMatch(/Q-L-seen [^₹]*\$ 2,18,539\.51/);
  });

  it("has a draft's figures in the currency in which it was saved, in the file and in the API", async () => {
    const path = await quote({ customer: "Draft Metals" }, "");
    run(site, `UPDATE "Quotation" SET "currency" = 'USD' WHERE "id" = '${idOf(path)}'`);
    expect((await open("/adminquotations.csv?q=Draft+Metals")).html).toMatch(/,490\.625,USD,/);
    const answer = await open(`/backend/api/quotations/${idOf(path)}`);
    expect(JSON.parse(answer.html).data).toMatchObject({ currency: "USD" });
    expect((await open(path)).text).toContain("It was in USD: no sum is converted");
    expect((await post("/adminquotations", { intent: "delete", id: idOf(path) })).status).toBe(302);
  });

  it("is there again as it was narrowed, from one that was opened, also after a step", async () => {
    const state = `status=seen&amp;month=${month}`;
    const { html } = await open(`/adminquotations?${state.replace("&amp;", "&")}`);
    const address = `/editquotation/${made.seen?.id}?${state}`;
    expect(html).toContain(`href="${address}"`);
    const path = address.replace("&amp;", "&");
    const sent = await open(path);
    expect(sent.html).toContain(`href="/adminquotations?${state}"`);
    expect(sent.html).toContain(`action="${address}"`);
    const begun = await post(path, { intent: "revise" });
    expect(begun.headers.get("location")).toBe(path);
    expect((await open(path)).html).toContain(`href="/adminquotations?${state}"`);
    expect((await post(path, { intent: "keep" })).status).toBe(302);
  });

  it("hands one out as JSON, from its own page", async () => {
    const { html } = await open(`/editquotation/${made.sent?.id}`);
    const address = pick(html, /<a href="([^"]+)"[^>]* download="Q-L-sent\.json"/);
    const file = await open(address);
    expect(file.headers.get("content-type")).toContain("application/json");
    expect(JSON.parse(file.html).data).toMatchObject({ number: "Q-L-sent", totals: { total: 21_853_951 } });
  });

  it("asks before a deletion on the list as it was chosen, and leads back to it", async () => {
    const { id } = put({ status: "draft" });
    const { html } = await open("/adminquotations?status=draft");
    expect(pick(html, /<form[^>]* id="ask-delete">(.*?)<\/form>/)).toContain('name="status" value="draft"');
    const asked = await open(`/adminquotations?status=draft&delete=${id}`);
    expect(asked.html).toContain('action="/adminquotations?status=draft"');
  });

  it("deletes a draft after a question, and brings it back; nothing that was sent", async () => {
    const { id } = put({ status: "draft" });
    expect((await open(`/adminquotations?delete=${id}`)).text).toContain(
      "Delete quotation “draft for Rao Fabricators",
    );
    const deleted = await post("/adminquotations", { intent: "delete", id });
    expect(deleted.status).toBe(302);
    const page = await office.follow(deleted);
    expect(page.text).toContain("Quotation draft for Rao Fabricators Pvt Ltd deleted.");
    expect((await open(`/editquotation/${id}`)).status).toBe(404);
    expect((await page.undo()).status).toBe(302);
    expect((await open(`/editquotation/${id}`)).status).toBe(200);
    const late = await post("/adminquotations", { intent: "delete", id: made.sent?.id ?? "" });
    expect([late.status, late.text.includes("sent or deleted in the meantime")]).toEqual([404, true]);
  });
});

it("what is to be followed up stands on the dashboard: accepted, asked, ending and silent, each with its reminder", async () => {
  run(site, `DELETE FROM "Quotation"`);
  const tomorrow = addDays(today, 1);
  const contact = { phone: "98200 12345", email: "rao@example.com" };
  const accepted = await quote({ customer: "Accepted & Co" }, "send");
  const asked = await quote({ customer: "Asked & Co" }, "send");
  await quote({ ...contact, customer: "Ending & Co", validUntil: tomorrow }, "send");
  const silent = await quote({ ...contact, customer: "Silent & Co" }, "send");
  await quote({ customer: "Fresh & Co" }, "send");
  await quote({ customer: "Draft & Co" }, "");
  const answer = async (path: string, fields: Record<string, string>) => {
    const address = new URL(await office.handedOn(path)).pathname;
    expect((await sendAnswer(site, address, fields)).status).toBe(302);
  };
  await answer(accepted, { intent: "accept", name: "Asha Rao", order: "PO 7" });
  await answer(asked, { intent: "change", message: "38 instead of 40" });
  const before = new Date(Date.now() - 49 * 60 * 60 * 1000).toISOString().replace("Z", "+00:00");
  run(site, `UPDATE "Quotation" SET "updatedAt" = '${before}' WHERE "customer" = 'Silent & Co'`);

  const { text, html } = await open("/admindashboard");
  expect(text).toMatch(
    /Quotations to follow up .*Accepted : Q-\S+ · Accepted & Co .*A change is asked for : Q-\S+ · Asked & Co .*38 instead of 40 .*Ends today or tomorrow : Q-\S+ · Ending & Co .*Nothing heard for two days : Q-\S+ · Silent & Co/,
  );
  expect(text).not.toMatch(/Fresh & Co|Draft & Co/);
  expect(text.indexOf("Quotations to follow up")).toBeLessThan(text.indexOf("All Product"));
  const chats = [...html.matchAll(/href="(https:\/\/wa\.me\/919820012345[^"]+)"/g)].map(
    ([, href = ""]) => href,
  );
  expect(chats).toHaveLength(2);
  const chat = new URL(chats[1] ?? "").searchParams.get("text") ?? "";
  expect(chat).toMatch(/^Hello Silent & Co,\n\na reminder of our quotation Q-\S+, valid until /);
  const address = pick(chat, /^(https?:\S+)$/m);
  expect(html).toMatch(/href="mailto:rao%40example\.com[^"]*a%20reminder/);
  expect((await openQuotation(site, new URL(address).pathname)).status).toBe(200);
  // Seen, it is heard of.
  expect((await open("/admindashboard")).text).not.toContain("Silent & Co");
  expect((await open(silent)).text).toContain("State Seen");
});
