import type { AnswerText, Company } from "~/models/shop/company";
import { formatDial, whatsappLink } from "~/models/shop/phone";
import { type Figures, sayCount } from "~/steel/figures";
import { cutCharacters } from "../row/typed-text";
import { AS_WRITTEN } from "./form";
import { addWeights, describeLine, type Line, moreOf, nameKind, writeWeight } from "./line";
import { fitAddress, mailAddress } from "./message-address";
import type { EnquiryRow } from "./read.server";

export type Answerable = Pick<
  EnquiryRow,
  "reference" | "name" | "phone" | "email" | "lines" | "unread" | "product"
>;

const LONGEST_NAME = 40;

/** In characters, where an answer is too long for an address even without its sizes. */
const LONGEST_OWN_TEXT = 50;

type AnswerWays = { whatsapp: string | null; mail: string | null };

/** Too long for an address, it is shortened by whole sizes. WhatsApp is null for a number out of its reach. */
export function prepareAnswer(
  enquiry: Answerable,
  company: Company,
  own: AnswerText,
  figures: Figures,
): AnswerWays {
  const { phone, email, reference } = enquiry;
  const texts = writeAnswers(enquiry, company.name, own, figures);
  const reachable = formatDial(phone, company.country).startsWith("+");
  return {
    whatsapp: reachable ? fitAddress(texts(), (text) => whatsappLink(phone, company.country, text)) : null,
    mail: email ? fitAddress(texts(), (text) => mailAddress(email, `Your enquiry ${reference}`, text)) : null,
  };
}

const GREETING = "Hello {name},\n\nThank you for your enquiry.";

type Ends = { name: string; greeting: string; closing: string };

/** The whole answer first, then shorter and shorter ones. */
function writeAnswers(enquiry: Answerable, company: string, own: AnswerText, figures: Figures) {
  const { name, reference, lines, unread, product } = enquiry;
  const about = product && lines.length === 0 ? [`About: ${product.name}`] : [];
  const ends = { name, greeting: own.greeting ?? GREETING, closing: own.closing ?? company };
  const sizes = lines.map(
    (line, index) =>
      `${index + 1}. ${describeLine(line, figures)}: ${writeWeight(line, figures)} (${nameSteel(line)})`,
  );
  const write = (most: number, { name, greeting, closing }: Ends, also: string | null = null) => {
    const rest = lines.length - most;
    const more = rest > 0 ? [most > 0 ? `and ${rest} more` : sayCount(rest, "size", figures)] : [];
    return [
      greeting.replaceAll("{name}", () => name),
      // In a line of its own it is broken nowhere.
      `Reference: ${reference}`,
      ...about,
      ...(lines.length > 0 ? ["", ...sizes.slice(0, most), ...more, sumUp(enquiry, figures)] : []),
      ...(also ? ["", `${AS_WRITTEN}:`, also] : []),
      "",
      closing,
    ].join("\n");
  };
  return function* () {
    yield write(lines.length, ends, unread);
    for (let most = lines.length; most >= 0; most -= 1) yield write(most, ends);
    yield write(0, {
      name: cutCharacters(name, LONGEST_NAME),
      greeting: cutCharacters(ends.greeting, LONGEST_OWN_TEXT),
      closing: cutCharacters(ends.closing, own.closing ? LONGEST_OWN_TEXT : LONGEST_NAME),
    });
  };
}

/** The product that was chosen, else what was asked for, with its grade. */
function nameSteel(line: Line) {
  return [line.productName ?? nameKind(line), moreOf(line)].filter(Boolean).join(", ");
}

function sumUp({ lines }: Answerable, figures: Figures) {
  const count = (form: Line["form"], noun: string) => {
    const number = lines.reduce((sum, line) => (line.form === form ? sum + line.pieces : sum), 0);
    return number > 0 ? [sayCount(number, noun, figures)] : [];
  };
  const weight = writeWeight(addWeights(lines), figures);
  return `Total: ${[...count("sheet", "piece"), ...count("coil", "coil"), weight].join(", ")}`;
}
