import type { LoaderFunctionArgs } from "@remix-run/node";
import { readClientAddress } from "~/http/client-address.server";
import { loadFile } from "~/http/file-fault.server";
import { PDF_HEADERS } from "~/http/pdf";
import { writePlainPage } from "~/http/plain-page";
import { printPaper } from "~/models/paper/print.server";
import { quotationCopy } from "./copy";
import { findOpened } from "./opened.server";
import { writeQuotationPaper } from "./quotation-paper.server";

const OWN_HEADERS = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex, nofollow" };

/** What the page shows, on A4. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  return loadFile(request, async () => {
    const opened = await findOpened(request, params.token);
    if (!opened) return sayGone();
    const bytes = await printPaper(await writeQuotationPaper(opened), readClientAddress(request));
    const { number, revision } = opened.document;
    return new Response(request.method === "HEAD" ? null : bytes, {
      headers: {
        ...{ ...PDF_HEADERS, ...OWN_HEADERS, "Referrer-Policy": "same-origin" },
        "Content-Length": String(bytes.byteLength),
        "Content-Disposition": `inline; filename="${nameFile(number, revision)}"`,
      },
    });
  });
}

/** The same for every address that opens nothing. */
function sayGone() {
  const { title, text } = quotationCopy.gone;
  const headers = { "Content-Type": "text/html; charset=utf-8", ...OWN_HEADERS };
  return new Response(writePlainPage(title, text), { status: 404, headers });
}

/** A number may have strokes in it. */
function nameFile(number: string, revision: number) {
  const name = number.replace(/[^A-Za-z0-9-]+/g, "-");
  return revision > 1 ? `${name}-revision-${revision}.pdf` : `${name}.pdf`;
}
