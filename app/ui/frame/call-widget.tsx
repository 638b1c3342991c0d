import type { Company } from "~/models/shop/company";
import { formatPhone } from "~/models/shop/phone";
import { ButtonLink } from "~/ui/button";
import { CallLink, WhatsAppLink } from "~/ui/contact-links";

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
        <CallLink phone={phone}>
          {listed > 0 && <span className="call-word">Call</span>}
          <span className={listed > 0 ? "wide-only" : undefined}>
            <span className="visually-hidden">Call </span>
            <span className="number">{formatPhone(phone, company.country)}</span>
          </span>
        </CallLink>
        <WhatsAppLink text={product?.name} look="quiet" />
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
