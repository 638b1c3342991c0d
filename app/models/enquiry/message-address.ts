import { isWhatsappNumber, whatsappLink } from "~/models/shop/phone";

/** Mail programs on Windows are handed no longer address (2,083 characters), and cut what is more. */
const LONGEST_ADDRESS = 2_000;

/** With the first text that an address has room for, else with the last. */
export function fitAddress(texts: Iterable<string>, write: (text: string) => string): string {
  let address = "";
  for (const text of texts) {
    address = write(text);
    if (address.length <= LONGEST_ADDRESS) break;
  }
  return address;
}

/** Lines of a mail end in CRLF (RFC 6068, section 5). */
export function mailAddress(to: string, subject: string, text: string) {
  const body = encodeURIComponent(text.replaceAll("\n", "\r\n"));
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

type Reached = { phone: string | null; email: string | null };

/** Where a message to somebody begins: the first of its texts that an address has room for. Null where there is no such way. */
export function messageWays({ phone, email }: Reached, country: string, subject: string, texts: string[]) {
  return {
    whatsapp:
      phone !== null && isWhatsappNumber(phone, country)
        ? fitAddress(texts, (text) => whatsappLink(phone, country, text))
        : null,
    mail: email ? fitAddress(texts, (text) => mailAddress(email, subject, text)) : null,
  };
}
