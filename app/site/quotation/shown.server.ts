import { carriesSession, findSignedIn } from "~/http/session.server";
import type { AnswerIntent } from "~/models/quotation/answer";
import type { QuotationStatus } from "~/models/quotation/state";
import { quotationCopy } from "./copy";
import { type Opened, pathOf } from "./opened.server";
import { describeOutcome, listOutcomes } from "./outcome.server";
import { writeQuotation } from "./written.server";

export type ShownQuotation = Awaited<ReturnType<typeof showQuotation>>;

const open: Partial<Record<QuotationStatus, readonly AnswerIntent[]>> = {
  sent: ["accept", "change", "decline"],
  seen: ["accept", "change", "decline"],
  declined: ["change"],
};

export async function showQuotation(request: Request, { quotation, document }: Opened) {
  const { revision: newest, status } = quotation;
  const { number, revision } = document;
  const isNewest = revision === newest;
  const written = await writeQuotation(document);
  const outcomes = (isNewest ? listOutcomes(quotation) : []).map((outcome) => ({
    ...{ kind: outcome.kind, text: outcome.text },
    ...describeOutcome(outcome, written),
  }));
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
    /** Of one press, where its last day has passed. */
    anew:
      isNewest && status === "expired" && !isAsked
        ? quotationCopy.anew.message(number, written.validUntil.text)
        : null,
    pdf: isNewest ? `${path}.pdf` : `${path}.pdf?revision=${revision}`,
    isOffice: carriesSession(request.headers.get("Cookie")) && (await findSignedIn(request)) !== null,
  };
}
