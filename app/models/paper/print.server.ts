import { Assistant, startThread } from "~/models/queue/assistant.server";
import { Crowded, Places } from "~/models/queue/places.server";

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
  table: { captions: string[]; columns: string[]; rows: string[][] };
  rest: string;
  notes: string[];
  lists: { title: string; items: string[] }[];
  note: string;
  date: string;
  /** Said where letters are of a script that no font here has. */
  lostNote: string;
};

/** A list of sizes on as many pages as it needs. */
export type ListPaper = Pick<
  Paper,
  "language" | "title" | "subject" | "at" | "company" | "label" | "note" | "date" | "lostNote"
> & {
  facts: Paper["facts"];
  sizes: { size: string; weight: string; steel: string }[];
  /** Below the sizes, each a line or more. */
  texts: string[];
};

type Boxed = { title: string; text: string };

/** A table of lines on as many pages as it needs, with what they come to so far carried over. */
export type QuotationPaper = Pick<
  Paper,
  "language" | "title" | "subject" | "at" | "kind" | "facts" | "lostNote"
> & {
  company: { name: string; lines: string[]; registrations: string[] };
  number: string;
  customer: { label: string; name: string; ways: string[] };
  /** Above all else: that it is a former revision. */
  mark: Boxed | null;
  outcomes: Boxed[];
  /** Six: number, words, pieces, weight, rate, amount. */
  columns: string[];
  /** `cells`: the figures from the third column on. */
  lines: { size: string; steel: string; notes: string[]; cells: string[] }[];
  /** What they come to after each of the lines; `whole` stands at their end, where they are several. */
  carried: Record<"forward" | "brought" | "whole", string> & Record<"weights" | "amounts", string[]>;
  sums: { label: string; amount: string; isNet: boolean }[];
  total: { label: string; amount: string };
  words: string | null;
  note: string | null;
  terms: { label: string; text: string }[];
  foot: string;
  /** `Page {n} of {of}` */
  page: string;
};

type AnyPaper = Paper | ListPaper | QuotationPaper;

// A page takes a tenth of a second, the first a quarter. The fonts are given back when nobody has asked for a while.
const drawer = new Assistant<AnyPaper, Uint8Array>(() => startThread("app/models/paper/worker.server.mjs"), {
  patienceMs: 10_000,
  idleMs: 30_000,
});

const places = new Places({ atOnce: 1, waiting: 16, patienceMs: 5_000 });

/** One at a time; the same paper gives the same bytes. Throws Crowded when too many wait. */
export async function printPaper(paper: AnyPaper, asker: string): Promise<Uint8Array<ArrayBuffer>> {
  const leave = await places.enter(asker);
  if (!leave) throw new Crowded("too many data sheets are waiting");
  try {
    return new Uint8Array(await drawer.ask(paper));
  } finally {
    leave();
  }
}
