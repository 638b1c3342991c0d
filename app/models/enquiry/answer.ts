import type { Company } from "~/models/shop/company";
import { formatDial, whatsappLink } from "~/models/shop/phone";
import { type Figures, sayCount } from "~/steel/figures";
import { cutCharacters } from "../row/typed-text";
import { AS_WRITTEN } from "./form";
import { addWeights, describeLine, type Line, moreOf, writeWeight } from "./line";
import type { EnquiryRow } from "./list";
import { fitAddress, mailAddress } from "./message-address";

export type Answerable = Pick<
  EnquiryRow,
  "reference" | "name" | "phone" | "email" | "lines" | "unread" | "product"
>;

const LONGEST_NAME = 40;

type AnswerWays = { whatsapp: string | null; mail: string | null };

/** Too long for an address, it is shortened by whole sizes. WhatsApp is null for a number out of its reach. */
export function prepareAnswer(enquiry: Answerable, company: Company, figures: Figures): AnswerWays {
  const { phone, email, reference } = enquiry;
  const texts = writeAnswers(enquiry, company.name, figures);
  const reachable = formatDial(phone, company.country).startsWith("+");
  return {
    whatsapp: reachable ? fitAddress(texts(), (text) => whatsappLink(phone, company.country, text)) : null,
    mail: email ? fitAddress(texts(), (text) => mailAddress(email, `Your enquiry ${reference}`, text)) : null,
  };
}

/** The whole answer first, then shorter and shorter ones. */
function writeAnswers(enquiry: Answerable, company: string, figures: Figures) {
  const { name, reference, lines, unread, product } = enquiry;
  const about = product && lines.length === 0 ? [`About: ${product.name}`] : [];
  const write = (sizes: string[], to: string, from: string, also: string | null = null) => {
    const rest = lines.length - sizes.length;
    const more = rest > 0 ? [sizes.length > 0 ? `and ${rest} more` : sayCount(rest, "size", figures)] : [];
    return [
      `Hello ${to},`,
      "",
      "Thank you for your enquiry.",
      // In a line of its own it is broken nowhere.
      `Reference: ${reference}`,
      ...about,
      ...(lines.length > 0 ? ["", ...sizes, ...more, sumUp(enquiry, figures)] : []),
      ...(also ? ["", `${AS_WRITTEN}:`, also] : []),
      "",
      from,
    ].join("\n");
  };
  return function* () {
    const whole = lines.map((line, index) => writeSize(line, index, figures, true));
    yield write(whole, name, company, unread);
    yield write(whole, name, company);
    const short = lines.map((line, index) => writeSize(line, index, figures, false));
    for (let count = lines.length; count > 0; count -= 1) yield write(short.slice(0, count), name, company);
    yield write([], cutCharacters(name, LONGEST_NAME), cutCharacters(company, LONGEST_NAME));
  };
}

function writeSize(line: Line, index: number, figures: Figures, whole: boolean) {
  const subject = whole ? [line.productName, moreOf(line)].filter(Boolean).join(", ") : "";
  const size = `${index + 1}. ${describeLine(line, figures)}: ${writeWeight(line, figures)}`;
  return subject ? `${size} (${subject})` : size;
}

function sumUp({ lines }: Answerable, figures: Figures) {
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0);
  return `Total: ${sayCount(pieces, "piece", figures)}, ${writeWeight(addWeights(lines), figures)}`;
}
