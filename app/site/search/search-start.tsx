import type { PopularSize } from "~/models/product/popular-size.server";
import { type ProductType, productTypes, steelTypes } from "~/steel/kind";
import { formatMm } from "~/steel/measure";
import { Button, ButtonLink } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { ChipRow } from "~/ui/chip-row";
import { InputField, SelectField } from "~/ui/field/field";
import { useFrame } from "~/ui/frame/frame";
import { PhoneLink } from "~/ui/phone-link";
import { Section } from "~/ui/section";
import { searchHref } from "./search-link";

type StartProps = { sizes: PopularSize[]; types: { type: ProductType; count: number }[] };

/** Where nothing is searched for, or nothing was found. */
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

const types = productTypes.map((value) => ({ value, label: steelTypes[value].label }));

/** What was understood, ready to be changed, and two ways to ask. */
export function SearchFinder({ given }: { given: { type: string; thickness: string; width: string } }) {
  const frame = useFrame();
  return (
    <Section id="finder" title="Find a size, or ask us" text="We can supply more than is listed.">
      <form method="get" action="/allproduct" className="panel finder-form">
        <SelectField
          label="Type"
          name="type"
          options={[{ value: "", label: "Any" }, ...types]}
          defaultValue={given.type}
        />
        <InputField
          label="Thickness"
          name="thickness"
          unit="mm"
          inputMode="decimal"
          maxLength={12}
          defaultValue={given.thickness}
        />
        <InputField
          label="Width"
          name="width"
          unit="mm"
          inputMode="decimal"
          maxLength={12}
          defaultValue={given.width}
        />
        <Button icon="search">Show products</Button>
      </form>
      <p className="cluster">
        <ButtonLink href="/contact" look="quiet" icon="mail">
          Ask for it
        </ButtonLink>
        {frame && (
          <span>
            or call <PhoneLink company={frame.company} />
          </span>
        )}
      </p>
    </Section>
  );
}
