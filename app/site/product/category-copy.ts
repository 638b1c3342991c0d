import type { ProductType } from "~/models/steel/kind";
import type { PageMeta } from "~/site/written/section";
import { coldCoilCategory } from "./category-copy/cold-coil";
import { coldSheetCategory } from "./category-copy/cold-sheet";
import { hotCoilCategory } from "./category-copy/hot-coil";
import { hotSheetCategory } from "./category-copy/hot-sheet";

export type Question = { question: string; answer: string };

export type CategoryCopy = {
  meta: PageMeta;
  heading: string;
  /** One sentence under the heading, and on the home page's card. */
  summary: string;
  whatItIs: readonly string[];
  whenToChoose: readonly string[];
  /** The other product to look at, and when. */
  whenNotTo: string;
  usualRange: readonly string[];
  standards: readonly string[];
  finish: readonly string[];
  uses: readonly string[];
  questions: readonly Question[];
};

export const categoryCopy: Readonly<Record<ProductType, CategoryCopy>> = {
  hotrolledsheet: hotSheetCategory,
  hotrolledcoil: hotCoilCategory,
  coldrolledsheet: coldSheetCategory,
  coldrolledcoil: coldCoilCategory,
};
