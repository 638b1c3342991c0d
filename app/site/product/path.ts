import { type ProductType, productTypes, steelTypes } from "~/steel/kind";

/** The route table takes a path in any case, with signs escaped and slashes behind it. */
export function typeOfPath(pathname: string, page: "categoryPath" | "deliveryPath"): ProductType {
  const path = `/${pathname.split("/").filter(Boolean).map(decodeURIComponent).join("/")}`.toLowerCase();
  const type = productTypes.find((each) => steelTypes[each][page].toLowerCase() === path);
  if (!type) throw new Error(`No product type has ${page} ${path}`);
  return type;
}
