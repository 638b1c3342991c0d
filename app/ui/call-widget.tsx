import { type Company, formatPhone, telLink, whatsappLink } from "~/models/company";
import { ButtonLink } from "./button";

/** Phone and WhatsApp within the thumb's reach; stands last in the page. */
export function CallWidget({ company }: { company: Company }) {
  return (
    <aside className="call-widget mill" aria-label="Call or write">
      <ButtonLink href={telLink(company.phone)} icon="phone">
        <span className="visually-hidden">Call </span>
        <span className="number">{formatPhone(company.phone)}</span>
      </ButtonLink>
      <ButtonLink href={whatsappLink(company.whatsapp)} look="quiet" icon="whatsapp">
        WhatsApp
      </ButtonLink>
    </aside>
  );
}
