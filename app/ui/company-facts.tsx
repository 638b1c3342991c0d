import type { ReactNode } from "react";
import { type Company, writeAddress } from "~/models/shop/company";

type Fact = { label: string; value: ReactNode };

/** Where it is and when it is open: what is not filled in has no place. */
export function listPlace(company: Company): Fact[] {
  return [
    {
      label: "Address",
      value: (
        <>
          {writeAddress(company)} {company.mapUrl && <a href={company.mapUrl}>Map</a>}
        </>
      ),
    },
    { label: "Open", value: company.hours && <span className="lines">{company.hours}</span> },
  ];
}

export function listTrust({ replyTime, priceRule, founded, registrations }: Company): Fact[] {
  return [
    { label: "Answers", value: replyTime && `We answer ${replyTime}.` },
    { label: "Prices", value: priceRule },
    { label: "In business since", value: founded },
    { label: "Registered", value: registrations && <span className="lines">{registrations}</span> },
  ];
}
