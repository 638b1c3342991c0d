import type { LoaderFunctionArgs } from "@remix-run/node";
import { readClientAddress } from "~/http/client-address.server";
import { readEnquiryList } from "~/http/enquiry-cookie.server";
import { loadFile, sayInKind } from "~/http/file-fault.server";
import { replyWithPdf } from "~/http/pdf";
import { readSentPath } from "~/http/sent-link.server";
import { AS_WRITTEN } from "~/models/enquiry/form";
import { nameLines } from "~/models/enquiry/named.server";
import { findSentEnquiry, listFacts, type SentEnquiry } from "~/models/enquiry/sent.server";
import { printPaper } from "~/models/paper/print.server";
import { readCompany } from "~/models/shop/company.server";
import { enquiryListCopy } from "./copy";
import { writeListPaper } from "./list-paper.server";

/** The visitor's own list or, with `of`, an enquiry that he has sent. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return loadFile(request, async () => {
    const of = new URL(request.url).searchParams.get("of");
    const listed = of === null ? await findOwnList(request) : await findSent(of);
    if (!listed) return sayInKind(request, { status: 404, message: enquiryListCopy.noPaper });
    const bytes = await printPaper(writeListPaper(listed, await readCompany()), readClientAddress(request));
    return replyWithPdf(request, bytes, listed.file);
  });
}

async function findOwnList(request: Request) {
  const lines = await nameLines(await readEnquiryList(request));
  if (lines.length === 0) return null;
  return {
    ...{ title: enquiryListCopy.paperTitle, at: new Date(), lines, facts: [], texts: [] },
    file: "enquiry-list",
  };
}

async function findSent(of: string) {
  const reference = readSentPath(of);
  const sent = reference && (await findSentEnquiry(reference));
  return sent
    ? {
        ...{ title: `Enquiry ${sent.reference}`, at: sent.createdAt, lines: sent.lines },
        ...{ facts: listFacts(sent), texts: listTexts(sent), file: `enquiry-${sent.reference}` },
      }
    : null;
}

function listTexts({ unread, message }: SentEnquiry) {
  return [...(unread ? [`${AS_WRITTEN}:\n${unread}`] : []), ...(message ? [`Message:\n${message}`] : [])];
}
