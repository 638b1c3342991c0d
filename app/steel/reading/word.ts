import type { SteelForm, SteelProcess } from "~/steel/kind";
import { CHEQUERED, finishNames } from "./finish";
import type { Finish, MeasureKind } from "./shape";
import { gaugeUnits, kgPer, lengthUnits } from "./unit";

/** One thing that a name says. A weak one counts only where nothing else of its kind is said. */
export type Fact =
  | { kind: "process"; value: SteelProcess; weak?: true }
  | { kind: "form"; value: SteelForm; weak?: true }
  | { kind: "slit"; value: true }
  | { kind: "finish"; value: Finish };

const hot: Fact = { kind: "process", value: "hot" };
const cold: Fact = { kind: "process", value: "cold" };
const sheet: Fact = { kind: "form", value: "sheet" };
const coil: Fact = { kind: "form", value: "coil" };
const slit: Fact = { kind: "slit", value: true };
const chequered: Fact = { kind: "finish", value: "chequered" };
const pickled: Fact = { kind: "finish", value: "pickled" };
const weak = { weak: true } as const;

/** The trade's names, of one to four words. A plate is a hot rolled sheet; HRC is a hot rolled coil. */
const names = new Map<string, readonly Fact[]>([
  ...named("hr|h r|hot|hot rolled|hot roll|hot rolling|hotrolled|hot roled|garam|गरम|एचआर", hot),
  ...named(
    "cr|c r|cold|cold rolled|cold roll|cold reduced|coldrolled|cold roled|colled rolled|cold rold|thanda|thandi|ठंडा|ठंडी|crca|c r c a|सीआर",
    cold,
  ),
  ...named("crfh|full hard", cold),
  // Of the trade: with its scale on.
  ...named("black sheet|black sheets|black plate|black plates", { ...hot, ...weak }, sheet),
  ...named("hrs|hr s", hot, { ...sheet, ...weak }),
  ...named("hrc|hr c", hot, { ...coil, ...weak }),
  ...named("crs", cold, { ...sheet, ...weak }),
  ...named("crc", cold, { ...coil, ...weak }),
  ...named(finishNames.hotPickled, hot, pickled),
  ...named("non pickled|not pickled"),
  ...named(finishNames.pickled, pickled),
  ...named(
    "sheet|sheets|sht|shts|shet|patra|patre|chadar|chaddar|chadder|chadra|chaadar|ctl|cut to length",
    sheet,
  ),
  ...named("शीट|चादर|पतरा|पत्रा", sheet),
  ...named("plate|plates|plt|plts|प्लेट", sheet, { ...hot, ...weak }),
  ...named("coil|coils|coiled|कॉइल|कोइल", coil),
  ...named("slit coil|slit coils|slitcoil|strip|strips|slit|slitted|slitting", slit, {
    ...coil,
    ...weak,
  }),
  ...named(finishNames.chequered, chequered),
  ...named("diamond", chequered),
  ...named(finishNames.chequeredSheet, chequered, sheet),
]);

const isChequered = new RegExp(`^${CHEQUERED}$`);

export const longestName = 4;

/** What a name of one or more words says; null for what is no name. */
export function readName(words: string): readonly Fact[] | null {
  return names.get(words) ?? (isChequered.test(words) ? [chequered] : null);
}

export const labels: ReadonlyMap<string, MeasureKind> = new Map([
  ...labelled("thickness", "thk thick thickness thck thkness th t मोटाई"),
  ...labelled("width", "width wide wd wid wdth w चौड़ाई"),
  ...labelled("length", "length long len lng lg lgth l लंबाई लम्बाई"),
]);

export const separators = new Set(["x", "*", "by", "into"]);

/** They say nothing but how many. */
export const plainCounts = new Set(
  "nos stk stück stuck pc pcs pce pcss piece pieces nag nug नग पीस નંગ".split(" "),
);
/** They may also name what is counted. */
export const formCounts = new Set("sheet sheets plate plates coil coils blank blanks शीट".split(" "));
/** Behind a number they say how many; before it `qty` does. */
export const counts = new Set([...plainCounts, "no", ...formCounts]);
export const countLabels = new Set("qty qnty quantity quan qt pcs nos मात्रा".split(" "));

/** Nobody but the seller knows how much is in one, or the same word is another weight in another country. */
export const packs = new Set(
  "bundle bundles bdl bdls packet packets pkt pkts pallet pallets lot lots set sets truck trucks load loads trailer dozen dozens doz pair pairs box boxes sqm sqft sq rmt rft cwt short thousand lakh lakhs crore crores कि".split(
    " ",
  ),
);

/** They ask what it costs. Some are of the trade in India: rate, how much, price, money. */
export const priceWords: ReadonlySet<string> = new Set(
  "price prices pricing rate rates cost costs quote quotation bhav bhaav भाव daam दाम रेट कीमत kimat keemat".split(
    " ",
  ),
);

/** Mild steel, iron, thick, thin, how much: said alone they ask for all that is sold. */
export const allWords: ReadonlySet<string> = new Set(
  "ms mild loha lohe लोहा लोहे mota mote moti मोटा मोटी patla patli पतला kitna kitne kitni कितना कितने".split(
    " ",
  ),
);

/** Words that tell nothing of what is asked for; of the trade in India: wanted, of. */
export const fillers = new Set(
  (
    [...priceWords, ...allWords].join(" ") +
    " chahiye चाहिए ka ki ke का की के wala wali wale वाला वाली वाले hai है kya क्या " +
    "steel size sizes required requirement require reqd req need needed " +
    "want wanted buy please pls plz pl kindly send share best today of for the and or a an with to in at each only s is are we i me " +
    "our per pro je approx metric available availability stock dear sir hi hello thanks urgent dia total weight wt"
  ).split(" "),
);

/** Says nothing of a number beside it. */
export function isSilent(text: string) {
  return fillers.has(text) || lengthUnits.has(text) || kgPer.has(text) || text.length === 1;
}

/** Of these, those that a seller has to hear. */
export const wishes = new Set("urgent today best".split(" "));

const glued = new Set([
  ...lengthUnits.keys(),
  ...gaugeUnits,
  ...kgPer.keys(),
  ...labels.keys(),
  ...separators,
  ...counts,
  ...countLabels,
  ...names.keys(),
  "us",
  "pl",
  "c",
  "ms",
]);

const longestGlued = 16;

/** `mmx`, `mmthk`, `xc`. Null when a part is unknown: the whole is then a code. */
export function splitGlued(word: string): string[] | null {
  if (glued.has(word) || isChequered.test(word)) return [word];
  if (word.length > longestGlued) return null;
  for (let at = word.length - 1; at > 0; at -= 1) {
    const head = word.slice(0, at);
    const meets = at > 1 || head === "x" || word[at] === "x";
    if (!glued.has(head) || !meets) continue;
    const tail = splitGlued(word.slice(at));
    // Nobody parts a process from its size by an x: `XCR304` is a code.
    if (head === "x" && names.get(tail?.[0] ?? "")?.some(({ kind }) => kind === "process")) continue;
    if (tail && (head.length > 1 || head === "x" || tail[0] === "x")) return [head, ...tail];
  }
  return null;
}

/** Names written as one word, away from any number: `hrsheet`, `crcoils`, `mssheet`. */
export function splitName(word: string): string[] | null {
  const parts = /^(ms|hr|cr|crca|hrpo)(sheets?|coils?|plates?|strips?|chqd?)$/.exec(word);
  return parts ? parts.slice(1) : null;
}

function named(list: string, ...facts: Fact[]): [string, readonly Fact[]][] {
  return list.split("|").map((name) => [name, facts]);
}

function labelled(kind: MeasureKind, list: string): [string, MeasureKind][] {
  return list.split(" ").map((word) => [word, kind]);
}
