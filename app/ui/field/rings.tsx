import { formatDial, telLink } from "~/models/shop/phone";
import { ResultLink } from "./result-link";

/** What is dialled for a number as it is stored. */
export function Rings({ phone, country }: { phone: string; country: string }) {
  return <ResultLink says="Rings" href={telLink(phone, country)} text={formatDial(phone, country)} />;
}
