import { parseProductFilter, parseProductType } from "~/models/product/filter";
import { figures } from "~/models/shop/figures.server";
import { cleanLine, cutCharacters } from "~/models/text/typed-text";
import { describeFilter } from "~/site/product/filter-words";
import { choose, chooserQuestions, readAnswers } from "~/site/written/chooser";
import { readCalculator } from "~/steel/calculator";
import { steelTypes } from "~/steel/kind";
import { LONGEST_QUERY } from "~/steel/limits";
import { formatWeight, withPattern } from "~/steel/measure";
import { formatGrade } from "~/steel/reading/shape";
import { describeSize } from "~/steel/size-text";

type AskedProduct = { name: string; grade: string | null; standard: string | null; finish: string | null };

/** The message that a link to the contact form begins, to be changed at will: what was chosen or typed on the page before. */
export function writeQuestion(search: URLSearchParams, product: AskedProduct | null): string {
  const answers = search.has("form") ? null : readAnswers(search);
  if (answers) {
    const said = Object.entries(chooserQuestions).map(
      ([field, { question, options }]) =>
        `${question} ${new Map(Object.entries(options)).get(answers[field as keyof typeof answers])}`,
    );
    return `${quoteFor(choose(answers).name)}${said.join("\n")}\n`;
  }
  const query = cutCharacters(cleanLine(search.get("q") ?? ""), LONGEST_QUERY);
  if (query) return `I am looking for ${query}.\n`;
  const type = parseProductType(search);
  const subject = product ? nameProduct(product) : type && type !== "unknown" ? steelTypes[type].label : "";
  const size = describeAsked(search, product?.finish === "chequered");
  if (!subject && !size) return "";
  return quoteFor([subject, size].filter(Boolean).join(": "));
}

function quoteFor(subject: string) {
  return `I would like a quote for ${subject}.\n`;
}

function nameProduct({ name, grade, standard }: AskedProduct) {
  const said = formatGrade({ name: grade, standard });
  return said && !name.includes(said) ? `${name}, ${said}` : name;
}

/** Of the forms of a product, of the calculator or of a list's filter. */
function describeAsked(search: URLSearchParams, isPatterned: boolean): string {
  if (!search.has("form")) {
    return describeFilter(parseProductFilter(search))
      .map(({ label }) => label)
      .join(", ");
  }
  const { given, result } = readCalculator(search, figures);
  if (!result) return "";
  const weight = withPattern(formatWeight(result.totalKg, figures), isPatterned && !given.weight);
  return `${describeSize(result, figures)}, ${weight}`;
}
