import type { Company } from "~/models/shop/company";
import { formatPhone, telLink } from "~/models/shop/phone";

/** The company's number in a sentence or a list, which calls when it is pressed. */
export function PhoneLink({ company: { phone, country } }: { company: Company }) {
  return <a href={telLink(phone, country)}>{formatPhone(phone, country)}</a>;
}
