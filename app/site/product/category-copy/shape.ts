import type { PageMeta } from "~/site/written/section";

export type CategoryCopy = {
  meta: PageMeta;
  heading: string;
  /** One sentence under the heading, and on the home page's card. */
  summary: string;
  whatItIs: readonly string[];
  whenToChoose: readonly string[];
  whenNotTo: string;
  usualRange: readonly string[];
  standards: readonly string[];
  finish: readonly string[];
  uses: readonly string[];
  /** Each with its answer. */
  questions: Readonly<Record<string, string>>;
};
