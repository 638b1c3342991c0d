import { expect, it } from "vitest";
import { listGradeSigns } from "~/steel/reading/grade-name";
import { listNoiseSigns } from "~/steel/reading/noise";
import { OTHER_GOODS_SIGN } from "~/steel/reading/other-goods";
import { isSlow } from "../../structure/expressions";

/** They are put together from parts, so that the check of the source does not see them whole. */
const signs = [...listGradeSigns(), ...listNoiseSigns(), OTHER_GOODS_SIGN];

it("no expression that looks for grades or for what is no size takes more than one pass over any text", () => {
  expect(signs.length).toBeGreaterThan(40);
  expect(signs.filter(({ source, flags }) => isSlow({ place: "", source, flags })).map(String)).toEqual([]);
});
