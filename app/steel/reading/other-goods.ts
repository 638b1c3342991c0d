import { type Span, WEIGHT } from "./noise";

/** Goods that are no sheet or coil of mild steel, hot or cold rolled. */
export type OtherGoods = Span & { typed: string; name: string; hasSheets: boolean };

type Group = readonly [name: string, sign: string];

/** From use of the trade. `tube grade` and an inner diameter are said of our own coils. */
const sheets: readonly Group[] = [
  [
    "Stainless steel",
    String.raw`stainless?(?: steel)?(?: (?:20[124]|30[149]|310|316|321|409|410|430)l?)?|(?:s\.?s\.?|sus|aisi)[ -]?(?:20[124]|30[149]|310|316|321|347|409|410|420|430|439|441)(?:[lms]|ti)?|(?<!10(?:08|11)m? )s\.?s\.?(?= ?(?:[\d.]{1,5} ?mm ?)?(?:sheet|coil|plate))|(?<![.,]|[x*] ?)(?:(?:304|316)l|(?:202|304|316|430)(?= ?(?:2b|ba|ss|stainless|grade|sheets?|coils?|plates?)(?![a-z])))|inox|edelstahl|v[24]a|1\.4\d{3}(?! ?(?:mm|${WEIGHT}))|(?:en ?10088|is ?6911)(?:[:-]\d{1,4})*|a240`,
  ],
  [
    "Colour-coated steel",
    "ppgi|ppgl|pre[ -]?(?:painted|coated)|colou?r[ -]?coated(?: steel)?|galvalume|roofing sheets?",
  ],
  [
    "Galvanised steel",
    String.raw`hot[ -]dip(?:ped)?(?: galvani[sz]ed)?|gi|gp|g\.[ip]\.?(?= ?(?:\d|sheet|coil|plate))|[ce]gi|hdg|gc|gpsp|galv(?:ani[sz]ed)?|galvani[sz]e(?= ?(?:sheet|coil|plate|iron))|galvanneal(?:ed)?|dx5\d[a-z]?|s[eg]cc|zinc[ -]coated|(?:feuer)?verzinkt(?:e[nrs]?)?|(?:is[ :./-]{0,2}277|en[ -]?1034[26]|g ?33(?:02|13))(?:[:-](?:19|20)\d\d)?|a[ -]?653m?|z(?:80|1[024]0|180|200|225|275|350)`,
  ],
  ["Aluminium", String.raw`alumin(?:i)?um|alu|al(?= (?:che|chq|sheet|plate|coil))|almg ?\d`],
  ["Brass and copper", "brass|copper"],
  ["Weathering steel", "corten|cor[ -]ten|weathering steel|a588|s355j[02]w"],
  [
    "Wear-resistant steel",
    String.raw`ar ?[45]00|hardox(?:[ -]?\d{3})?|wear plates?|abrasion resistant|mn steel|manganese steel`,
  ],
  [
    "Electrical steel",
    "crgo|crng?o|electrical steel|silicon steel|(?:transformer |motor )?(?:laminations?|stampings?)",
  ],
  [
    "Boiler plate",
    String.raw`boiler(?: quality)?(?: plates?)?|bq plates?|is ?2002|(?:sa|a)[ -]?516(?: gr\.? ?\d\d)?|516 gr\.? ?\d\d`,
  ],
  ["Spring and carbon steel", "spring steel|high carbon"],
  ["Perforated sheet and mesh", "perforated|jali|जाली|mesh|expanded metal|gratings?"],
  ["Tinplate", "tin ?plates?|etp"],
];

/** No sheet or coil of them exists: their measures are no sheet's. */
const shapes: readonly Group[] = [
  ["Bars and rods", "tmt|rebars?|saria|sariya|rods?|(?:flat|round|square|ms) bars?|bars?|wires?"],
  ["Flats", String.raw`ms flats?|flats?(?= ?\d)|flats(?= ?:?$)|patti|पट्टी`],
  [
    "Pipes and tubes",
    "(?:ms |square |round )?(?:pipes?|tubes?|tubing)(?! ?(?:grade|quality|making|mills?|coils?|strips?))",
  ],
  ["Angles, channels and beams", "angles?|channels?|beams?|ismc|ismb|girders?|purlins?|joists?"],
  ["Cut shapes", "circles?|rings?|discs?|(?<!inner |outer )dia(?:meter)?"],
  ["Scrap", "scrap|kabadi|raddi"],
];

const groups = [...sheets, ...shapes];

/** To be tried with hostile texts too. @internal */
export const OTHER_GOODS_SIGN: RegExp = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d])(?:${groups.map(([, words]) => `(${words})`).join("|")})(?![\p{L}\p{M}\d])`,
  "giu",
);

export function findOtherGoods(plain: string): OtherGoods[] {
  return Array.from(plain.matchAll(OTHER_GOODS_SIGN), (match) => {
    const [typed, ...parts] = match;
    const at = parts.findIndex((part) => part !== undefined);
    const name = groups[at]?.[0] ?? "";
    const hasSheets = at < sheets.length;
    return { name, typed, hasSheets, start: match.index, end: match.index + typed.length };
  });
}
