/** Countries whose numbers keep their first zero abroad: San Marino, Ivory Coast, Benin, Congo, Italy. */
const KEEPS_ZERO = ["378", "225", "229", "242", "39"];

/** What goes before a country code when dialling from America, and from nearly everywhere else. */
const AMERICAN_PREFIX = "011";
const PREFIX = "00";

/** Fewer digits are a number of the same town or a short number: no country code makes it reachable. */
const SHORTEST_WITH_AREA = 9;

/** A national number of the specification's length, which stands in most fields. */
const NATIONAL_DIGITS = 10;

/**
 * A link that calls from anywhere: `tel:+12015550100`. `country` is the code put before a national number, see
 * `dialDigits`; a number too short to have one is dialled as it is.
 */
export function telLink(phone: string, country: string) {
  const { digits, international } = dialDigits(phone, country);
  return `tel:${international ? "+" : ""}${digits}`;
}

/** A link that opens a WhatsApp chat with `text` prepared; WhatsApp reads every number as an international one. */
export function whatsappLink(phone: string, country: string, text?: string) {
  const query = text ? `?text=${encodeURIComponent(text)}` : "";
  return `https://wa.me/${dialDigits(phone, country).digits}${query}`;
}

/** As programs exchange numbers: `+12015550100`; digits alone when the number is too short for a country code. */
export function formatDial(phone: string, country: string) {
  return telLink(phone, country).slice("tel:".length);
}

/** Ten digits as they are read: (201) 555-0100 in America, 201 555 0100 elsewhere; any other number as it was typed. */
export function formatPhone(phone: string, country: string) {
  const match = /^(\d{3})(\d{3})(\d{4})$/.exec(phone.trim());
  if (!match) return phone;
  const [, area, exchange, line] = match;
  return country === "1" ? `(${area}) ${exchange}-${line}` : `${area} ${exchange} ${line}`;
}

/**
 * The digits to dial from another country. `+` and `00` begin a number that has its code, and so do eleven and more
 * digits without either. A zero before a national number is its trunk prefix, dialled inside the country only: it is
 * left out before `country`, but in the countries that keep it. Ten digits get `country` put before them.
 */
function dialDigits(phone: string, country: string) {
  const typed = phone.trim();
  const digits = typed.replace(/\D/g, "");
  // Written for readers in both places: +44 (0)20 7946 0000.
  if (typed.startsWith("+")) return abroad(typed.replace(/\(0\)/, "").replace(/\D/g, ""));
  if (digits.startsWith(PREFIX)) return abroad(digits.slice(PREFIX.length));
  if (country === "1" && digits.startsWith(AMERICAN_PREFIX)) {
    return abroad(digits.slice(AMERICAN_PREFIX.length));
  }
  if (digits.startsWith("0") && digits.length >= SHORTEST_WITH_AREA) {
    return abroad(country + (KEEPS_ZERO.includes(country) ? digits : digits.slice(1)));
  }
  if (digits.length === NATIONAL_DIGITS) return abroad(country + digits);
  return digits.length > NATIONAL_DIGITS ? abroad(digits) : { digits, international: false };
}

function abroad(digits: string) {
  return { digits, international: true };
}
