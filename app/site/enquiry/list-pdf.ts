import type { LoaderFunctionArgs } from "@remix-run/node";
import { readClientAddress } from "~/http/client-address.server";
import { readEnquiryList } from "~/http/cookie/enquiry-list.server";
import { loadFile, replyWithoutFile } from "~/http/file/fault.server";
import { replyWithPdf } from "~/http/file/pdf";
import { readSentPath } from "~/http/sent-link.server";
import { AS_WRITTEN } from "~/models/enquiry/form";
import { findSentEnquiry, listFacts, type SentEnquiry } from "~/models/enquiry/sent.server";
import { nameLines } from "~/models/line/product.server";
import { partsOfLine, sumUp } from "~/models/line/text";
import { headPaper, type ListPaper, printPaper } from "~/models/paper/print.server";
import { readCompany } from "~/models/shop/company.server";
import { figures } from "~/models/shop/figures.server";
import { indicativeNote } from "~/site/written/section";
import { enquiryListCopy } from "./copy";

/** The visitor's own list or, with `of`, an enquiry that he has sent. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return loadFile(request, async () => {
    const of = new URL(request.url).searchParams.get("of");
    const reference = readSentPath(of);
    const sent = reference ? await findSentEnquiry(reference) : null;
    const lines = of === null ? await nameLines(await readEnquiryList(request)) : (sent?.lines ?? []);
    if (!sent && lines.length === 0) {
      return replyWithoutFile(request, { status: 404, message: enquiryListCopy.noPaper });
    }
    const bytes = await printPaper(await writePaper(lines, sent), readClientAddress(request));
    return replyWithPdf(bytes, sent ? `enquiry-${sent.reference}` : "enquiry-list");
  });
}

async function writePaper(lines: SentEnquiry["lines"], sent: SentEnquiry | null): Promise<ListPaper> {
  const company = await readCompany();
  return {
    ...headPaper(company, sent?.createdAt ?? new Date()),
    title: sent ? `Enquiry ${sent.reference}` : enquiryListCopy.paperTitle,
    subject: "Sizes asked for, with their weights",
    label: "Enquiry list",
    facts: sent ? listFacts(sent, company.country) : [],
    sizes: lines.map((line) => partsOfLine(line, figures)),
    texts: [
      ...sumUp(lines, figures),
      ...(sent?.unread ? [`${AS_WRITTEN}:\n${sent.unread}`] : []),
      ...(sent?.message ? [`Message:\n${sent.message}`] : []),
    ],
    note: indicativeNote,
    lostNote: "Some characters cannot be printed here; the site's page shows them all.",
  };
}
