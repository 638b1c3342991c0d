/** Countries whose numbers keep their first zero abroad: San Marino, Ivory Coast, Benin, Congo, Italy. */
const KEEPS_ZERO = ["378", "225", "229", "242", "39"];

/** What goes before a country code when dialling from America, and from nearly everywhere else. */
const AMERICAN_PREFIX = "011";
const PREFIX = "00";

/** Fewer digits are a number of the same town or a short number: no country code makes it reachable. */
const SHORTEST_WITH_AREA = 9;

const NATIONAL_DIGITS = 10;

export function telLink(phone: string, country: string) {
  const { digits, international } = dialDigits(phone, country);
  return `tel:${international ? "+" : ""}${digits}`;
}

export function whatsappLink(phone: string, country: string, text?: string) {
  const query = text ? `?text=${encodeURIComponent(text)}` : "";
  return `https://wa.me/${dialDigits(phone, country).digits}${query}`;
}

/** `+12015550100`; digits alone when the number is too short for a country code. */
export function formatDial(phone: string, country: string) {
  return telLink(phone, country).slice("tel:".length);
}

export function formatPhone(phone: string, country: string) {
  const match = /^(\d{3})(\d{3})(\d{4})$/.exec(phone.trim());
  if (!match) return phone;
  const [, area, exchange, line] = match;
  return country === "1" ? `(${area}) ${exchange}-${line}` : `${area} ${exchange} ${line}`;
}

/** A zero before a national number is its trunk prefix, dialled inside the country only. */
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
