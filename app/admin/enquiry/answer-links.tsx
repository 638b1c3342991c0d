import { type Answerable, prepareAnswer } from "~/models/enquiry/answer";
import type { AnswerText, Company } from "~/models/shop/company";
import { formatPhone, telLink } from "~/models/shop/phone";
import { ButtonLink, type ButtonLook } from "~/ui/button";
import { useFigures } from "~/ui/figures";
import { useFrame } from "~/ui/frame/frame";

type AnswerLinksProps = { enquiry: Answerable; answers: AnswerText[] };

export function AnswerLinks({ enquiry, answers }: AnswerLinksProps) {
  const { company } = useFrame();
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
  const ways = prepareAnswer(enquiry, company, own, figures);
  const more = own.language ? ` in ${own.language}` : "";
  return (
    <MessageLinks
      {...ways}
      about={enquiry.name}
      says={{ whatsapp: `Answer on WhatsApp${more}`, mail: `Answer by email${more}` }}
    />
  );
}

type MessageLinksProps = ReturnType<typeof prepareAnswer> & {
  about: string | null;
  says: { whatsapp: string; mail: string };
  /** Of the first. */
  look?: ButtonLook;
};

/** Each opens a program with a message that is ready to be sent. */
export function MessageLinks({ whatsapp, mail, about, says, look = "quiet" }: MessageLinksProps) {
  const shared = { size: "small", about } as const;
  return (
    <>
      {whatsapp && (
        <ButtonLink href={whatsapp} {...shared} look={look} icon="whatsapp">
          {says.whatsapp}
        </ButtonLink>
      )}
      {mail && (
        <ButtonLink href={mail} {...shared} look="quiet" icon="mail">
          {says.mail}
        </ButtonLink>
      )}
    </>
  );
}
