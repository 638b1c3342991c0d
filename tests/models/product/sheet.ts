import type { ProductInput } from "~/models/product/form";

/** As little as a product can have. */
export const sheet: ProductInput = {
  ...{ name: "Sheet", type: "hotrolledsheet", brand: null, thickness: [2], width: [1250] },
  ...{ purchaseNow: null, deliveryDays: "2", number: "2015550101" },
};
