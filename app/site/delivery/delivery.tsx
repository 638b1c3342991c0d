import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadScreen } from "~/http/fault-reply.server";
import { openWish } from "~/models/product/filtered.server";
import { listProducts } from "~/models/product/read.server";
import { pageHead } from "~/site/frame/head";
import { PageHero } from "~/site/frame/page-hero";
import { typeOfPath } from "~/site/product/path";
import { CopySections } from "~/site/written/copy-sections";
import { indicativeNote } from "~/site/written/section";
import { sayCount } from "~/steel/figures";
import { steelTypes } from "~/steel/kind";
import { formatSpan } from "~/steel/measure";
import { Band } from "~/ui/band";
import { ButtonLink, OnwardLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { useFigures } from "~/ui/figures";
import { Section } from "~/ui/section";
import { deliveryCopy } from "./copy";

const LISTED = 24;

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  data
    ? pageHead(matches, {
        title: data.copy.heading,
        description: data.copy.description,
        canonical: steelTypes[data.type].deliveryPath,
      })
    : pageHead(matches, { title: "Delivery" });

export async function loader({ request }: LoaderFunctionArgs) {
  return loadScreen(request, async () => {
    const type = typeOfPath(new URL(request.url).pathname, "deliveryPath");
    const { rows, total } = await listProducts({
      wish: { ...openWish, types: [type] },
      page: 1,
      perPage: LISTED,
    });
    const listed = rows.map(({ id, name, deliveryDays, ...sizes }) => ({
      id,
      name,
      thickness: formatSpan(sizes.thicknessMin, sizes.thicknessMax),
      width: formatSpan(sizes.widthMin, sizes.widthMax),
      deliveryDays,
    }));
    // Of the four texts the browser gets the one that is shown.
    return { type, copy: deliveryCopy[type], rows: listed, total };
  });
}

export default function Delivery() {
  const { type, copy, rows, total } = useLoaderData<typeof loader>();
  const { label, categoryPath, detailPath } = steelTypes[type];
  const products = sayCount(total, "product", useFigures());
  const areMore = total > rows.length;
  return (
    <>
      <PageHero
        crumbs={[{ label, href: categoryPath }, { label: "Delivery" }]}
        kicker="Delivery"
        title={copy.heading}
        lead={copy.summary}
      >
        <ButtonLink href="/contact" icon="mail">
          Ask for a quote
        </ButtonLink>
        <ButtonLink href={categoryPath} look="quiet">
          {label}
        </ButtonLink>
      </PageHero>
      <Band content="stack sections">
        <CopySections sections={copy.sections} />
        {rows.length > 0 && (
          <Section
            id="products"
            title="In the catalogue now"
            action={areMore && <OnwardLink href={categoryPath}>All {products}</OnwardLink>}
          >
            <DataTable
              caption={`${label}: ${areMore ? `the newest ${rows.length} of ` : ""}${products} in the catalogue, with delivery days`}
              columns={[
                "Product",
                { label: "Thickness", numeric: true },
                { label: "Width", numeric: true },
                "Delivery",
              ]}
              rows={rows.map((row) => [
                <a key="link" href={`${detailPath}/${row.id}`}>
                  {row.name}
                </a>,
                row.thickness,
                row.width,
                row.deliveryDays,
              ])}
            />
          </Section>
        )}
        <p className="soft small">{indicativeNote}</p>
      </Band>
    </>
  );
}
