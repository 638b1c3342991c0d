import type { Company } from "~/models/shop/company";
import { formatPhone, telLink } from "~/models/shop/phone";

export function PhoneLink({ company: { phone, country } }: { company: Company }) {
  return <a href={telLink(phone, country)}>{formatPhone(phone, country)}</a>;
}
