import { setImmediate } from "node:timers/promises";
import { db } from "~/db.server";
import { readDocument } from "~/models/quotation/document";
import { statusOf } from "~/models/quotation/state";
import { beginningOf, dayOf } from "~/models/shop/day.server";
import { listWeeks, weekOf } from "~/models/text/week";
import { isProductType, type ProductType, type SteelForm, steelTypes } from "~/steel/kind";

/** The newest alone where there are more: sizes of enquiries, and quotations. */
const MOST_LINES = 5_000;
const MOST_QUOTATIONS = 2_000;
const AT_A_TIME = 20;
const SHOWN = 50;

/** Of a week, the most frequent terms have a row of their own, and all others share one. */
export const MOST_OF_WEEK = 300;
export const RARE = "";

const sizeCounts = ["enquired", "quoted", "won", "lost"] as const;
type SizeCount = (typeof sizeCounts)[number];

export type Week = { week: string; searched: number; missed: number } & Record<SizeCount, number>;
/** What was searched, and how often: at all, or without finding anything. */
export type Term = { term: string; times: number };
export type Size = { size: string } & Record<SizeCount, number>;

export type Demand = {
  weeks: Week[];
  searched: Term[];
  missed: Term[];
  sizes: Size[];
  /** There are more enquiries or quotations than could be counted, so that earlier weeks say too little. */
  isCut: boolean;
  /** There were searches that only the weeks count. */
  hasRare: boolean;
};

/** Of the last so many weeks, this one included. Lists begin with what was asked for most. */
export async function readDemand(count: number, now = new Date()): Promise<Demand> {
  const days = listWeeks(dayOf(now), count);
  const since = days[0] ?? "";
  const searches = await db.demand.groupBy({
    by: "week",
    where: { week: { gte: since } },
    _sum: { searched: true, missed: true },
  });
  const sums = new Map(searches.map(({ week, _sum }) => [week, _sum]));
  const weeks = new Map(
    days.map((week): [string, Week] => {
      const searched = sums.get(week)?.searched ?? 0;
      const missed = sums.get(week)?.missed ?? 0;
      return [week, { week, searched, missed, enquired: 0, quoted: 0, won: 0, lost: 0 }];
    }),
  );
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
  const sum = (size: Size) => sizeCounts.reduce((all, what) => all + size[what], 0);
  return {
    isCut: !areAllEnquired || !areAllQuoted,
    hasRare: (await db.demand.count({ where: { week: { gte: since }, term: RARE } })) > 0,
    weeks: [...weeks.values()],
    searched: await listTerms(since, "searched"),
    missed: await listTerms(since, "missed"),
    sizes: [...sizes.values()].sort((one, other) => sum(other) - sum(one)).slice(0, SHOWN),
  };
}

async function listTerms(since: string, what: "searched" | "missed"): Promise<Term[]> {
  const rows = await db.demand.groupBy({
    by: "term",
    where: { week: { gte: since }, term: { not: RARE }, [what]: { gt: 0 } },
    _sum: { searched: true, missed: true },
    orderBy: [{ _sum: { [what]: "desc" } }, { term: "asc" }],
    take: SHOWN,
  });
  return rows.map(({ term, _sum }) => ({ term, times: _sum[what] ?? 0 }));
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

/** `Hot Rolled Sheet, 2 × 1250 mm`. */
function nameSize({ form, type, thickness, width }: Sized) {
  const kind = type ? steelTypes[type].label : form === "coil" ? "Coil" : "Sheet";
  return `${kind}, ${thickness} × ${width} mm`;
}
