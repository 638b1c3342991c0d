import { formatDial, telLink } from "~/models/shop/phone";

/** What is dialled for a number as it is stored. */
export function Rings({ phone, country }: { phone: string; country: string }) {
  return <ResultLink says="Rings" href={telLink(phone, country)} text={formatDial(phone, country)} />;
}

export function ResultLink({ says, href, text }: Record<"says" | "href" | "text", string>) {
  return (
    <span className="field-hint">
      {says} <a href={href}>{text}</a>
    </span>
  );
}
