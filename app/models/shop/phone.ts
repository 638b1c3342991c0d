import { callingCodeIn } from "~/rules/phone";

/** Countries whose numbers keep their first zero abroad: San Marino, Ivory Coast, Benin, Congo, Italy. */
const KEEPS_ZERO = ["378", "225", "229", "242", "39"];

/** What goes before a country code when dialling from America, and from nearly everywhere else. */
const AMERICAN_PREFIX = "011";
const PREFIX = "00";

/** Fewer digits are a number of the same town or a short number: no country code makes it reachable. */
const SHORTEST_WITH_AREA = 9;

const NATIONAL_DIGITS = 10;

/** India's numbers that cost their callers little or nothing: dialled as they are, and within the country alone. */
const INDIAN_SERVICE = /^18[06]0\d{6,7}$/;

/** Of 555-01xx, which rings nobody, but only with the code 1. */
const SAMPLE = /^20155501\d\d$/;

export function telLink(phone: string, country: string) {
  const { code, national } = dialDigits(phone, country);
  return `tel:${code === null ? national : `+${code}${national}`}`;
}

export function whatsappLink(phone: string, country: string, text?: string) {
  const query = text ? `?text=${encodeURIComponent(text)}` : "";
  return `https://wa.me/${formatDial(phone, country).replace("+", "")}${query}`;
}

/** WhatsApp reaches no number without its country's code. */
export function isWhatsappNumber(phone: string, country: string) {
  return formatDial(phone, country).startsWith("+");
}

/** `+12015550100`; digits alone when the number is too short for a country code. */
export function formatDial(phone: string, country: string) {
  return telLink(phone, country).slice("tel:".length);
}

export function formatPhone(phone: string, country: string) {
  const match = /^(\d{3})(\d{3})(\d{4})$/.exec(phone.trim());
  if (!match) return phone;
  const [digits, area, exchange, line] = match;
  const american = country === "1" || SAMPLE.test(digits);
  if (american) return `(${area}) ${exchange}-${line}`;
  return country === "91" ? spacePhone(digits) : `${area} ${exchange} ${line}`;
}

/** A spreadsheet takes digits alone for a number: the first zero goes, and a long one turns into an exponent. */
export function spacePhone(phone: string) {
  return /^\d{7,}$/.test(phone) ? `${phone.slice(0, -5)} ${phone.slice(-5)}` : phone;
}

/** What all ways of writing a number have in common: its digits without the country's code and the trunk zero. */
export function phoneKey(phone: string, country: string) {
  return dialDigits(phone, country).national;
}

/** A zero before a national number is its trunk prefix, dialled within the country only. No code: abroad it is none. */
function dialDigits(phone: string, country: string): { code: string | null; national: string } {
  const typed = phone.trim();
  const digits = typed.replace(/\D/g, "");
  if (typed.startsWith("+")) return abroad(digits);
  if (digits.startsWith(PREFIX)) return abroad(digits.slice(PREFIX.length));
  if (country === "1" && digits.startsWith(AMERICAN_PREFIX)) {
    return abroad(digits.slice(AMERICAN_PREFIX.length));
  }
  if (SAMPLE.test(digits)) return { code: "1", national: digits };
  if (digits.startsWith("0") && digits.length >= SHORTEST_WITH_AREA) return national(country, digits);
  if (country === "91" && INDIAN_SERVICE.test(digits)) return { code: null, national: digits };
  if (digits.length === NATIONAL_DIGITS) return { code: country, national: digits };
  return digits.length > NATIONAL_DIGITS ? abroad(digits) : { code: null, national: digits };
}

function abroad(digits: string) {
  const code = callingCodeIn(digits);
  return national(code, digits.slice(code.length));
}

/** The zero stands there for readers in both places: +44 (0)20 7946 0000. */
function national(code: string, digits: string) {
  const trunk = digits.startsWith("0") && !KEEPS_ZERO.includes(code);
  return { code, national: trunk ? digits.slice(1) : digits };
}
