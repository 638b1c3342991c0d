import type { Company } from "~/models/shop/company";

/** One that has told the site nothing but how to reach it. */
export const quietCompany: Company = {
  name: "Sheet & Coil",
  phone: "2015550100",
  email: "sales@example.com",
  address: "Unit 4",
  whatsapp: "2015550100",
  country: "91",
  ...{ city: null, mapUrl: null, hours: null, founded: null, registrations: null },
  ...{ replyTime: null, priceRule: null, notSold: null, alsoSold: null },
};
