import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

/** The module as a site with these settings has it. */
async function loadDays(TIME_ZONE: string, LOCALE = "en-IN") {
  vi.stubEnv("TIME_ZONE", TIME_ZONE);
  vi.stubEnv("LOCALE", LOCALE);
  vi.resetModules();
  return import("~/models/shop/day.server");
}

describe("a moment near now", () => {
  const now = new Date("2026-11-22T03:00:00Z");

  it.each([
    ["2026-11-21T18:30:00.000Z", "Today 12:00 am"],
    ["2026-11-22T02:59:00.000Z", "Today 8:29 am"],
    ["2026-11-21T18:29:59.999Z", "Yesterday 11:59 pm"],
    ["2026-11-20T18:30:00.000Z", "Yesterday 12:00 am"],
    ["2026-11-20T18:29:59.999Z", "20 Nov 2026, 11:59 pm"],
    ["2026-11-22T19:00:00.000Z", "23 Nov 2026, 12:30 am"],
    ["2025-11-22T03:00:00.000Z", "22 Nov 2025, 8:30 am"],
  ])("%s is said as %s in India", async (at, text) => {
    const { sayMoment } = await loadDays("Asia/Kolkata");
    expect(sayMoment(new Date(at), now)).toMatchObject({ at, text });
  });

  it("has the exact time with its zone, in the site's language", async () => {
    const moment = new Date("2026-11-18T12:25:03Z");
    const { sayMoment } = await loadDays("Asia/Kolkata");
    expect(sayMoment(moment, now).exact).toMatch(/^Wednesday,? 18 November 2026 at 5:55:03.pm IST$/);
    const german = await loadDays("Europe/Berlin", "de-DE");
    const said = german.sayMoment(moment, now);
    expect(said).toMatchObject({ text: "18.11.2026, 13:25", language: "de-DE" });
    expect(said.exact).toMatch(/18\. November 2026 um 13:25:03 MEZ/);
    expect(german.sayMoment(now, now).language).toBeUndefined();
  });

  it("is yesterday's over a night in which the clocks change", async () => {
    const { sayMoment } = await loadDays("Europe/Berlin");
    const morning = new Date("2026-10-25T07:00:00Z");
    expect(sayMoment(new Date("2026-10-24T21:30:00Z"), morning).text).toBe("Yesterday 11:30 pm");
    expect(sayMoment(new Date("2026-10-24T22:30:00Z"), morning).text).toBe("Today 12:30 am");
  });

  it("is written for a spreadsheet in the site's zone", async () => {
    const { writeStamp } = await loadDays("Asia/Kolkata", "de-DE");
    expect(writeStamp(new Date("2026-11-17T18:30:05Z"))).toBe("2026-11-18 00:00:05");
  });
});

describe("a day", () => {
  it.each([
    ["Asia/Kolkata", "2026-11-18", "2026-11-17T18:30:00.000Z"],
    ["UTC", "2026-11-18", "2026-11-18T00:00:00.000Z"],
    ["Pacific/Kiritimati", "2026-11-18", "2026-11-17T10:00:00.000Z"],
    ["Pacific/Pago_Pago", "2026-11-18", "2026-11-18T11:00:00.000Z"],
    ["Europe/Berlin", "2026-03-29", "2026-03-28T23:00:00.000Z"],
    ["Europe/Berlin", "2026-03-30", "2026-03-29T22:00:00.000Z"],
    // At midnight the clocks are put forward by an hour.
    ["America/Santiago", "2026-09-06", "2026-09-06T04:00:00.000Z"],
  ])("begins in %s on %s at %s", async (zone, day, moment) => {
    const { beginningOf, dayOf } = await loadDays(zone);
    expect(beginningOf(day).toISOString()).toBe(moment);
    expect(dayOf(new Date(moment))).toBe(day);
    expect(dayOf(new Date(Date.parse(moment) - 1)) < day).toBe(true);
  });

  it("is followed by the next, over months, years and leap days", async () => {
    const { addDays } = await loadDays("Asia/Kolkata");
    expect([addDays("2026-12-31", 1), addDays("2028-02-28", 1), addDays("2026-03-01", -1)]).toEqual([
      "2027-01-01",
      "2028-02-29",
      "2026-02-28",
    ]);
  });
});
