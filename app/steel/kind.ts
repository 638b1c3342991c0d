/** The codes that the database and the API use. */
export const productTypes = ["hotrolledsheet", "hotrolledcoil", "coldrolledsheet", "coldrolledcoil"] as const;
export type ProductType = (typeof productTypes)[number];

export type SteelProcess = "hot" | "cold";
export type SteelForm = "sheet" | "coil";

export type SteelType = {
  label: string;
  process: SteelProcess;
  form: SteelForm;
  detailPath: string;
  categoryPath: string;
  deliveryPath: string;
};

export const steelTypes: Readonly<Record<ProductType, SteelType>> = {
  hotrolledsheet: {
    label: "Hot Rolled Sheet",
    process: "hot",
    form: "sheet",
    detailPath: "/product",
    categoryPath: "/hotRolled/sheet",
    deliveryPath: "/hrsheets",
  },
  hotrolledcoil: {
    label: "Hot Rolled Coil",
    process: "hot",
    form: "coil",
    detailPath: "/coilproduct",
    categoryPath: "/hotRolled/coils",
    deliveryPath: "/hrcoils",
  },
  coldrolledsheet: {
    label: "Cold Rolled Sheet",
    process: "cold",
    form: "sheet",
    detailPath: "/coldproductsheet",
    categoryPath: "/coldRolled/sheet",
    deliveryPath: "/crsheets",
  },
  coldrolledcoil: {
    label: "Cold Rolled Coil",
    process: "cold",
    form: "coil",
    detailPath: "/coldproductcoil",
    categoryPath: "/coldRolled/coils",
    deliveryPath: "/crcoils",
  },
};

export function isProductType(text: string): text is ProductType {
  return productTypes.some((type) => type === text);
}
