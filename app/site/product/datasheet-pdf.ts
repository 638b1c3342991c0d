import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { etagOf, matchesEtag } from "~/http/etag.server";
import { loadFile, replyWithoutFile } from "~/http/file/fault.server";
import { replyWithPdf } from "~/http/file/pdf";
import { SHARED } from "~/http/sharing.server";
import { siteOrigin } from "~/http/site-origin.server";
import { printPaper } from "~/models/paper/print.server";
import { findProduct } from "~/models/product/read.server";
import { readCompany } from "~/models/shop/company.server";
import { writePaper } from "./datasheet-paper.server";

/** The data sheet of any product as one A4 page, at one spelling of its address. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  return loadFile(request, async () => {
    const id = params.id ?? "";
    const [product, company] = await Promise.all([findProduct(id), readCompany()]);
    if (!product)
      return replyWithoutFile(request, {
        status: 404,
        message: "This product is no longer in the catalogue",
      });
    const path = `/product/${id}/datasheet.pdf`;
    if (new URL(request.url).pathname !== path) return redirect(path, 301);
    const paper = writePaper(product, company, siteOrigin(request));
    const bytes = await printPaper(paper, id);
    const etag = etagOf(bytes);
    const headers = { ETag: etag, "Cache-Control": SHARED };
    const known = request.headers.get("If-None-Match");
    if (known !== null && matchesEtag(known, etag)) return new Response(null, { status: 304, headers });
    return replyWithPdf(bytes, nameFile(product.name), headers);
  });
}

/** Letters and digits that every system takes. */
function nameFile(name: string) {
  const words = name.normalize("NFKD").match(/[A-Za-z0-9]+/g) ?? ["product"];
  return `${words.join("-").slice(0, 60)}-data-sheet`;
}
