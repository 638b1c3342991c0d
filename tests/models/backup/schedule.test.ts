import { describe, expect, it } from "vitest";
import { type BackupKind, nameBackup } from "~/models/backup/backup-folder.server";
import { isDue, listOutdated, nightOf } from "~/models/backup/schedule.server";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const at = (text: string) => new Date(text);

function backup(madeAt: Date, kind: BackupKind = "nightly") {
  const name = nameBackup(madeAt, kind);
  return { name, directory: `/backups/${name}`, madeAt, kind, complete: true };
}

describe("a night", () => {
  it.each([
    ["Asia/Kolkata", "2026-11-21T20:59:59Z", "2026-11-21"],
    ["Asia/Kolkata", "2026-11-21T21:00:00Z", "2026-11-22"],
    ["UTC", "2026-11-21T02:29:59Z", "2026-11-20"],
    ["UTC", "2026-11-21T02:30:00Z", "2026-11-21"],
    ["America/New_York", "2026-12-31T07:29:00Z", "2026-12-30"],
    ["America/New_York", "2026-12-31T07:30:00Z", "2026-12-31"],
  ])("begins at half past two in %s (%s)", (zone, moment, night) => {
    expect(nightOf(at(moment), zone)).toBe(night);
  });

  it("has one backup a day, also when the clocks change", () => {
    let lastMade: Date | null = null;
    let made = 0;
    const startedAt = at("2026-03-05T12:00:00Z");
    for (let now = startedAt.getTime(); now < startedAt.getTime() + 6 * DAY; now += 10 * MINUTE) {
      if (!isDue({ now: new Date(now), startedAt, lastMade, lastTry: lastMade }, "America/New_York"))
        continue;
      lastMade = new Date(now);
      made += 1;
    }
    expect(made).toBe(7);
  });
});

describe("a backup is due", () => {
  const now = at("2026-11-22T06:00:00Z");
  const usual = { now, startedAt: at("2026-11-20T00:00:00Z"), lastMade: null, lastTry: null };

  it.each([
    ["when there is none", {}, true],
    ["when the last is of the night before", { lastMade: at("2026-11-21T21:10:00Z") }, true],
    ["not when there is one of this night", { lastMade: at("2026-11-22T02:31:00Z") }, false],
    ["not in the first minutes after a start", { startedAt: new Date(now.getTime() - 4 * MINUTE) }, false],
    [
      "some minutes after a start that came too late for the night",
      { startedAt: new Date(now.getTime() - 6 * MINUTE) },
      true,
    ],
    ["not within an hour of one that failed", { lastTry: new Date(now.getTime() - 59 * MINUTE) }, false],
    ["when the clock ran ahead at the start", { startedAt: new Date(now.getTime() + DAY) }, true],
    ["when it ran ahead at one that failed", { lastTry: new Date(now.getTime() + DAY) }, true],
    ["an hour after one that failed", { lastTry: new Date(now.getTime() - HOUR) }, true],
  ])("%s", (_, differs, due) => {
    expect(isDue({ ...usual, ...differs }, "UTC")).toBe(due);
  });
});

describe("outdated backups", () => {
  /** Every night from the first on: makes one and removes what is outdated. */
  function live(nights: number, works: (night: number) => boolean = () => true) {
    let kept = [backup(at("2026-01-01T12:00:00Z"), "asked")];
    for (let night = 0; night < nights; night += 1) {
      if (!works(night)) continue;
      const made = backup(new Date(at("2026-01-02T02:31:00Z").getTime() + night * DAY));
      kept = [made, ...kept];
      const gone = new Set(listOutdated(kept, "UTC"));
      expect(gone.has(made)).toBe(false);
      kept = kept.filter((one) => !gone.has(one));
    }
    return kept;
  }

  it("leave seven days and four weeks, and what somebody asked for", () => {
    const kept = live(100).map(({ name }) => name.slice(0, 10));
    expect(kept).toEqual([
      "2026-04-11",
      "2026-04-10",
      "2026-04-09",
      "2026-04-08",
      "2026-04-07",
      "2026-04-06",
      "2026-04-05",
      "2026-03-29",
      "2026-03-22",
      "2026-01-01",
    ]);
  });

  it("are none while nothing new is made, however long that is", () => {
    expect(live(400, (night) => night < 20)).toEqual(live(20));
  });

  it("are counted by the days and weeks that have one", () => {
    const kept = live(400, (night) => night % 20 === 0);
    expect(kept.filter(({ kind }) => kind === "nightly")).toHaveLength(7);
  });
});
