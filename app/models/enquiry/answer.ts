import { writeLines } from "~/models/line/text";
import type { AnswerText, Company } from "~/models/shop/company";
import type { Figures } from "~/steel/figures";
import { cutCharacters } from "../text/typed-text";
import { AS_WRITTEN } from "./form";
import { messageWays } from "./message-address";
import type { EnquiryRow } from "./read.server";

export type Answerable = Pick<
  EnquiryRow,
  "reference" | "name" | "phone" | "email" | "lines" | "unread" | "product"
>;

const LONGEST_NAME = 40;

/** In characters, where an answer is too long for an address even without its sizes. */
const LONGEST_OWN_TEXT = 50;

/** Too long for an address, it is shortened by whole sizes. WhatsApp is null for a number out of its reach. */
export function prepareAnswer(enquiry: Answerable, company: Company, own: AnswerText, figures: Figures) {
  const texts = writeAnswers(enquiry, company.name, own, figures);
  return messageWays(enquiry, company.country, `Your enquiry ${enquiry.reference}`, texts);
}

const GREETING = "Hello {name},\n\nThank you for your enquiry.";

type Ends = { name: string; greeting: string; closing: string };

/** The whole answer first, then shorter and shorter ones. */
function writeAnswers(enquiry: Answerable, company: string, own: AnswerText, figures: Figures): string[] {
  const { name, reference, lines, unread, product } = enquiry;
  const about = product && lines.length === 0 ? [`About: ${product.name}`] : [];
  const ends = { name, greeting: own.greeting ?? GREETING, closing: own.closing ?? company };
  const write = (sizes: string[], { name, greeting, closing }: Ends, also: string | null = null) =>
    [
      greeting.replaceAll("{name}", () => name),
      // In a line of its own it is broken nowhere.
      `Reference: ${reference}`,
      ...about,
      ...(sizes.length > 0 ? ["", ...sizes] : []),
      ...(also ? ["", `${AS_WRITTEN}:`, also] : []),
      "",
      closing,
    ].join("\n");
  const shorter = writeLines(lines, figures);
  const shortest = {
    name: cutCharacters(name, LONGEST_NAME),
    greeting: cutCharacters(ends.greeting, LONGEST_OWN_TEXT),
    closing: cutCharacters(ends.closing, own.closing ? LONGEST_OWN_TEXT : LONGEST_NAME),
  };
  return [
    write(shorter[0] ?? [], ends, unread),
    ...shorter.map((sizes) => write(sizes, ends)),
    write(shorter.at(-1) ?? [], shortest),
  ];
}
