import { isTypeAlone, type ProductWish } from "~/models/product/filtered.server";
import { productTypes, steelTypes } from "~/steel/kind";
import type { SteelReading } from "~/steel/reading/shape";
import { sizeAround } from "~/steel/size-range";

/** The products that a reading asks for. Lengths and quantities are cut and counted, not listed. */
export function wishOf({ process, form, thickness, width, grade, finish }: SteelReading): ProductWish {
  const types = productTypes.filter(
    (type) =>
      (process === null || steelTypes[type].process === process) &&
      (form === null || steelTypes[type].form === form),
  );
  return {
    types: types.length === productTypes.length ? [] : types,
    thickness: thickness.map((measure) => sizeAround(measure, "thickness")),
    width: width ? [sizeAround(width, "width")] : [],
    grades: grade ? [grade] : [],
    finish,
  };
}

export function isOpen(wish: ProductWish): boolean {
  return wish.types.length === 0 && isTypeAlone(wish);
}
