import { listWords } from "~/models/search/query";
import { cutSnippet, type Marked, markWords } from "~/models/search/snippet";
import { deliveryCopy } from "~/site/delivery/copy";
import { contactCopy, enquiryListCopy } from "~/site/enquiry/copy";
import { homeCopy } from "~/site/home/copy";
import { categoryCopy } from "~/site/product/category-copy";
import { aboutCopy } from "~/site/written/about-copy";
import { mildStainlessCopy } from "~/site/written/mild-stainless-copy";
import { privacyCopy } from "~/site/written/privacy-copy";
import { type ProductType, productTypes, steelTypes } from "~/steel/kind";

export type FoundPage = { href: string; title: Marked; snippet: Marked };

type Page = {
  href: string;
  title: string;
  text: string;
  titleWords: string[];
  words: string[];
  type?: ProductType;
};

const SNIPPET = 160;

/** What else people call the four kinds. */
const tradeNames = { hot: "HR HRPO", cold: "CR CRCA", sheet: "sheets plates", coil: "coils strip" } as const;

/** The site's own pages, by the copy that they show. */
const pages: readonly Page[] = [
  ...productTypes.map((type) => typePage(type, steelTypes[type].categoryPath, categoryCopy[type])),
  ...productTypes.map((type) => typePage(type, steelTypes[type].deliveryPath, deliveryCopy[type])),
  page(
    "/allProduct",
    "All products",
    Object.values(categoryCopy).map(({ summary }) => summary),
    "catalogue catalog range",
  ),
  page("/mildStainless", mildStainlessCopy.heading, mildStainlessCopy),
  page("/about", aboutCopy.meta.title, aboutCopy),
  page(
    "/contact",
    contactCopy.meta.title,
    [contactCopy.lead, contactCopy.include, contactCopy.reach],
    "address phone email",
  ),
  page("/enquiry", enquiryListCopy.heading, enquiryListCopy),
  page("/privacy", privacyCopy.heading, privacyCopy),
  page("/#calculator", homeCopy.calculator.heading, homeCopy.calculator, "weight calculator"),
];

export const pageWords: readonly string[] = [...new Set(pages.flatMap(({ words }) => words))];

export function isOnPages(word: string): boolean {
  return pageWords.some((each) => each.startsWith(word));
}

/** Those with all words in their titles first; without a word, categories of the kinds understood. */
export function findPages(words: readonly string[], types: readonly ProductType[]): FoundPage[] {
  const found =
    words.length > 0 ? pagesWith(words) : pages.slice(0, productTypes.length).filter(isOneOf(types));
  return found.map(({ href, title, text }) => ({
    href,
    title: markWords(title, words),
    snippet: cutSnippet(text, words, SNIPPET),
  }));
}

function pagesWith(words: readonly string[]): Page[] {
  const has = (own: string[]) => words.every((word) => own.some((each) => each.startsWith(word)));
  const found = pages.filter((each) => has(each.words));
  return [...found].sort((a, b) => Number(has(b.titleWords)) - Number(has(a.titleWords)));
}

function isOneOf(types: readonly ProductType[]) {
  return ({ type }: Page) => type !== undefined && types.includes(type);
}

function typePage(type: ProductType, href: string, copy: { heading: string }): Page {
  const { process, form } = steelTypes[type];
  return { ...page(href, copy.heading, copy, `${tradeNames[process]} ${tradeNames[form]}`), type };
}

function page(href: string, title: string, copy: unknown, names = ""): Page {
  const text = [...textsOf(copy)].filter((each) => each !== title).join(" ");
  const titleWords = listWords(`${title} ${names}`);
  return { href, title, text, titleWords, words: [...new Set([...titleWords, ...listWords(text)])] };
}

/** All that a copy says, questions as they are asked; its head is for search engines. */
function* textsOf(copy: unknown): Generator<string> {
  if (typeof copy === "string") yield copy;
  if (typeof copy !== "object" || copy === null) return;
  for (const [key, value] of Object.entries(copy)) {
    if (key === "meta" || key === "description") continue;
    if (key.endsWith("?")) yield key;
    yield* textsOf(value);
  }
}
