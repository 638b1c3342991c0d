import { describeLine } from "~/models/enquiry/line";
import type { EnquiryRow } from "~/models/enquiry/list";
import type { Company } from "~/models/shop/company";
import type { Figures } from "~/models/shop/figures";
import { formatPhone, telLink, whatsappLink } from "~/models/shop/phone";
import { formatWeight } from "~/models/steel/measure";
import { ButtonLink } from "~/ui/button";
import { useFigures } from "~/ui/figures";

type Answerable = Pick<EnquiryRow, "reference" | "name" | "phone" | "email" | "lines" | "product">;

/** The ways to answer, with what was asked for in the prepared text. */
export function EnquiryWays({ enquiry, company }: { enquiry: Answerable; company: Company | undefined }) {
  const text = prepareReply(enquiry, company?.name ?? "", useFigures());
  const subject = `Your enquiry ${enquiry.reference}`;
  const mail = `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return (
    <div className="cluster close">
      {company && (
        <>
          <ButtonLink href={telLink(enquiry.phone, company.country)} size="small" icon="phone">
            {formatPhone(enquiry.phone, company.country)}
          </ButtonLink>
          <ButtonLink
            href={whatsappLink(enquiry.phone, company.country, text)}
            look="quiet"
            size="small"
            icon="whatsapp"
          >
            WhatsApp
          </ButtonLink>
        </>
      )}
      {enquiry.email && (
        <ButtonLink
          href={`mailto:${encodeURIComponent(enquiry.email)}${mail}`}
          look="quiet"
          size="small"
          icon="mail"
        >
          {enquiry.email}
        </ButtonLink>
      )}
    </div>
  );
}

function prepareReply({ name, reference, lines, product }: Answerable, company: string, figures: Figures) {
  const sizes = lines.map((line) => `- ${describeLine(line)} (${formatWeight(line.weightKg, figures)})`);
  const about = product ? [`About: ${product.name}`] : [];
  return [
    `Hello ${name},`,
    "",
    `thank you for your enquiry ${reference}.`,
    ...about,
    ...sizes,
    "",
    company,
  ].join("\n");
}
