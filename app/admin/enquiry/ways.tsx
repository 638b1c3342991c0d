import { type Answerable, prepareAnswer } from "~/models/enquiry/answer";
import type { AnswerText, Company } from "~/models/shop/company";
import { formatPhone, telLink } from "~/models/shop/phone";
import { ButtonLink } from "~/ui/button";
import { useFigures } from "~/ui/figures";

type EnquiryWaysProps = { enquiry: Answerable; company: Company | undefined; answers: AnswerText[] };

export function EnquiryWays({ enquiry, company, answers }: EnquiryWaysProps) {
  if (!company) return null;
  return (
    <div className="cluster close">
      <ButtonLink href={telLink(enquiry.phone, company.country)} size="small" icon="phone">
        <span className="number">
          <span className="visually-hidden">Call </span>
          {formatPhone(enquiry.phone, company.country)}
        </span>
      </ButtonLink>
      {answers.map((own) => (
        <AnswerButtons key={own.language} {...{ enquiry, company, own }} />
      ))}
    </div>
  );
}

type AnswerButtonsProps = { enquiry: Answerable; company: Company; own: AnswerText };

function AnswerButtons({ enquiry, company, own }: AnswerButtonsProps) {
  const figures = useFigures();
  const { whatsapp, mail } = prepareAnswer(enquiry, company, own, figures);
  const more = own.language && ` in ${own.language}`;
  return (
    <>
      {whatsapp && (
        <ButtonLink href={whatsapp} look="quiet" size="small" icon="whatsapp" about={enquiry.name}>
          Answer on WhatsApp{more}
        </ButtonLink>
      )}
      {mail && (
        <ButtonLink href={mail} look="quiet" size="small" icon="mail" about={enquiry.name}>
          Answer by email{more}
        </ButtonLink>
      )}
    </>
  );
}
