import { writePlain } from "./plain";
import type { Finish } from "./shape";

/** The trade's names, also in German, Polish and Turkish, apart from the others: browsers get these alone. Hot rolled are the first, sheets the last. */
export const finishNames = {
  hotPickled: "hrpo|h r p o|hrp & o|hr p o|hr po|hrp",
  pickled: "pickled|pickled oiled|pickled and oiled|pickled & oiled|p & o|pickle",
  chequered:
    "chqd|chq|chqrd|chkd|chkrd|chqr|cheq|cheqd|tread plate|tread plates|treadplate|floor plate|floor plates|tear drop|teardrop|चेकर्ड|ryflowana|łezka|łezkowa|baklavalı|baklavali",
  chequeredSheet:
    "diamond plate|diamond plates|diamond sheet|diamond sheets|durbar plate|durbar plates|durbar sheet|durbar sheets|tränenblech|tränenbleche|traenenblech|riffelblech|riffelbleche",
} as const;

/** Every usual and unusual spelling of chequered, none of check or cheque. */
export const CHEQUERED = "che(?:ck|cq|q)[a-z]{0,3}r(?:e?d)?(?:plates?)?";

/** Of each text so much is looked at, in characters. */
const LOOKED_AT = 2_000;

/** What is made on request is another finish than the product's own. */
const ON_REQUEST = "(?: (?:and |& )?oiled)? on request";

const signs: readonly (readonly [Finish, RegExp])[] = [
  ["chequered", sign(CHEQUERED, finishNames.chequered, finishNames.chequeredSheet)],
  ["pickled", sign(finishNames.hotPickled, finishNames.pickled)],
];

export function recogniseFinish(...texts: (string | null)[]): Finish | null {
  const said = texts.map((text) => writePlain((text ?? "").slice(0, LOOKED_AT)));
  return signs.find(([, sign]) => said.some((text) => sign.test(text)))?.[0] ?? null;
}

function sign(...names: string[]) {
  const one = names.join("|").replaceAll(" ", "[ .-]?");
  const after = String.raw`(?![\p{L}\p{M}]|${ON_REQUEST})`;
  return new RegExp(String.raw`(?<![\p{L}\p{M}]|\b(?:non|not)[ -])(?:${one})${after}`, "iu");
}
