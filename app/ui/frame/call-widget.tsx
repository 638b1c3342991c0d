import type { Company } from "~/models/shop/company";
import { formatPhone, telLink, whatsappLink } from "~/models/shop/phone";
import { ButtonLink } from "~/ui/button";

type CallWidgetProps = {
  company: Company;
  product?: { name: string; number: string } | null;
  /** For a screen whose own form is what a phone is held for. */
  wideOnly?: boolean;
  /** Sizes on the enquiry list, which a phone leads to from the bar. */
  listed: number;
};

export function CallWidget({ company, product, wideOnly, listed }: CallWidgetProps) {
  const phone = product?.number ?? company.phone;
  return (
    <aside className={wideOnly ? "call-widget wide-only" : "call-widget"} aria-label="Call or write">
      <div className="call-bar mill">
        <ButtonLink href={telLink(phone, company.country)} icon="phone">
          {listed > 0 && <span className="call-word">Call</span>}
          <span className={listed > 0 ? "wide-only" : undefined}>
            <span className="visually-hidden">Call </span>
            <span className="number">{formatPhone(phone, company.country)}</span>
          </span>
        </ButtonLink>
        <ButtonLink
          href={whatsappLink(company.whatsapp, company.country, product?.name)}
          look="quiet"
          icon="whatsapp"
        >
          WhatsApp
        </ButtonLink>
        {listed > 0 && (
          <span className="call-list">
            <ButtonLink href="/enquiry" look="quiet" icon="list">
              <span>
                List <span className="number">({listed})</span>
              </span>
            </ButtonLink>
          </span>
        )}
      </div>
    </aside>
  );
}
