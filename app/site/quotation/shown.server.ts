import { carriesSession, findSignedIn } from "~/http/session.server";
import type { AnswerIntent } from "~/models/quotation/answer";
import type { QuotationStatus } from "~/models/quotation/state";
import { readCompany } from "~/models/shop/company.server";
import { formatPhone, telLink, whatsappLink } from "~/models/shop/phone";
import { quotationCopy } from "./copy";
import { type Opened, pathOf } from "./opened.server";
import { listOutcomes, type Outcome } from "./outcome.server";
import { type WrittenQuotation, writeQuotation } from "./written.server";

export type ShownQuotation = {
  written: WrittenQuotation;
  newest: number;
  /** Of the others, newest first. */
  others: { revision: number; path: string }[];
  outcomes: Outcome[];
  /** What can still be said to it. */
  open: readonly AnswerIntent[];
  /** Of one press, where its last day has passed. */
  anew: string | null;
  newestPath: string;
  pdf: string;
  call: { href: string; phone: string };
  whatsapp: string;
  isOffice: boolean;
};

const open: Partial<Record<QuotationStatus, readonly AnswerIntent[]>> = {
  sent: ["accept", "change", "decline"],
  seen: ["accept", "change", "decline"],
  declined: ["change"],
};

export async function showQuotation(
  request: Request,
  { quotation, document }: Opened,
): Promise<ShownQuotation> {
  const { revision: newest, status } = quotation;
  const { number, revision } = document;
  const isNewest = revision === newest;
  const [written, { phone, whatsapp, country }] = await Promise.all([
    writeQuotation(document),
    readCompany(),
  ]);
  const outcomes = isNewest ? listOutcomes(quotation) : [];
  const isAsked = outcomes.some(({ kind }) => kind === "asked");
  const path = pathOf(quotation);
  const others = Array.from({ length: newest }, (_, at) => newest - at).filter((each) => each !== revision);
  return {
    ...{ written, newest, outcomes, newestPath: path },
    others: others.map((each) => ({
      revision: each,
      path: each === newest ? path : pathOf(quotation, each),
    })),
    open: (isNewest && open[status]) || [],
    anew:
      isNewest && status === "expired" && !isAsked
        ? quotationCopy.anew.message(number, written.validUntil.text)
        : null,
    pdf: isNewest ? `${path}.pdf` : `${path}.pdf?revision=${revision}`,
    call: { href: telLink(phone, country), phone: formatPhone(phone, country) },
    whatsapp: whatsappLink(whatsapp, country, quotationCopy.whatsapp(number)),
    isOffice: carriesSession(request.headers.get("Cookie")) && (await findSignedIn(request)) !== null,
  };
}
