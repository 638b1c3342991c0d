import { readNumbers } from "./token";
import { kgPer, lengthUnits } from "./unit";
import { countLabels, counts, packs } from "./word";

/** Where in a plain text numbers stand that are never a size or a quantity. */
export type Span = { start: number; end: number };

const AMOUNT = String.raw`\d[\d.,]{0,14}(?!\d)`;
const NUMBER = String.raw`\d(?:[\d.,]{0,13}\d)?`;
export const WEIGHT = String.raw`(?:metric )?(?:kgs?|kilos?|tons?|tonnes?|m\.? ?t\.?|t|qtls?|quintals?|lbs?)(?!\w)`;
const PER = String.raw`(?:\/|per) ?(?:kgs?|mt|tons?|tonnes?|t|pcs?|piece|nos?|qtl|quintal|lb)\b`;
/** What makes a number a size, behind it: `price 2mm`, `call 2x1250`. */
const NO_SIZE = String.raw`(?![\d.,]| ?(?:mm|cm|mtr|m|in|inch|ft|g|ga|gauge|swg|thk|nos|pcs)(?![a-wyz\d])| ?["'x*])`;
const NO_UNIT = String.raw`(?! ?(?:${anyOf(lengthUnits.keys(), kgPer.keys(), counts, packs)})\b| ?[x*"'])`;
/** Behind an x a number is of the size or counts pieces, and no sign stands within a number. */
const START = String.raw`(?<![\d.,]|[x*] ?)`;
const END = String.raw`(?![\d.,])${NO_UNIT}`;
/** Behind a place stands its postal code, behind what counts a number of pieces. */
const PLACE = String.raw`(?<=[a-z]{3}[ ,:.-]{1,3})(?<!\b(?:${anyOf(countLabels, counts, packs)})[ ,:.-]{1,3})`;
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const SIGNED = "(?<![a-z])(?:rs\\.?|inr|usd|eur|gbp|₹|\\$|€|£)";

/** What one weighs: `10 ton each`, `49 kg/pc`, `each coil 10 MT`, `2 coils of 10 MT`, `coil weight max 10 MT`, `je 8 t`. */
const EACH = String.raw`(?:@ ?)?(?<![\d.,])(${NUMBER})[ -]?(${WEIGHT})(?:(?: ?\/ ?| (?:per|pro|je) )(?:pcs?|piece|nos?|sheet|sht|coil|each|ea|stück|stk)|[ -](?:each|ea))\b|(?:\beach(?: coil)?(?: of)?|\b(?:(?:unit|coil) (?:weight|wt)|coilgewicht)\.?(?: ?:| max| min)?|(?<=\d[ -]?coils )of|(?:\bzu )?\bje|(?<=[^\d ] )[àá]) (${NUMBER})[ -]?(${WEIGHT})(?! (?:in )?total)`;

/** What is said beside the steel: nobody looks for it. */
const asides = [
  EACH,
  String.raw`[\w.+-]{1,64}@[\w-]{1,60}\.[\w.-]{2,30}`,
  String.raw`(?:https?:\/\/|www\.)\S{1,200}`,
  // Telephone numbers: with a country code, Indian mobiles in fives, American ones in threes, behind their word.
  String.raw`\+\d{1,3}[ -]?\(?\d{2,5}\)?[ -]?\d{2,5}[ -]?\d{0,5}(?!\d)`,
  String.raw`${START}0?[6-9]\d{4}[ -]?\d{5}${END}`,
  // Between blanks alone the groups may as well be sizes: `1.2 300 600 2000`.
  String.raw`(?<![\d.,][ -]?|[x*] ?)(?:\(\d{3}\) ?\d{3}[ .-]\d{4}|\d{3}([.-])\d{3}\1\d{4}|\d{3} \d{3}[ -]0\d{3})${END}`,
  String.raw`${START}\d{10,12}${END}`,
  String.raw`\b(?:mob|mobile|ph|phone|tel|call|contact|whatsapp|cell)\b[ .:-]{0,3}(?:(?:no|on|me|us)\b[ .:-]{0,3})?\d[\d -]{3,14}${NO_SIZE}`,
  // Landlines in India: `022-2567 1250`.
  String.raw`${START}(?:0\d{2,4}-|\(0\d{2,4}\) ?)\d{3,4}[ -]?\d{4}${END}`,
  // Postal codes.
  String.raw`${PLACE}[1-9]\d{5}${END}`,
  // Prices.
  String.raw`@ ?${SIGNED}? ?${AMOUNT}(?: ?\/?-)?(?: ?${PER})?${NO_SIZE}`,
  String.raw`${SIGNED} ?${AMOUNT}(?: ?\/-)?(?: ?${PER})?`,
  String.raw`\b(?:rate|price|cost|budget)\b[ :=.-]{0,3}${AMOUNT}(?: ?${PER})?${NO_SIZE}`,
  `${START}${AMOUNT} ?${PER}`,
  String.raw`${START}${AMOUNT} ?(?:\/-|(?:rs|inr|rupees?|usd|eur|euros?|dollars?)\b|[€₹])`,
  // Dates, times and spans of time.
  String.raw`(?<![\w.])(?:\d{1,2}([/.-])\d{1,2}\1(?:20)?\d\d|20\d\d-\d\d-\d\d)(?![\d.])(?! ?(?:mm|[x*]))`,
  String.raw`(?<![\w.])\d{1,2}(?:st|nd|rd|th)\b(?: ${MONTH})?`,
  String.raw`(?<![\w.])\d{1,2}[ -]?${MONTH}\b(?:[ ,-]{0,2}20\d\d)?|\b${MONTH} \d{1,2}${NO_SIZE}`,
  String.raw`\b${MONTH}[ ,-]{0,2}20\d\d\b|(?<![\w.,]|[x*] ?)20[2-3]\d(?![\w.,])${NO_UNIT}`,
  String.raw`(?<![\w.])\d{1,2}:\d\d(?!\d)(?: ?[ap]\.?m\b)?|(?<![\w.])\d{1,2} ?[ap]m\b`,
  String.raw`(?<![\w.,]|[x*] ?|\bqty[ :=.-]{1,3})\d{1,3}(?: ?(?:-|to) ?\d{1,3})? ?(?:days?|weeks?|months?|hours?|din)\b`,
  // Shares, tolerances and numbers of papers and lines.
  `${START}${AMOUNT} ?%`,
  String.raw`(?:\+ ?\/ ?-|±|\+-) ?${AMOUNT}(?: ?mm\b)?`,
  String.raw`\b(?:po|item|sr|sl|order|enquiry|enq|ref|invoice|bill|line|lot|heat|s)\b\.? ?(?:no\b\.?|#)[ :.-]{0,2}\d{1,10}\b`,
  String.raw`\b(?:po|order|enquiry|ref|invoice|bill)[ :.-]{1,3}\d{4,12}${NO_SIZE}`,
  String.raw`\b(?:plot|gate|gat|shop|shed|sector|survey|road|phase|building|ward|unit|floor|block|drg|drawing|dwg|job|ref)\b(?:-|\.? ?(?:no\b\.?[ :-]{0,2})? ?)\d{1,4}${NO_SIZE}`,
  String.raw`\b(?:item|line|pos|sr|sl|option)\.? ?\d{1,3} ?[:.)-](?!\d)`,
  String.raw`^ ?(?:item|line|pos)\.? ?\d{1,3}(?= {1,3}[a-z])${NO_UNIT}`,
];

/** Steel that no product here is of, and what is said of it in numbers. */
const codes = [
  String.raw`(?<!A[ -]?(?:572|1011M?[ ,-]{0,2}(?:SS|HSLAS))[ ,-]{0,2}|\b(?:O|D|DD|EDD) )\b(?:grade|gr)\b[. :-]{0,2}\d{1,3}(?! ?(?:no\b|\/ ?\d|${WEIGHT}))${NO_SIZE}`,
  String.raw`(?:${AMOUNT} ?|\b)kgs? ?(?:\/|per) ?(?:m[23m]?|sq ?\.?m|sq ?\.?ft|cm3|ft)\b|\b[cm]m?[23]\b|${AMOUNT} ?piw\b`,
  "^ ?(?:304|316|430|202)l? ?$",
  String.raw`${AMOUNT} ?(?:mpa|gsm|hrb|kn)\b`,
  // So many microns are a coat or a film; from 130 on they are the steel's thickness.
  String.raw`(?<![\d.,])(?:\d{1,2}(?:\.\d{1,2})?|1[0-2]\d) ?(?:microns?|[uμ]m)\b`,
  String.raw`\b(?:ral|hsn|hsn code|gst|pin|pincode)[ .:-]{0,2}\d{2,8}\b`,
  String.raw`\b(?:i\.?d|o\.?d|inner(?: dia)?|outer(?: dia)?|bore)\b\.?[ :=.-]{0,2}${AMOUNT}(?: ?mm\b)?`,
  // Steels of other standards; anywhere else `x 60` counts.
  String.raw`\bapi[ -]?5l\b|(?:(?<=^ ?|\b(?:5l|grade|gr)[ -])X[ -]?|(?<=^\D{0,40}\b(?:hr|coil|plate|sheet)[ -])X)(?:42|46|52|56|60|65|70|80)\b${NO_UNIT}`,
  String.raw`\b(?:domex|strenx|weldox|sailma|sailhard)[ -]?\d{2,3}\b|\bfe[ -]?(?!330|360|410|510)\d{3}\b`,
  String.raw`\ben[ -]?(?:1a|8|9|19|24|31|36)\b(?! ?mm)|\bst[ -]?(?:33|42)(?:-\d)?\b|(?<![\w.])1\.0\d{3}(?!\d| ?(?:mm|${WEIGHT}))`,
  String.raw`\b(?:certificates?|cert|mtc|tc|10204|type)\b[ .:-]{0,2}[23]\.[12](?![\d.])|(?<![\d.])[23]\.[12] (?:certificates?|cert|mtc)\b`,
  String.raw`\bno\. ?\d finish|\bra ?(?:up to )?${AMOUNT}`,
  String.raw`(?<!\b(?:thickness|width|length|size|thk) )\bIS[ :./-]{0,2}(?!(?:2062|1079|513|10748|11513|5986)(?!\d))\d{3,5}(?![\w.])(?! ?[x*])(?:[:-](?:19|20)\d\d(?!\d))?`,
  String.raw`\b(?:(?:IS ?\/ ?)?ISO[ :-]{0,2}\d{4,5}|EN[ -]?10(?!025|111|130|139)\d{3}(?!\d)|BS[ :-]{0,2}(?:970|1449|1501|4360)(?!\d)|(?:ASTM[ -]?)?A[ -]?(?:109|569|570|568))\b(?:[:-](?:19|20)\d\d)?`,
];

/** Their words in Latin letters: beside others `\b` ends no word. */
function anyOf(...lists: Iterable<string>[]) {
  return lists.flatMap((list) => [...list].filter((word) => /^\w+$/.test(word))).join("|");
}

/** What one piece weighs, where the text says it once. */
export type EachWeight = Span & { kg: number };

type Noise = { asides: Span[]; codes: Span[]; each: EachWeight | null };

export function findNoise(plain: string): Noise {
  return {
    asides: findSpans(plain, asideSigns),
    codes: findSpans(plain, codeSigns),
    each: readEach(plain),
  };
}

function readEach(plain: string): EachWeight | null {
  const [match, ...others] = plain.matchAll(eachSign);
  if (!match || others.length > 0) return null;
  const [all, behind, unitBehind, before, unitBefore] = match;
  const [value] = readNumbers(behind ?? before ?? "");
  const unit = (unitBehind ?? unitBefore ?? "").toLowerCase().replace(/metric|[ .]/g, "");
  const kg = kgPer.get(unit);
  if (value === undefined || kg === undefined) return null;
  const end = match.index + all.length;
  return { start: match.index, end, kg: Number((value * kg).toPrecision(12)) };
}

/** Every expression that is looked for, to be tried with hostile texts. @internal */
export function listNoiseSigns(): readonly RegExp[] {
  return [...asideSigns, ...codeSigns];
}

const eachSign = new RegExp(EACH, "gi");
/** More of the same behind it: `rate 54/55`, `ID 508/610`, `plot 12-14`. */
const others = new RegExp(String.raw`(?<=\d)(?:[/-]${AMOUNT}){1,3}${NO_SIZE}`, "y");
const asideSigns = asides.map((sign) => new RegExp(sign, "gi"));
const codeSigns = codes.map((sign) => new RegExp(sign, "gi"));

function findSpans(plain: string, signs: readonly RegExp[]): Span[] {
  const found: Span[] = [];
  for (const match of signs.flatMap((sign) => [...plain.matchAll(sign)])) {
    const [typed] = match;
    others.lastIndex = match.index + typed.length;
    const end = others.lastIndex + (others.exec(plain)?.[0].length ?? 0);
    const span = { start: match.index, end };
    if (!found.some((other) => overlap(span, other))) found.push(span);
  }
  return found;
}

export function overlap(one: Span, other: Span) {
  return one.start < other.end && other.start < one.end;
}
