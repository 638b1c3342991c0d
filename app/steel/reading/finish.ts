import { writePlain } from "./plain";
import type { Finish } from "./shape";

/** Of each text so much is looked at, in characters. */
const LOOKED_AT = 2_000;

const signs: readonly (readonly [Finish, RegExp])[] = [
  ["chequered", /chequer|checker|\bche?q(?:r?d)?\b|chqrd|tread ?plate|(?:diamond|floor) ?plate/i],
  ["pickled", /pickled|\bhr ?p ?&? ?o\b|\bp ?& ?o\b/i],
];

export function recogniseFinish(...texts: (string | null)[]): Finish | null {
  const said = texts.map((text) => writePlain((text ?? "").slice(0, LOOKED_AT)));
  return signs.find(([, sign]) => said.some((text) => sign.test(text)))?.[0] ?? null;
}
