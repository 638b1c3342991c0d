/** The seller as header, footer and contact page name it. `phone` and `whatsapp` as typed in the settings. */
export type Company = {
  name: string;
  phone: string;
  email: string;
  address: string;
  whatsapp: string;
};

/** A link that calls: digits only, with the plus of an international number. */
export function telLink(phone: string) {
  return `tel:${phone.trim().startsWith("+") ? "+" : ""}${digits(phone)}`;
}

/** A link that opens a WhatsApp chat with `text` prepared; the number needs its country code to be reached. */
export function whatsappLink(phone: string, text?: string) {
  const query = text ? `?text=${encodeURIComponent(text)}` : "";
  return `https://wa.me/${digits(phone)}${query}`;
}

/** Ten digits as (201) 555-0100; any other number as it was typed. */
export function formatPhone(phone: string) {
  const match = /^(\d{3})(\d{3})(\d{4})$/.exec(phone.trim());
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : phone;
}

function digits(phone: string) {
  return phone.replace(/\D/g, "");
}
