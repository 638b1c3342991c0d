import type { summariseTypes } from "~/models/product/count.server";
import { type Company, splitCity } from "~/models/shop/company";
import { formatPhone } from "~/models/shop/phone";
import { FinderFields } from "~/site/product/finder-fields";
import { sayCount } from "~/steel/figures";
import { type ProductType, productTypes, steelTypes } from "~/steel/kind";
import { formatSpan } from "~/steel/measure";
import { Band } from "~/ui/band";
import { ButtonLink, OnwardLink } from "~/ui/button";
import { CallLink, WhatsAppLink } from "~/ui/contact-links";
import { useFigures } from "~/ui/figures";
import { Section } from "~/ui/section";
import { ThicknessGauge } from "~/ui/thickness-gauge";
import { homeCopy } from "./copy";

export function HomeHero({ company, types }: { company: Company; types: { type: ProductType }[] }) {
  const city = splitCity(company.city).name;
  return (
    <div className="hero mill home-hero">
      <HeroPicture />
      <div className="container">
        <div className="stack">
          <h1>{homeCopy.headline}</h1>
          <p className="lede">{city ? `${homeCopy.subline} From ${city}.` : homeCopy.subline}</p>
          {types.length > 0 && <SizeFinder />}
          <p className="cluster">
            <ButtonLink href="/contact" look="quiet" icon="mail">
              {homeCopy.quoteAction}
            </ButtonLink>
            <CallLink look="bare">
              <span className="visually-hidden">{homeCopy.callAction}: </span>
              <span className="number">{formatPhone(company.phone, company.country)}</span>
            </CallLink>
          </p>
        </div>
      </div>
    </div>
  );
}

/** On a phone a dark strip below the words: fewer pixels than the screen has are enough. */
const HERO_SIZES = "(max-width: 48rem) 54vw, 100vw";

const HERO_WIDTHS = { avif: [480, 640, 800, 1600], webp: [640, 800, 1600] };

const heroFiles = (format: keyof typeof HERO_WIDTHS) =>
  HERO_WIDTHS[format].map((width) => `/pictures/hero-${width}.${format} ${width}w`).join(", ");

/** The hall, behind the words or below them; the largest thing of most first views, so it is asked for first. */
function HeroPicture() {
  // React 18 knows the attribute only in its lower-case form.
  const hurry = { fetchpriority: "high" };
  return (
    <picture>
      <source type="image/avif" srcSet={heroFiles("avif")} sizes={HERO_SIZES} />
      <img
        src="/pictures/hero-1600.webp"
        srcSet={heroFiles("webp")}
        sizes={HERO_SIZES}
        width={1600}
        height={900}
        alt=""
        {...hurry}
      />
    </picture>
  );
}

function SizeFinder() {
  return (
    <form
      method="get"
      action="/allproduct"
      className="panel hot finder screen-only"
      id="finder"
      aria-labelledby="finder-heading"
    >
      <h2 id="finder-heading">{homeCopy.finder.heading}</h2>
      <FinderFields button={homeCopy.finder.button} />
    </form>
  );
}

type TypeSummary = Awaited<ReturnType<typeof summariseTypes>>[number] & { summary: string };

export function HomeCategories({ types }: { types: TypeSummary[] }) {
  const figures = useFigures();
  const present = productTypes.flatMap((type) => types.filter((each) => each.type === type));
  return (
    <Band>
      <Section id="categories" title={homeCopy.categories.heading} text={homeCopy.categories.text}>
        <ul className="grid four">
          {present.map(({ type, count, thicknessMin, thicknessMax, summary }) => (
            <li key={type} className="panel stack category-card">
              <h3>
                <a href={steelTypes[type].categoryPath}>{steelTypes[type].label}</a>
              </h3>
              <ThicknessGauge min={thicknessMin} max={thicknessMax} />
              <p className="number">{formatSpan(thicknessMin, thicknessMax)}</p>
              <OnwardLink href={steelTypes[type].categoryPath}>
                {sayCount(count, "product", figures)}
              </OnwardLink>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      </Section>
    </Band>
  );
}

export function HomeOrder() {
  return (
    <Band>
      <Section id="order" title={homeCopy.order.heading}>
        <ol className="grid four steps">
          {homeCopy.order.steps.map(({ heading, text }) => (
            <li key={heading}>
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </Band>
  );
}

export function HomeClosing() {
  const { heading, text, button } = homeCopy.contact;
  return (
    <Band look="mill" content="cluster between">
      <div className="stack close">
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <p className="cluster">
        <ButtonLink href="/contact" size="large" icon="mail">
          {button}
        </ButtonLink>
        <WhatsAppLink size="large" look="quiet" />
      </p>
    </Band>
  );
}
