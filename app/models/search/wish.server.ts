import { isTypeAlone, type ProductWish } from "~/models/product/filtered.server";
import { GAUGE_SHARE } from "~/steel/gauge";
import { productTypes, steelTypes } from "~/steel/kind";
import type { Measure, SteelReading } from "~/steel/reading/shape";

/** What is this near is the very size: 4 feet are sold as 1219 and as 1220 mm, 1/8 inch as 3.18 mm. */
const THICKNESS_SHARE = 0.004;
const WIDTH_SHARE = 0.001;

/** The products that a reading asks for. Lengths and quantities are cut and counted, not listed. */
export function wishOf({ process, form, thickness, width, grade, finish }: SteelReading): ProductWish {
  const types = productTypes.filter(
    (type) =>
      (process === null || steelTypes[type].process === process) &&
      (form === null || steelTypes[type].form === form),
  );
  return {
    types: types.length === productTypes.length ? [] : types,
    thickness: thickness.map((measure) =>
      // A size that is sold by the name of a gauge is a hit.
      around(measure, measure.gauge === undefined ? THICKNESS_SHARE : GAUGE_SHARE),
    ),
    width: width ? [around(width, WIDTH_SHARE)] : [],
    grades: grade ? [grade] : [],
    finish,
  };
}

export function isOpen(wish: ProductWish): boolean {
  return wish.types.length === 0 && isTypeAlone(wish);
}

function around({ mm }: Measure, share: number) {
  return { min: mm / (1 + share), max: mm * (1 + share) };
}
