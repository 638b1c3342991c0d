import { MessageLinks } from "~/admin/enquiry/answer-links";
import { messageWays } from "~/models/enquiry/message-address";
import { useFrame } from "~/ui/frame/frame";
import type { ShownWaiting } from "./shown.server";

type HandOnProps = {
  quotation: Pick<ShownWaiting, "number" | "status" | "customer" | "phone" | "email" | "address" | "until">;
  /** Of one that was handed on before. */
  reminds?: boolean;
};

export function HandOn({ quotation, reminds = false }: HandOnProps) {
  const { company } = useFrame();
  const { address, customer, number, status, until } = quotation;
  if (status !== "sent" && status !== "seen") return null;
  const text = [
    `Hello ${customer},`,
    "",
    `${reminds ? "a reminder of our" : "our"} quotation ${number}${until ? `, valid until ${until.text}` : ""}:`,
    address,
    "",
    "You can accept it there, ask for a change, or call us.",
    company.name,
  ].join("\n");
  const verb = reminds ? "Remind" : "Send";
  return (
    <div className="cluster close">
      <MessageLinks
        {...messageWays(quotation, company.country, `Quotation ${number}`, [text])}
        about={number}
        says={{ whatsapp: `${verb} by WhatsApp`, mail: `${verb} by email` }}
        look="main"
      />
    </div>
  );
}
