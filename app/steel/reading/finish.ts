import { writePlain } from "./plain";
import type { Finish } from "./shape";
import { listFinishNames } from "./word";

/** Of each text so much is looked at, in characters. */
const LOOKED_AT = 2_000;

const signs = (["chequered", "pickled"] as const).map((finish) => {
  const names = listFinishNames(finish).join("|").replaceAll(" ", "[ .-]?");
  const sign = String.raw`(?<![\p{L}\p{M}]|\b(?:non|not)[ -])(?:${names})(?![\p{L}\p{M}])`;
  return [finish, new RegExp(sign, "iu")] as const;
});

export function recogniseFinish(...texts: (string | null)[]): Finish | null {
  const said = texts.map((text) => writePlain((text ?? "").slice(0, LOOKED_AT)));
  return signs.find(([, sign]) => said.some((text) => sign.test(text)))?.[0] ?? null;
}
