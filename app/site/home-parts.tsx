import { type Company, formatPhone, telLink } from "~/models/company";
import { type ProductType, productTypes, steelTypes } from "~/models/steel";
import { Button, ButtonLink } from "~/ui/button";
import { InputField, SelectField } from "~/ui/field";
import { Section } from "~/ui/section";
import { homeCopy } from "./copy/home";

const anyType = { value: "", label: "Any" };

/** What is sold, two ways to start, the phone, and the size finder. */
export function HomeHero({ company, types }: { company: Company; types: { type: ProductType }[] }) {
  return (
    <div className="hero home-hero mill">
      <picture className="home-hero-picture">
        <source
          type="image/avif"
          srcSet="/pictures/hero-800.avif 800w, /pictures/hero-1600.avif 1600w"
          sizes="100vw"
        />
        <img
          src="/pictures/hero-1600.webp"
          srcSet="/pictures/hero-800.webp 800w, /pictures/hero-1600.webp 1600w"
          sizes="100vw"
          width={1600}
          height={900}
          alt=""
          decoding="async"
          {...{ fetchpriority: "high" }}
        />
      </picture>
      <div className="container split centre">
        <div className="stack">
          <h1>{homeCopy.headline}</h1>
          <p className="lede">{homeCopy.subline}</p>
          <p className="cluster">
            {types.length > 0 && (
              <ButtonLink href="#finder" size="large" icon="search">
                {homeCopy.findAction}
              </ButtonLink>
            )}
            <ButtonLink href="/contact" size="large" look="quiet" icon="mail">
              {homeCopy.quoteAction}
            </ButtonLink>
          </p>
          <p>
            {homeCopy.callAction}: <a href={telLink(company.phone)}>{formatPhone(company.phone)}</a>
          </p>
        </div>
        {types.length > 0 && <SizeFinder />}
      </div>
    </div>
  );
}

function SizeFinder() {
  const types = productTypes.map((type) => ({ value: type, label: steelTypes[type].label }));
  return (
    <form method="get" action="/allproduct" id="finder" className="panel hot form finder">
      <h2>{homeCopy.finder.heading}</h2>
      <p>{homeCopy.finder.text}</p>
      <SelectField label="Type" name="type" id="finder-type" options={[anyType, ...types]} />
      <div className="split two-fields">
        <InputField
          label="Thickness"
          name="thickness"
          id="finder-thickness"
          unit="mm"
          inputMode="decimal"
          maxLength={12}
        />
        <InputField
          label="Width"
          name="width"
          id="finder-width"
          unit="mm"
          inputMode="decimal"
          maxLength={12}
        />
      </div>
      <Button icon="search" wide>
        {homeCopy.finder.button}
      </Button>
    </form>
  );
}

export function HomeOrder() {
  return (
    <div className="band">
      <div className="container">
        <Section id="order" title={homeCopy.order.heading}>
          <ol className="grid four plain order-steps">
            {homeCopy.order.steps.map(({ heading, text }) => (
              <li key={heading} className="order-step">
                <h3>{heading}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Section>
      </div>
    </div>
  );
}

export function HomeClosing({ company }: { company: Company }) {
  const { heading, text, button } = homeCopy.contact;
  return (
    <div className="band mill">
      <div className="container cluster between">
        <div className="stack close">
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <p className="cluster">
          <ButtonLink href="/contact" size="large" icon="mail">
            {button}
          </ButtonLink>
          <ButtonLink href={telLink(company.phone)} size="large" look="quiet" icon="phone">
            {formatPhone(company.phone)}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
