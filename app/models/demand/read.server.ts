import { setImmediate } from "node:timers/promises";
import { db } from "~/db.server";
import { readDocument } from "~/models/quotation/document";
import { statusOf } from "~/models/quotation/state";
import { beginningOf, dayOf } from "~/models/shop/day.server";
import { isProductType, type ProductType, type SteelForm, steelTypes } from "~/steel/kind";
import { listWeeks, weekOf } from "./week";

/** The newest alone where there are more: sizes of enquiries, and quotations. */
const MOST_LINES = 5_000;
const MOST_QUOTATIONS = 2_000;
const AT_A_TIME = 20;
const SHOWN = 50;

const sizeCounts = ["enquired", "quoted", "won", "lost"] as const;
type SizeCount = (typeof sizeCounts)[number];

export type Week = { week: string; searched: number; missed: number } & Record<SizeCount, number>;
export type Term = { term: string; searched: number; missed: number };
export type Size = { size: string } & Record<SizeCount, number>;

/** `isCut`: there is more than could be counted, so that earlier weeks say too little. */
export type Demand = { weeks: Week[]; searched: Term[]; missed: Term[]; sizes: Size[]; isCut: boolean };

/** Of the last so many weeks, this one included. Lists begin with what was asked for most. */
export async function readDemand(count: number, now = new Date()): Promise<Demand> {
  const days = listWeeks(dayOf(now), count);
  const since = days[0] ?? "";
  const weeks = new Map(days.map((week) => [week, emptyWeek(week)]));
  const sizes = new Map<string, Size>();
  const add = (what: SizeCount, day: string, line: Sized) => {
    const size = nameSize(line);
    const own = sizes.get(size) ?? { size, enquired: 0, quoted: 0, won: 0, lost: 0 };
    own[what] += 1;
    sizes.set(size, own);
    const week = weeks.get(weekOf(day));
    if (week) week[what] += 1;
  };
  const areAllEnquired = await addEnquired(since, add);
  const areAllQuoted = await addQuoted(since, dayOf(now), add);
  const terms = await readTerms(since, weeks);
  const byCount = (what: "searched" | "missed") =>
    terms
      .filter((term) => term[what] > 0)
      .sort((one, other) => other[what] - one[what] || one.term.localeCompare(other.term))
      .slice(0, SHOWN);
  const sum = (size: Size) => sizeCounts.reduce((all, what) => all + size[what], 0);
  return {
    isCut: !areAllEnquired || !areAllQuoted,
    weeks: [...weeks.values()],
    searched: byCount("searched"),
    missed: byCount("missed"),
    sizes: [...sizes.values()].sort((one, other) => sum(other) - sum(one)).slice(0, SHOWN),
  };
}

type Sized = { form: SteelForm; type: ProductType | null; thickness: number; width: number };
type Add = (what: SizeCount, day: string, line: Sized) => void;

/** Answers whether these were all. */
async function addEnquired(since: string, add: Add): Promise<boolean> {
  const rows = await db.enquiryLine.findMany({
    where: { enquiry: { createdAt: { gte: beginningOf(since) }, status: { not: "spam" } } },
    select: {
      ...{ form: true, type: true, thickness: true, width: true },
      enquiry: { select: { createdAt: true } },
      product: { select: { type: true } },
    },
    orderBy: { enquiry: { createdAt: "desc" } },
    take: MOST_LINES + 1,
  });
  for (const { enquiry, product, ...line } of rows.slice(0, MOST_LINES)) {
    const type = product?.type ?? line.type ?? "";
    const form: SteelForm = line.form === "coil" ? "coil" : "sheet";
    add("enquired", dayOf(enquiry.createdAt), { ...line, form, type: isProductType(type) ? type : null });
  }
  return rows.length <= MOST_LINES;
}

/** By the day of their newest revision, as which they are counted whatever became of them. */
async function addQuoted(since: string, today: string, add: Add): Promise<boolean> {
  for (let skip = 0; skip < MOST_QUOTATIONS; skip += AT_A_TIME) {
    const rows = await db.quotation.findMany({
      where: { day: { gte: since }, revision: { gt: 0 } },
      select: {
        ...{ status: true, day: true, validUntil: true },
        revisions: { select: { document: true }, orderBy: { revision: "desc" }, take: 1 },
      },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      ...{ skip, take: AT_A_TIME },
    });
    for (const row of rows) {
      const status = statusOf(row, today);
      const isLost = status === "declined" || status === "expired" || status === "withdrawn";
      const end = status === "accepted" ? "won" : isLost ? "lost" : null;
      const lines = row.revisions.flatMap(({ document }) => readDocument(document).lines);
      for (const { line } of lines) {
        add("quoted", row.day, line);
        if (end) add(end, row.day, line);
      }
    }
    if (rows.length < AT_A_TIME) return true;
    await setImmediate();
  }
  return false;
}

async function readTerms(since: string, weeks: ReadonlyMap<string, Week>): Promise<Term[]> {
  const rows = await db.demand.findMany({ where: { week: { gte: since } } });
  const terms = new Map<string, Term>();
  for (const { week, term, searched, missed } of rows) {
    const own = terms.get(term) ?? { term, searched: 0, missed: 0 };
    terms.set(term, { term, searched: own.searched + searched, missed: own.missed + missed });
    const shown = weeks.get(week);
    if (!shown) continue;
    shown.searched += searched;
    shown.missed += missed;
  }
  return [...terms.values()];
}

function emptyWeek(week: string): Week {
  return { week, searched: 0, missed: 0, enquired: 0, quoted: 0, won: 0, lost: 0 };
}

/** `Hot Rolled Sheet, 2 × 1250 mm`. */
function nameSize({ form, type, thickness, width }: Sized) {
  const kind = type ? steelTypes[type].label : form === "coil" ? "Coil" : "Sheet";
  return `${kind}, ${thickness} × ${width} mm`;
}
