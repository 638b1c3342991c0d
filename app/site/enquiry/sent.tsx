import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { redirectWithFlash } from "~/http/cookie/flash.server";
import { everybody, loadForm, respondToForm } from "~/http/form/reply.server";
import { readSentPath, sentPath } from "~/http/sent-link.server";
import { correctEnquiry, isCorrectable, PersonForm } from "~/models/enquiry/correct.server";
import { AS_WRITTEN } from "~/models/enquiry/form";
import { MOST_COPIES } from "~/models/enquiry/mail.server";
import { findSentEnquiry, listFacts, type SentEnquiry } from "~/models/enquiry/sent.server";
import { readDesk } from "~/models/mail/outbox.server";
import { errorsByField } from "~/models/row/result";
import { readCompany } from "~/models/shop/company.server";
import { writeDay } from "~/models/shop/day.server";
import { pageHead } from "~/site/frame/head";
import { missing } from "~/site/frame/missing.server";
import { Screen } from "~/site/frame/screen";
import enquiryRules from "~/styles/enquiry.css?inline";
import { ButtonLink } from "~/ui/button";
import { CallLink, WhatsAppLink } from "~/ui/contact-links";
import { DayText } from "~/ui/day-text";
import { useFrame } from "~/ui/frame/frame";
import type { ScreenHandle } from "~/ui/frame/screen-handle";
import { LineList } from "~/ui/line-list";
import { PrintButton } from "~/ui/print-button";
import { SpecList } from "~/ui/spec-list";
import { enquiryListCopy } from "./copy";
import { CorrectPerson } from "./correct-person";
import { type FormFailure, readAllTyped, readTyped, showEnquiryAgain } from "./form.server";
import { HandOn } from "./hand-on";
import { writeHandOn } from "./hand-on.server";
import { sentCopy } from "./sent-copy";

type Shown = Awaited<ReturnType<typeof show>>;

export const handle: ScreenHandle = { rules: [enquiryRules], isDocument: true, hasForm: true };

export { ownHeaders as headers } from "~/http/sharing.server";

export const meta: MetaFunction = ({ matches }) =>
  pageHead(matches, { ...sentCopy.meta, noIndex: true, isSecret: true });

/** For its sender alone, who was led here with a signed address that holds for a day. */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const load = async () => {
    const reference = readReference(request);
    const sent = reference && (await findSentEnquiry(reference));
    if (!sent) throw await missing(request, sentCopy.gone);
    return { sent: await show(request, sent) };
  };
  // What was typed into a form that a failing store has refused stands without the rest.
  const shown = await loadForm(args, undefined, () => ({ sent: null }), load);
  return data(shown, { headers: { "Cache-Control": "private, no-store" } });
}

export async function action(args: ActionFunctionArgs) {
  return respondToForm(args, {
    guard: everybody,
    again: showEnquiryAgain,
    async respond({ fields }) {
      const reference = readReference(args.request);
      if (!reference) throw await missing(args.request, sentCopy.gone);
      const parsed = PersonForm.safeParse(readTyped(fields));
      const reject = (errors: FormFailure["errors"], status: number) =>
        data({ typed: readAllTyped(fields), errors }, { status });
      if (!parsed.success) return reject(errorsByField(parsed.error.issues), 400);
      const corrected = await correctEnquiry(reference, parsed.data, (field) => fields.get(`was-${field}`));
      if (corrected === "gone") throw await missing(args.request, sentCopy.gone);
      if (corrected === "late") return reject({ form: [sentCopy.late] }, 409);
      return redirectWithFlash(sentPath(reference), { kind: "success", text: sentCopy[corrected] });
    },
  });
}

export default function SentPage() {
  const { sent } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <Screen crumbs={[{ label: enquiryListCopy.heading, href: "/enquiry" }, { label: sentCopy.crumb }]}>
      {sent ? (
        <SentEnquiryView sent={sent} failure={failure} />
      ) : (
        <>
          <h1>{sentCopy.crumb}</h1>
          <CorrectPerson values={{}} failure={failure} />
        </>
      )}
    </Screen>
  );
}

type ViewProps = { sent: Shown; failure: FormFailure | undefined };

function SentEnquiryView({ sent, failure }: ViewProps) {
  const frame = useFrame();
  const { search } = useLocation();
  const { reference, lines, name, phone, email, canCorrect, copies, share } = sent;
  const next = copies ? [...sentCopy.next, sentCopy.copy(copies)] : sentCopy.next;
  const replyTime = frame?.company.replyTime;
  return (
    <div className="split aside">
      <div className="stack loose">
        <div className="stack">
          <h1>{sentCopy.heading}</h1>
          <p className="lede">
            {sentCopy.reference} <strong className="number">{reference}</strong>
          </p>
          {replyTime && <p>{sentCopy.answer(replyTime)}</p>}
        </div>
        {lines.length > 0 && (
          <section className="stack" aria-labelledby="sizes">
            <h2 id="sizes">{sentCopy.sizes}</h2>
            <LineList lines={lines} />
            <p className="soft small">{enquiryListCopy.totalHint}</p>
          </section>
        )}
        <div className="stack">
          <SpecList
            items={[
              ...sent.facts,
              { label: "Sent", value: <DayText day={sent.day} /> },
              { label: AS_WRITTEN, value: sent.unread && <span className="lines">{sent.unread}</span> },
              { label: "Message", value: sent.message && <span className="lines">{sent.message}</span> },
            ]}
          />
          {(canCorrect || failure) && (
            <CorrectPerson values={{ name, phone, email: email ?? "" }} failure={failure} />
          )}
        </div>
        {lines.length > 0 && (
          <section className="stack screen-only" aria-labelledby="hand-on">
            <h2 id="hand-on">{sentCopy.handOn}</h2>
            <HandOn {...share} title={handOnTitle(reference)} pdf={`/enquiry/list.pdf${search}`} />
          </section>
        )}
      </div>
      <aside className="panel hot stack">
        <h2>{sentCopy.nextHeading}</h2>
        <ol className="bullets">
          {next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <SentWays reference={reference} />
      </aside>
    </div>
  );
}

function SentWays({ reference }: { reference: string }) {
  return (
    <div className="cluster screen-only">
      <WhatsAppLink text={`${sentCopy.whatsapp} ${reference}.`}>WhatsApp with the reference</WhatsAppLink>
      <CallLink look="quiet" />
      <PrintButton />
      <ButtonLink href="/enquiry#earlier" look="bare">
        {sentCopy.earlier}
      </ButtonLink>
      <ButtonLink href="/allProduct" look="bare">
        Back to the products
      </ButtonLink>
    </div>
  );
}

function readReference(request: Request) {
  return readSentPath(new URL(request.url).searchParams.get("of"));
}

function handOnTitle(reference: string) {
  return `Enquiry ${reference}`;
}

async function show(request: Request, sent: SentEnquiry) {
  const { reference, lines, name, phone, email, unread, message, createdAt } = sent;
  return {
    ...{ reference, lines, name, phone, email, unread, message },
    facts: listFacts(sent, (await readCompany()).country),
    day: writeDay(createdAt),
    copies: email !== null && (await readDesk()) ? MOST_COPIES : null,
    canCorrect: isCorrectable(createdAt),
    share: writeHandOn(request, handOnTitle(reference), lines),
  };
}
