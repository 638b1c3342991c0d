import type { LoaderFunctionArgs } from "@remix-run/node";
import { readClientAddress } from "~/http/client-address.server";
import { loadFile } from "~/http/file-fault.server";
import { replyWithPdf } from "~/http/pdf";
import { writePlainPage } from "~/http/plain-page";
import { printPaper } from "~/models/paper/print.server";
import type { QuotationDocument } from "~/models/quotation/document";
import { quotationCopy } from "./copy";
import { findOpened, OWN_HEADERS } from "./opened.server";
import { writeQuotationPaper } from "./quotation-paper.server";

export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  return loadFile(request, async () => {
    const opened = await findOpened(request, params.token);
    if (!opened) return sayGone();
    const bytes = await printPaper(await writeQuotationPaper(opened), readClientAddress(request));
    return replyWithPdf(request, bytes, nameFile(opened.document), OWN_HEADERS);
  });
}

/** The same for every address that opens nothing. */
function sayGone() {
  const { title, text } = quotationCopy.gone;
  const headers = { "Content-Type": "text/html; charset=utf-8", ...OWN_HEADERS };
  return new Response(writePlainPage(title, text), { status: 404, headers });
}

/** A number may have strokes in it. */
function nameFile({ number, revision }: QuotationDocument) {
  const name = number.replace(/[^A-Za-z0-9-]+/g, "-");
  return revision > 1 ? `${name}-revision-${revision}` : name;
}
