/**
 * The seller as header, footer and contact page name it. `phone` and `whatsapp` as typed in the settings; `country` is
 * the code before every ten-digit number that is dialled, the seller's and others'.
 */
export type Company = {
  name: string;
  phone: string;
  email: string;
  address: string;
  whatsapp: string;
  country: string;
};
