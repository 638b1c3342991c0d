import type { Company } from "~/models/shop/company";
import { formatPhone, telLink, whatsappLink } from "~/models/shop/phone";
import { ButtonLink } from "~/ui/button";

/** Stands last in the page. */
export function CallWidget({ company }: { company: Company }) {
  return (
    <aside className="call-widget mill" aria-label="Call or write">
      <ButtonLink href={telLink(company.phone, company.country)} icon="phone">
        <span className="visually-hidden">Call </span>
        <span className="number">{formatPhone(company.phone, company.country)}</span>
      </ButtonLink>
      <ButtonLink href={whatsappLink(company.whatsapp, company.country)} look="quiet" icon="whatsapp">
        WhatsApp
      </ButtonLink>
    </aside>
  );
}
