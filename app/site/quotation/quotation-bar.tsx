import { ButtonLink } from "~/ui/button";
import { CallLink, WhatsAppLink } from "~/ui/contact-links";
import { Notice } from "~/ui/notice";
import { PrintButton } from "~/ui/print-button";
import { quotationCopy } from "./copy";
import type { ShownQuotation } from "./shown.server";

/** Above the paper, on the screen: what can be done with it, and whether it is the one that holds. */
export function QuotationBar({ shown }: { shown: ShownQuotation }) {
  const { written, newest, newestPath, open, pdf, isOffice } = shown;
  const isFormer = written.revision !== newest;
  return (
    <div className="quotation-bar stack close">
      {isFormer && (
        <Notice tone="warn">
          <p>
            {quotationCopy.former(written.revision, newest)} <a href={newestPath}>{quotationCopy.newest}</a>
          </p>
        </Notice>
      )}
      <div className="cluster close screen-only">
        {open.length > 0 && (
          <ButtonLink href="#answer" size="small" icon="check">
            {quotationCopy.answer}
          </ButtonLink>
        )}
        <ButtonLink href={pdf} look="quiet" size="small" icon="download">
          PDF
        </ButtonLink>
        <PrintButton size="small" />
        <WhatsAppLink text={quotationCopy.whatsapp(written.number)} look="quiet" size="small" />
        <CallLink look="quiet" size="small" />
      </div>
      {isOffice && <p className="soft small screen-only">{quotationCopy.office}</p>}
      <Others shown={shown} />
    </div>
  );
}

function Others({ shown: { others, written, newest } }: { shown: ShownQuotation }) {
  if (others.length === 0) return null;
  return (
    <p className="soft small screen-only">
      {written.revision === newest && `${quotationCopy.replaces(newest)} `}
      {others.map(({ revision, path }) => (
        <a key={revision} href={path} className="quotation-other">
          Revision {revision}
        </a>
      ))}
    </p>
  );
}
