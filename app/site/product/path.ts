import { plainPath } from "~/http/plain-path";
import { type ProductType, productTypes, steelTypes } from "~/steel/kind";

export function typeOfPath(pathname: string, page: "categoryPath" | "deliveryPath"): ProductType {
  const path = plainPath(pathname);
  const type = productTypes.find((each) => steelTypes[each][page].toLowerCase() === path);
  if (!type) throw new Error(`No product type has ${page} ${path}`);
  return type;
}
