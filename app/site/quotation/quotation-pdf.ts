import type { LoaderFunctionArgs } from "@remix-run/node";
import { readClientAddress } from "~/http/client-address.server";
import { loadFile } from "~/http/file/fault.server";
import { replyWithPdf } from "~/http/file/pdf";
import { writePlainPage } from "~/http/plain-page";
import { writeSum } from "~/models/money/money";
import { printPaper, type QuotationPaper } from "~/models/paper/print.server";
import type { QuotationDocument } from "~/models/quotation/document";
import { gramsOf } from "~/models/quotation/totals";
import { writeKilograms } from "~/models/quotation/written.server";
import { writeStamp } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";
import { quotationCopy } from "./copy";
import { findOpened, noteReading, type Opened, OWN_HEADERS } from "./opened.server";
import { showQuotation } from "./shown.server";

export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  return loadFile(request, async () => {
    const opened = await findOpened(request, params.token);
    if (!opened) return sayGone();
    void noteReading(request, opened);
    const bytes = await printPaper(await writePaper(request, opened), readClientAddress(request));
    return replyWithPdf(bytes, nameFile(opened.document), OWN_HEADERS);
  });
}

/** The same for every address that opens nothing. */
function sayGone() {
  const { title, text } = quotationCopy.gone;
  const headers = { "Content-Type": "text/html; charset=utf-8", ...OWN_HEADERS };
  return new Response(writePlainPage(title, text), { status: 404, headers });
}

async function writePaper(request: Request, opened: Opened): Promise<QuotationPaper> {
  const { written, newest, outcomes } = await showQuotation(request, opened);
  const { number, revision, customer, day } = written;
  const { kind, former } = quotationCopy;
  // What was asked or has expired is of the page; what was agreed or declined is of the paper too.
  const ends = outcomes.filter((outcome) => outcome.kind === "accepted" || outcome.kind === "declined");
  return {
    ...written,
    language: "en",
    title: `${kind} ${number}`,
    subject: `${kind} for ${customer.name}`,
    at: new Date(day.at).toISOString(),
    mark: revision === newest ? null : { title: "Former revision", text: former(revision, newest) },
    outcomes: ends.map(({ title, at, said, text }) => ({
      ...{ title, text: [said, text].filter(Boolean).join("\n") },
      day: { at: writeStamp(new Date(at.at)), text: at.text },
    })),
    carried: addUpLines(opened.document),
    currency: opened.document.currency,
    lostNote: "Some characters cannot be printed here; the quotation's page shows them all.",
  };
}

function addUpLines({ lines, currency }: QuotationDocument): QuotationPaper["carried"] {
  let grams = 0;
  let sum = 0;
  const carried: QuotationPaper["carried"] = { weights: [], amounts: [] };
  for (const { line, amount } of lines) {
    grams += gramsOf(line);
    sum += amount;
    carried.weights.push(writeKilograms(grams));
    carried.amounts.push(writeSum(sum, currency, figures));
  }
  return carried;
}

/** A number may have strokes in it. */
function nameFile({ number, revision }: QuotationDocument) {
  const name = number.replace(/[^A-Za-z0-9-]+/g, "-");
  return revision > 1 ? `${name}-revision-${revision}` : name;
}
