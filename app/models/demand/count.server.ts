import { setTimeout as pause, setImmediate } from "node:timers/promises";
import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { writeLog } from "~/log.server";
import { dayOf } from "~/models/shop/day.server";
import { cleanLine, cutCharacters } from "~/models/text/typed-text";
import { listWeeks, weekOf } from "~/models/text/week";
import { LONGEST_QUERY } from "~/steel/limits";
import { MOST_OF_WEEK, RARE } from "./read.server";
import { nameTerm } from "./term";

/** More different ones than these, of a minute or of an hour, are not counted. */
const MOST_QUERIES = 1_000;
const MOST_ASKED = 10_000;
/** Of one network in an hour, so that nobody alone decides what a week was about. */
const MOST_OF_NETWORK = 100;

/** As many as the screen shows. */
const MOST_WEEKS = 52;

const searched = new Map<string, number>();
/** Network and query, for an hour and nowhere else than here: whoever asks for the same again meanwhile is counted once. */
const asked = new Set<string>();
const askedBy = new Map<string, number>();
/** Of those that a page was made for, whether anything was found. */
const outcomes = new Map<string, boolean>();

/** Costs the visitor nothing: it is written down within a minute. */
export function countSearch(typed: string, network: string) {
  const query = keyOf(typed);
  const once = `${network} ${query}`;
  if (query === "" || asked.has(once) || asked.size >= MOST_ASKED) return;
  if (!searched.has(query) && searched.size >= MOST_QUERIES) return;
  const own = askedBy.get(network) ?? 0;
  if (own >= MOST_OF_NETWORK) return;
  askedBy.set(network, own + 1);
  asked.add(once);
  searched.set(query, (searched.get(query) ?? 0) + 1);
}

/** A page out of the memory says what it said when it was made. */
export function noteOutcome(typed: string, isFound: boolean) {
  const query = keyOf(typed);
  outcomes.delete(query);
  outcomes.set(query, isFound);
  if (outcomes.size <= MOST_ASKED) return;
  const [oldest] = outcomes.keys();
  if (oldest !== undefined) outcomes.delete(oldest);
}

/** All that was counted since the last time, in one transaction. What cannot be written now is written with the next. */
export async function writeDemand(): Promise<void> {
  if (searched.size === 0) return;
  const counted = [...searched];
  searched.clear();
  try {
    const terms = new Map<string, { searched: number; missed: number }>();
    for (const [query, count] of counted) {
      const term = nameTerm(query);
      if (term === null) continue;
      const before = terms.get(term) ?? { searched: 0, missed: 0 };
      const missed = outcomes.get(query) === false ? count : 0;
      terms.set(term, { searched: before.searched + count, missed: before.missed + missed });
      await setImmediate();
    }
    await addTerms(dayOf(new Date()), terms);
  } catch (error) {
    for (const [query, count] of counted) searched.set(query, (searched.get(query) ?? 0) + count);
    writeLog({ event: "demand-failed", error: error instanceof Error ? error.message : String(error) });
  }
}

/** Waits for other writers no longer than that, in milliseconds. */
export async function writeDemandWithin(ms: number): Promise<void> {
  await Promise.race([writeDemand(), pause(ms)]);
}

async function addTerms(day: string, terms: ReadonlyMap<string, { searched: number; missed: number }>) {
  const week = weekOf(day);
  const rows = JSON.stringify([...terms].map(([term, counts]) => ({ term, ...counts })));
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`
      INSERT INTO "Demand" ("week", "term", "searched", "missed")
      SELECT ${week}, value ->> 'term', value ->> 'searched', value ->> 'missed' FROM json_each(${rows}) WHERE true
      ON CONFLICT ("week", "term") DO UPDATE
      SET "searched" = "searched" + excluded."searched", "missed" = "missed" + excluded."missed"`;
    const rare = Prisma.sql`
      SELECT rowid FROM "Demand" WHERE "week" = ${week} AND "term" <> ${RARE}
      ORDER BY "searched" DESC, rowid DESC LIMIT -1 OFFSET ${MOST_OF_WEEK}`;
    await tx.$executeRaw`
      INSERT INTO "Demand" ("week", "term", "searched", "missed")
      SELECT ${week}, ${RARE}, sum("searched"), sum("missed") FROM "Demand" WHERE rowid IN (${rare}) HAVING count(*) > 0
      ON CONFLICT ("week", "term") DO UPDATE
      SET "searched" = "searched" + excluded."searched", "missed" = "missed" + excluded."missed"`;
    await tx.$executeRaw`DELETE FROM "Demand" WHERE rowid IN (${rare})`;
  });
}

/** Of weeks that no screen shows any more. */
export async function forgetOldDemand(now: Date): Promise<void> {
  const [oldest = ""] = listWeeks(dayOf(now), MOST_WEEKS);
  await db.demand.deleteMany({ where: { week: { lt: oldest } } });
}

export function forgetAskers() {
  asked.clear();
  askedBy.clear();
}

function keyOf(typed: string) {
  return cutCharacters(cleanLine(typed), LONGEST_QUERY).toLowerCase();
}
