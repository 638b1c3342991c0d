import { formatPhone, telLink } from "~/models/shop/phone";
import { useFrame } from "./frame/frame";

export function PhoneLink() {
  const { phone, country } = useFrame().company;
  return <a href={telLink(phone, country)}>{formatPhone(phone, country)}</a>;
}
