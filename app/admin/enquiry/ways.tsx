import { type Answerable, prepareAnswer } from "~/models/enquiry/answer";
import type { Company } from "~/models/shop/company";
import { formatPhone, telLink } from "~/models/shop/phone";
import { ButtonLink } from "~/ui/button";
import { useFigures } from "~/ui/figures";

type EnquiryWaysProps = { enquiry: Answerable; company: Company | undefined };

export function EnquiryWays({ enquiry, company }: EnquiryWaysProps) {
  const figures = useFigures();
  if (!company) return null;
  const { whatsapp, mail } = prepareAnswer(enquiry, company, figures);
  const name = <span className="visually-hidden"> {enquiry.name}</span>;
  return (
    <div className="cluster close">
      <ButtonLink href={telLink(enquiry.phone, company.country)} size="small" icon="phone">
        <span className="number">
          <span className="visually-hidden">Call </span>
          {formatPhone(enquiry.phone, company.country)}
        </span>
      </ButtonLink>
      {whatsapp && (
        <ButtonLink href={whatsapp} look="quiet" size="small" icon="whatsapp">
          <span>Answer on WhatsApp{name}</span>
        </ButtonLink>
      )}
      {mail && (
        <ButtonLink href={mail} look="quiet" size="small" icon="mail">
          <span>Answer by email{name}</span>
        </ButtonLink>
      )}
    </div>
  );
}
