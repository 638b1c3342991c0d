import { nameQuotationStatus } from "~/models/quotation/state";
import { ButtonLink } from "~/ui/button";
import type { ShownEnquiry } from "./rows.server";

/** What was quoted to it, and what its buyer wants changed. */
export function EnquiryQuotations({ enquiry }: { enquiry: ShownEnquiry }) {
  const { id, reference, quotations } = enquiry;
  return (
    <div className="stack tight">
      {quotations.length > 0 && (
        <ul className="plain stack tight">
          {quotations.map(({ id: quotation, number, status, totalText, asked }) => (
            <li key={quotation}>
              <a href={`/editquotation/${quotation}`} className="number">
                {number ? `Quotation ${number}` : "Draft of a quotation"}
              </a>{" "}
              <span className="tag plain">{nameQuotationStatus(status)}</span>
              {totalText && <span className="number"> {totalText}</span>}
              {asked && <p className="enquiry-message">{asked}</p>}
            </li>
          ))}
        </ul>
      )}
      <div className="cluster close">
        <ButtonLink
          href={`/addquotation?enquiry=${id}`}
          look="quiet"
          size="small"
          icon="list"
          about={`for ${reference}`}
        >
          {quotations.length > 0 ? "Another quotation" : "Make a quotation"}
        </ButtonLink>
      </div>
    </div>
  );
}
