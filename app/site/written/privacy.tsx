import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadOr } from "~/http/fault-reply.server";
import { readSettings } from "~/models/shop/settings.server";
import { pageHead } from "~/site/frame/head";
import { PageHero } from "~/site/frame/page-hero";
import { sayCount } from "~/steel/figures";
import { Band } from "~/ui/band";
import { DataTable } from "~/ui/data-table";
import { useFigures } from "~/ui/figures";
import { useFrame } from "~/ui/frame/frame";
import { CopySections } from "./copy-sections";
import { privacyCopy } from "./privacy-copy";

export const meta: MetaFunction = ({ matches }) =>
  pageHead(matches, { ...privacyCopy.meta, canonical: "/privacy" });

export async function loader({ request }: LoaderFunctionArgs) {
  const { enquiryMonths, quoteMonths } = await loadOr(
    request,
    { enquiryMonths: 0, quoteMonths: 0 },
    readSettings,
  );
  return { enquiryMonths, quoteMonths };
}

export default function Privacy() {
  const { kept, quoted, cookies, advertising } = privacyCopy;
  const { enquiryMonths, quoteMonths } = useLoaderData<typeof loader>();
  const figures = useFigures();
  const say = (words: typeof kept, count: number) =>
    count === 0 ? words.always : words.months(sayCount(count, "month", figures));
  const sentence = `${say(kept, enquiryMonths)} ${say(quoted, quoteMonths)}`;
  const { why } = privacyCopy.sections;
  const sections = {
    ...privacyCopy.sections,
    why: { ...why, paragraphs: [...why.paragraphs, sentence] },
  };
  const switchedOn = Boolean(useFrame().adsConversion);
  return (
    <>
      <PageHero crumbs={[{ label: "Privacy" }]} title={privacyCopy.heading} lead={privacyCopy.summary} />
      <Band content="stack loose">
        <CopySections sections={sections} />
        <section className="stack" aria-labelledby="cookies-heading">
          <h2 id="cookies-heading">{cookies.heading}</h2>
          <p>{cookies.text}</p>
          <DataTable
            caption="Each cookie, its purpose and its lifetime"
            columns={["Name", "Who gets it", "What for", "How long"]}
            rows={cookies.rows.map(({ name, who, purpose, lifetime }) => [name, who, purpose, lifetime])}
          />
        </section>
        <section className="stack" aria-labelledby="advertising-heading">
          <h2 id="advertising-heading">{advertising.heading}</h2>
          <p>{switchedOn ? advertising.on : advertising.off}</p>
        </section>
      </Band>
    </>
  );
}
