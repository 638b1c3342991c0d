import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Home, makeHome, removeHome } from "../../support/home";
import { postForm } from "../../support/page";
import { report } from "../../support/report";
import { signInAt } from "../../support/sign-in";
import { type Site, startSite } from "../../support/site";
import { openHome } from "../../support/stock";

/** `kill -9` under sixty-four people who send quotations. */
const CYCLES = Number(process.env.QUOTE_CYCLES) || 5;
const WRITERS = 64;

let home: Home;
let site: Site;
let cookie: string;
beforeAll(async () => {
  home = await makeHome("bare");
  site = await startSite({ home });
  cookie = await signInAt(site);
});
afterAll(async () => {
  await site.kill();
  removeHome(home);
});

const quotation = {
  validUntil: "2199-12-31",
  "lines[0].text": "HR sheet 2 x 1250 x 2500",
  "lines[0].pieces": "10",
  "lines[0].rate": "54.20",
  "lines[0].unit": "kg",
  intent: "send",
};

/** Until the site is gone; those whose sending was answered. */
async function sendUntilGone(url: string, writer: string, sent: string[]) {
  for (let at = 0; ; at += 1) {
    const customer = `${writer} sends ${at}`;
    try {
      const { status } = await postForm(`${url}/addquotation`, { ...quotation, customer }, cookie);
      if (status === 302) sent.push(customer);
      else await pause(200);
    } catch {
      return;
    }
  }
}

type Row = { number: string | null; customer: string };

function look() {
  const database = openHome(home);
  const rows = database
    .prepare(`SELECT "number", "customer" FROM "Quotation" ORDER BY "number"`)
    .all() as Row[];
  const revisions = database.prepare(`SELECT count(*) FROM "QuotationRevision"`).pluck().get();
  database.close();
  return { rows, revisions };
}

test("no number is missing and none is drawn twice", { timeout: CYCLES * 120_000 }, async () => {
  const sent: string[] = [];
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    const before = sent.length;
    const writing = Promise.all(
      Array.from({ length: WRITERS }, (_, at) => sendUntilGone(site.url, `${cycle}-${at}`, sent)),
    );
    await expect.poll(() => sent.length, { timeout: 60_000 }).toBeGreaterThan(before + 20);
    await pause(Math.random() * 900);
    await site.kill();
    await writing;
    const { rows, revisions } = look();
    const numbers = rows.map(({ number }) => Number(number?.split("-").at(-1)));
    expect(numbers.toSorted((one, other) => one - other)).toEqual(rows.map((_, at) => at + 1));
    expect(revisions).toBe(rows.length);
    const stored = new Set(rows.map(({ customer }) => customer));
    expect(sent.filter((customer) => !stored.has(customer))).toEqual([]);
    site = await startSite({ home });
  }
  report(`${CYCLES} kills, ${sent.length} quotations sent, ${look().rows.length} numbers without a hole`);
});
