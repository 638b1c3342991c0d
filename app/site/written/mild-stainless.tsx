import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadScreen } from "~/http/fault-reply.server";
import { listProducts } from "~/models/product/read.server";
import { namesGoods } from "~/models/shop/company";
import { pageHead } from "~/site/frame/head";
import { PageHero } from "~/site/frame/page-hero";
import { ProductGrid } from "~/site/product/product-grid";
import { steelTypes } from "~/steel/kind";
import { Band } from "~/ui/band";
import { Button, ButtonLink, OnwardLink } from "~/ui/button";
import { WhatsAppLink } from "~/ui/contact-links";
import { DataTable } from "~/ui/data-table";
import { Choices } from "~/ui/field/choices";
import { useFrame } from "~/ui/frame/frame";
import { Notice } from "~/ui/notice";
import { Section } from "~/ui/section";
import { choose, chooserQuestions, readAnswers, type SteelChoice } from "./chooser";
import { mildStainlessCopy } from "./mild-stainless-copy";
import { indicativeNote } from "./section";

/** Products shown first: an admin who has just added one finds it here. */
const NEWEST = 3;

const { comparison, chooser, heading, lead, newestHeading } = mildStainlessCopy;
const fields = Object.entries(chooserQuestions);

export const meta: MetaFunction = ({ matches }) =>
  pageHead(matches, { ...mildStainlessCopy.meta, canonical: "/mildStainless" });

export async function loader({ request }: LoaderFunctionArgs) {
  return loadScreen(request, async () => {
    const { searchParams } = new URL(request.url);
    const answers = readAnswers(searchParams);
    const { rows } = await listProducts({ page: 1, perPage: NEWEST });
    const given = Object.fromEntries(fields.map(([field]) => [field, searchParams.get(field) ?? ""]));
    const asked = fields.some(([field]) => searchParams.has(field));
    return { rows, given, suggestion: answers && choose(answers), incomplete: asked && !answers };
  });
}

export default function MildStainless() {
  const { rows, given, suggestion, incomplete } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero crumbs={[{ label: "Mild/Stainless" }]} title={heading} lead={lead} />
      <Band content="stack sections">
        {rows.length > 0 && (
          <Section
            id="newest"
            title={newestHeading}
            action={<OnwardLink href="/allProduct">All products</OnwardLink>}
          >
            <ProductGrid products={rows} three />
          </Section>
        )}
        <Section id="comparison" title={comparison.heading}>
          <DataTable
            caption={heading}
            columns={["Property", comparison.mild, comparison.stainless]}
            rows={comparison.rows.map(({ property, mild, stainless }) => [property, mild, stainless])}
          />
          <p className="soft small">{indicativeNote}</p>
        </Section>
        <Section id="chooser" title={chooser.heading} text={chooser.text}>
          {suggestion && <SuggestedSteel suggestion={suggestion} given={given} />}
          {incomplete && <Notice tone="bad">{chooser.incomplete}</Notice>}
          <form
            method="get"
            action="/mildStainless#chooser"
            className="panel form"
            key={JSON.stringify(given)}
          >
            <div className="grid two">
              {fields.map(([field, { question, options }]) => (
                <Choices
                  key={field}
                  label={question}
                  name={field}
                  required
                  errors={
                    incomplete && !Object.hasOwn(options, given[field] ?? "")
                      ? [chooser.unanswered]
                      : undefined
                  }
                  defaultValue={given[field]}
                  options={Object.entries(options).map(([value, label]) => ({ value, label }))}
                />
              ))}
            </div>
            <p className="cluster">
              <Button>{chooser.button}</Button>
              {(suggestion || incomplete) && (
                <ButtonLink look="bare" href="/mildStainless#chooser">
                  {chooser.again}
                </ButtonLink>
              )}
            </p>
          </form>
        </Section>
      </Band>
    </>
  );
}

type SuggestedSteelProps = { suggestion: SteelChoice; given: Record<string, string> };

function SuggestedSteel({ suggestion, given }: SuggestedSteelProps) {
  const { notSold, alsoSold } = useFrame().company;
  const isAmong = (list: string | null) => namesGoods(list, [suggestion.name]);
  const isRefused = !suggestion.stock && isAmong(notSold) && !isAmong(alsoSold);
  return (
    <div className="panel hot stack" role="status">
      <h3>{suggestion.name}</h3>
      {isRefused && <p>Not sold here.</p>}
      <h4 className="label">{chooser.reasonsHeading}</h4>
      <ul className="bullets">
        {suggestion.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="cluster">
        {suggestion.stock && (
          <ButtonLink href={steelTypes[suggestion.stock].categoryPath}>
            See {steelTypes[suggestion.stock].label.toLowerCase()}
          </ButtonLink>
        )}
        <ButtonLink
          href={`/contact?${new URLSearchParams(given)}`}
          look={suggestion.stock ? "quiet" : "main"}
          icon="mail"
        >
          Ask for a quote
        </ButtonLink>
        <WhatsAppLink text={`${suggestion.name}: price and delivery, please.`} look="quiet" />
      </p>
    </div>
  );
}
