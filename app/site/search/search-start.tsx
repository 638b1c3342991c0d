import type { PopularSize } from "~/models/product/popular-size.server";
import { FinderFields, type FinderValues } from "~/site/product/finder-fields";
import { type ProductType, steelTypes } from "~/steel/kind";
import { formatMm } from "~/steel/measure";
import { ButtonLink } from "~/ui/button";
import { Chip, ChipRow } from "~/ui/chip";
import { PhoneLink } from "~/ui/phone-link";
import { Section } from "~/ui/section";
import { searchHref } from "./search-link";

type StartProps = { sizes: PopularSize[]; types: { type: ProductType; count: number }[] };

export function SearchStart({ sizes, types }: StartProps) {
  return (
    <>
      {sizes.length > 0 && (
        <Section id="popular" title="Popular sizes">
          <ChipRow label="Popular sizes">
            {sizes.map(({ thickness, width }) => (
              <Chip key={`${thickness} ${width}`} href={searchHref(`${thickness} x ${width} mm`)}>
                {thickness} × {formatMm(width)}
              </Chip>
            ))}
          </ChipRow>
        </Section>
      )}
      {types.length > 0 && (
        <Section id="categories" title="Start from a category">
          <ChipRow label="Categories">
            {types.map(({ type, count }) => (
              <Chip key={type} href={steelTypes[type].categoryPath} count={count}>
                {steelTypes[type].label}
              </Chip>
            ))}
          </ChipRow>
        </Section>
      )}
    </>
  );
}

export function SearchFinder({ given, query }: { given: FinderValues; query: string }) {
  return (
    <Section id="finder" title="Find a size, or ask us" text="We can supply more than is listed.">
      <form method="get" action="/allproduct" className="panel finder" key={JSON.stringify(given)}>
        <FinderFields given={given} button="Show products" />
      </form>
      <p className="cluster">
        <ButtonLink href={`/contact?${new URLSearchParams({ q: query })}`} look="quiet" icon="mail">
          Ask for it
        </ButtonLink>
        <span>
          or call <PhoneLink />
        </span>
      </p>
    </Section>
  );
}
