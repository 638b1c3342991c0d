import { mailAddress } from "~/models/enquiry/message-address";
import { formatDial, whatsappLink } from "~/models/shop/phone";
import { ButtonLink } from "~/ui/button";
import { useFrame } from "~/ui/frame/frame";
import type { ShownWaiting } from "./shown.server";

type HandOnProps = {
  quotation: Pick<ShownWaiting, "number" | "status" | "customer" | "phone" | "email" | "address" | "until">;
  /** Of one that was handed on before. */
  reminds?: boolean;
};

export function HandOn({ quotation, reminds = false }: HandOnProps) {
  const company = useFrame()?.company;
  const { address, customer, phone, email, number, status, until } = quotation;
  if (!company || (status !== "sent" && status !== "seen")) return null;
  const text = [
    `Hello ${customer},`,
    "",
    `${reminds ? "a reminder of our" : "our"} quotation ${number}${until ? `, valid until ${until.text}` : ""}:`,
    address,
    "",
    "You can accept it there, ask for a change, or call us.",
    company.name,
  ].join("\n");
  const reachable = phone !== null && formatDial(phone, company.country).startsWith("+");
  const verb = reminds ? "Remind" : "Send";
  return (
    <div className="cluster close">
      {reachable && (
        <ButtonLink
          href={whatsappLink(phone, company.country, text)}
          size="small"
          icon="whatsapp"
          about={number}
        >
          {verb} by WhatsApp
        </ButtonLink>
      )}
      {email && (
        <ButtonLink
          href={mailAddress(email, `Quotation ${number}`, text)}
          look="quiet"
          size="small"
          icon="mail"
          about={number}
        >
          {verb} by email
        </ButtonLink>
      )}
    </div>
  );
}
