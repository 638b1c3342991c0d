import { typeSum } from "~/models/money/money";
import type { QuotationTerms } from "~/models/quotation/form";
import { readQuotedLine } from "~/models/quotation/line";
import { proposeRates } from "~/models/quotation/proposal.server";
import { NO_PROPOSAL, packProposal } from "~/models/quotation/proposed";
import type { TypedLine } from "~/models/quotation/typed";

/** A rate for each line that has none, where one is known; lines that cannot be read stay as they are. */
export async function fillRates(lines: readonly TypedLine[], terms: QuotationTerms): Promise<TypedLine[]> {
  const wanting = lines.map((typed) =>
    typed.rate === "" ? (readQuotedLine(typed, terms).quoted?.line ?? null) : null,
  );
  const proposals = await proposeRates(wanting.flatMap((line) => line ?? []));
  return lines.map((typed, at) => {
    if (!wanting[at]) return typed;
    const found = proposals.shift();
    if (!found) return { ...typed, proposed: NO_PROPOSAL };
    const { sum, unit } = found.rate;
    const proposed = packProposal(found, typed.offered || typed.text);
    return { ...typed, rate: typeSum(sum, terms.currency, terms.figures), unit, proposed };
  });
}
