import { calculatorFields } from "~/steel/calculator-fields";
import { steelTypes } from "~/steel/kind";

const calculator = ["form", "size", ...new Set([...calculatorFields.sheet, ...calculatorFields.coil])];
const category = ["page", "sort", "tmin", "tmax", "wmin", "wmax", "thickness", "width", "grade", "finish"];

const ofTypes = Object.values(steelTypes).flatMap(({ categoryPath, detailPath, deliveryPath }) => [
  [categoryPath, category],
  [`${detailPath}/:id`, calculator],
  [deliveryPath, []],
]);

/** Screens that are the same for all without a session, as links write them, with the parameters each depends on. */
export const PUBLIC_PAGES: Record<string, readonly string[]> = {
  "/": calculator,
  ...Object.fromEntries(ofTypes),
  "/allproduct": [...category, "type"],
  "/allProduct": [...category, "type"],
  "/compare": ["ids", ...calculator],
  "/allblogs": ["page", "tag"],
  "/blog/:id": [],
  "/search": ["q", "page", "as"],
  "/mildStainless": ["place", "coat", "surface", "thickness"],
  "/about": [],
  "/privacy": [],
};
