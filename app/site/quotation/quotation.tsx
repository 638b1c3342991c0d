import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import {
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useRouteError,
} from "@remix-run/react";
import { everybody, loadForm, respondToForm } from "~/http/form/reply.server";
import { issueFormToken } from "~/http/form/token.server";
import { ErrorBody } from "~/site/frame/error-body";
import { pageHead } from "~/site/frame/head";
import quotationRules from "~/styles/quotation.css?inline";
import lineRules from "~/styles/quotation-lines.css?inline";
import printRules from "~/styles/quotation-print.css?inline";
import { BrowserSide } from "~/ui/browser/browser-side";
import { CallLink, WhatsAppLink } from "~/ui/contact-links";
import { FlashMessage } from "~/ui/flash-message";
import { Brand } from "~/ui/frame/brand";
import { ErrorPage } from "~/ui/frame/error-page";
import { useFrame } from "~/ui/frame/frame";
import type { ScreenHandle } from "~/ui/frame/screen-handle";
import { isAsked, reloadAfterConflict } from "~/ui/revalidation";
import { showAnswerAgain, takeAnswer } from "./answer.server";
import { AnswerForms, Unsent } from "./answer-forms";
import { quotationCopy } from "./copy";
import { findOpened, gone, noteReading, OWN_HEADERS } from "./opened.server";
import { Paper } from "./paper";
import { QuotationBar } from "./quotation-bar";
import { showQuotation } from "./shown.server";

/** Who comes too late is shown what was said before him. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return isAsked(change) && reloadAfterConflict(change);
}

export const handle: ScreenHandle = { rules: [quotationRules, lineRules, printRules] };

export const headers: HeadersFunction = ({ actionHeaders }) => {
  const headers = new Headers(OWN_HEADERS);
  const wait = actionHeaders.get("Retry-After");
  if (wait) headers.set("Retry-After", wait);
  return headers;
};

export const meta: MetaFunction<typeof loader> = ({ matches, data: loaded, error }) => {
  const written = loaded?.shown?.written;
  const isGone = isRouteErrorResponse(error) && error.status === 404;
  const title = written ? `${quotationCopy.kind} ${written.number}` : quotationCopy.kind;
  return [
    ...pageHead(matches, { title: isGone ? quotationCopy.gone.title : title, noIndex: true }),
    { name: "referrer", content: "same-origin" },
  ];
};

export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args;
  const load = async () => {
    const opened = await findOpened(request, params.token);
    if (!opened) throw gone();
    void noteReading(request, opened);
    return showQuotation(request, opened);
  };
  // What was typed into a form that a failing store has refused stands without the rest.
  const shown = await loadForm(args, undefined, () => null, load);
  return data({ shown, token: issueFormToken() }, { headers: OWN_HEADERS });
}

export async function action(args: ActionFunctionArgs) {
  return respondToForm(args, {
    guard: everybody,
    again: showAnswerAgain,
    respond: (form) => takeAnswer(args, form),
  });
}

export default function QuotationPage() {
  const { shown, token } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <QuotationFrame>
      <FlashMessage />
      {shown && <QuotationBar shown={shown} />}
      {shown && <Paper written={shown.written} outcomes={shown.outcomes} />}
      <AnswerForms shown={shown} token={token} failure={failure} />
    </QuotationFrame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isGone = isRouteErrorResponse(error) && error.status === 404;
  return <QuotationFrame>{isGone ? <Gone typed={error.data} /> : <ErrorBody />}</QuotationFrame>;
}

function QuotationFrame({ children }: { children: React.ReactNode }) {
  return (
    <div className="page">
      <main id="content" tabIndex={-1} className="quotation">
        {children}
      </main>
      <BrowserSide />
    </div>
  );
}

/** The same for every address that opens nothing: it says nothing of what there is. */
function Gone({ typed }: { typed: Record<string, string> | null }) {
  const { company } = useFrame();
  const { title, text } = quotationCopy.gone;
  return (
    <div className="quotation-gone">
      <div className="container">
        <Brand name={company.name} />
      </div>
      <ErrorPage code={404} title={title} message={<p>{text}</p>}>
        {typed && <Unsent values={typed} />}
        <div className="cluster">
          <CallLink>Call</CallLink>
          <WhatsAppLink look="quiet" />
        </div>
      </ErrorPage>
    </div>
  );
}
