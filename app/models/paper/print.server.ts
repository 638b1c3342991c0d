import type { Currency } from "~/models/money/money";
import { Assistant, startThread } from "~/models/queue/assistant.server";
import type { WrittenQuotation } from "~/models/quotation/written.server";
import { type Company, writeAddress } from "~/models/shop/company";
import { dayOf, writeDay } from "~/models/shop/day.server";
import { formatPhone } from "~/models/shop/phone";

/** What stands on one A4 page; texts are as they are read, figures with their decimals. */
export type Paper = {
  /** Of the sentences, as BCP 47 has it. */
  language: string;
  title: string;
  subject: string;
  /** ISO 8601. */
  at: string;
  company: { name: string; address: string; phone: string; email: string };
  label: string;
  kind: string;
  line: string;
  /** Of the page that the code leads back to. */
  url: string;
  scan: string;
  facts: { label: string; value: string }[];
  table: { caption: string; columns: string[]; rows: string[][] };
  rest: string;
  notes: string[];
  lists: { title: string; items: string[] }[];
  note: string;
  /** `at` as `2026-12-31`. */
  day: { at: string; text: string };
  /** Said where letters are of a script that no font here has. */
  lostNote: string;
};

/** A list of sizes on as many pages as it needs. */
export type ListPaper = Pick<
  Paper,
  "language" | "title" | "subject" | "at" | "company" | "label" | "note" | "day" | "lostNote"
> & {
  facts: Paper["facts"];
  sizes: { size: string; weight: string; steel: string }[];
  /** Below the sizes, each a line or more. */
  texts: string[];
};

type Boxed = { title: string; text: string };

/** A table of lines on as many pages as it needs, with what they come to so far carried over. */
export type QuotationPaper = Pick<Paper, "language" | "title" | "subject" | "at" | "lostNote"> &
  WrittenQuotation & {
    /** Above all else: that it is a former revision. */
    mark: Boxed | null;
    /** `day` stands in the text, as it is read and in figures. */
    outcomes: (Boxed & { day: { at: string; text: string } })[];
    currency: Pick<Currency, "code" | "symbol">;
    /** What the lines come to after each of them. */
    carried: Record<"weights" | "amounts", string[]>;
  };

/** What a paper says of the shop and of the moment that it stands for. */
export function headPaper(company: Company, at: Date) {
  const { name, email } = company;
  return {
    language: "en",
    at: at.toISOString(),
    company: {
      name,
      address: writeAddress(company),
      phone: formatPhone(company.phone, company.country),
      email,
    },
    day: { ...writeDay(at), at: dayOf(at) },
  };
}

type AnyPaper = Paper | ListPaper | QuotationPaper;

// A page takes a tenth of a second, the first a quarter. The fonts are given back when nobody has asked for a while.
const drawer = new Assistant<AnyPaper, Uint8Array>(() => startThread("app/models/paper/worker.server.mjs"), {
  ...{ patienceMs: 10_000, idleMs: 30_000 },
  ...{ waiting: 16, waitMs: 5_000 },
});

/** One at a time; the same paper gives the same bytes. Throws Crowded when too many wait. */
export async function printPaper(paper: AnyPaper, asker: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await drawer.ask(paper, asker));
}
