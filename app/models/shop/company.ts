/** `phone` and `whatsapp` as typed in the settings; `country` is dialled before any ten-digit number but those of the sample. */
export type Company = {
  name: string;
  phone: string;
  email: string;
  address: string;
  whatsapp: string;
  country: string;
  /** One line or several; null when nobody has said. */
  hours: string | null;
};
