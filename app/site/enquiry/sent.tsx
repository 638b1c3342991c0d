import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useHydrated } from "remix-utils/use-hydrated";
import { readSentPath } from "~/http/sent-link.server";
import { loadScreen } from "~/http/store-fault.server";
import { AS_WRITTEN } from "~/models/enquiry/form";
import { findSentEnquiry } from "~/models/enquiry/sent.server";
import { readDesk } from "~/models/mail/outbox.server";
import { writeCalendarDay, writeDay } from "~/models/shop/day.server";
import { formatPhone, telLink, whatsappLink } from "~/models/shop/phone";
import { pageHead } from "~/site/frame/head";
import { missing } from "~/site/frame/missing.server";
import { Screen } from "~/site/frame/screen";
import enquiryRules from "~/styles/enquiry.css?inline";
import { Button, ButtonLink } from "~/ui/button";
import { DayText } from "~/ui/day-text";
import { useFrame } from "~/ui/frame/frame";
import type { Ruled } from "~/ui/frame/route-rules";
import { SpecList } from "~/ui/spec-list";
import { enquiryListCopy } from "./copy";
import { LineList } from "./line-list";
import { sentCopy } from "./sent-copy";

export const handle: Ruled = { rules: [enquiryRules] };

export { ownHeaders as headers } from "~/http/sharing.server";

export const meta: MetaFunction = ({ matches }) => pageHead(matches, { ...sentCopy.meta, noIndex: true });

/** For its sender alone, who was led here with a signed address that holds for a day. */
export async function loader({ request }: LoaderFunctionArgs) {
  return loadScreen(request, async () => {
    const reference = readSentPath(new URL(request.url).searchParams.get("of"));
    const sent = reference && (await findSentEnquiry(reference));
    if (!sent) throw await missing(request, sentCopy.gone);
    const { createdAt, email, wantedOn, ...rest } = sent;
    const shown = {
      ...rest,
      day: writeDay(createdAt),
      wanted: wantedOn && writeCalendarDay(wantedOn),
      getsCopy: email !== null && (await readDesk()) !== null,
    };
    return data(shown, { headers: { "Cache-Control": "private, no-store" } });
  });
}

export default function SentEnquiry() {
  const { reference, lines, message, unread, deliveryPlace, wanted, day, getsCopy } =
    useLoaderData<typeof loader>();
  const next = getsCopy ? [...sentCopy.next, sentCopy.copy] : sentCopy.next;
  return (
    <Screen crumbs={[{ label: enquiryListCopy.heading, href: "/enquiry" }, { label: sentCopy.crumb }]}>
      <div className="split aside">
        <div className="stack loose">
          <div className="stack">
            <h1>{sentCopy.heading}</h1>
            <p className="lede">
              {sentCopy.reference} <strong className="number">{reference}</strong>
            </p>
          </div>
          {lines.length > 0 && (
            <section className="stack" aria-labelledby="sizes">
              <h2 id="sizes">{sentCopy.sizes}</h2>
              <LineList lines={lines} />
              <p className="soft small">{enquiryListCopy.totalHint}</p>
            </section>
          )}
          <SpecList
            items={[
              { label: "Sent", value: <DayText day={day} /> },
              ...(deliveryPlace ? [{ label: "Delivery to", value: deliveryPlace }] : []),
              ...(wanted ? [{ label: "Wanted by", value: <DayText day={wanted} /> }] : []),
              ...(unread
                ? [{ label: AS_WRITTEN, value: <span className="sent-message">{unread}</span> }]
                : []),
              ...(message
                ? [{ label: "Message", value: <span className="sent-message">{message}</span> }]
                : []),
            ]}
          />
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
    </Screen>
  );
}

function SentWays({ reference }: { reference: string }) {
  const company = useFrame()?.company;
  const hydrated = useHydrated();
  return (
    <div className="cluster screen-only">
      {company && (
        <>
          <ButtonLink
            href={whatsappLink(company.whatsapp, company.country, `${sentCopy.whatsapp} ${reference}.`)}
            icon="whatsapp"
          >
            WhatsApp with the reference
          </ButtonLink>
          <ButtonLink href={telLink(company.phone, company.country)} look="quiet" icon="phone">
            {`Call ${formatPhone(company.phone, company.country)}`}
          </ButtonLink>
        </>
      )}
      {hydrated && (
        <Button type="button" look="quiet" icon="print" onClick={() => window.print()}>
          Print
        </Button>
      )}
      <ButtonLink href="/allProduct" look="bare">
        Back to the products
      </ButtonLink>
    </div>
  );
}
