import type { Graph, LocalBusiness, Offer, Thing, WithContext } from "schema-dts";
import { type Company, listRegistrations, splitCity } from "~/models/shop/company";
import { readOpeningHours } from "~/models/shop/hours";
import { formatDial } from "~/models/shop/phone";

/** Whose site it is and where it stands: `origin` without a slash at its end. */
export type Site = { company: Company; origin: string; locale: string; adsConversion: string | null };

/** JSON-LD by the vocabulary of schema.org, to whose types the compiler holds it. */
export type Structured = Graph | WithContext<Thing>;

/** `price` with a point, for one of `unitCode` (UN/CEFACT: KGM, TNE). */
export type ProductOffer = {
  price: string;
  /** ISO 4217. */
  currency: string;
  unitCode: string;
  validUntil: string | null;
};

type ProductFacts = {
  name: string;
  description: string;
  category: string;
  brand: string | null;
  path: string;
  image: string | undefined;
  offer: ProductOffer | null;
};

type BlogFacts = {
  title: string;
  description: string;
  path: string;
  image: string;
  tags: string[];
  createdAt: Date;
  updatedAt: Date;
};

export function describeHome(site: Site): Structured {
  const { company, origin } = site;
  return {
    "@context": "https://schema.org",
    "@graph": [
      describeCompany(site),
      {
        "@type": "WebSite",
        "@id": `${origin}/#site`,
        name: company.name,
        url: `${origin}/`,
        publisher: { "@id": companyId(site) },
      },
    ],
  };
}

export function describeCompanyPage(type: "ContactPage" | "AboutPage", path: string) {
  return (site: Site): Structured => ({
    "@context": "https://schema.org",
    "@type": type,
    url: site.origin + path,
    mainEntity: describeCompany(site),
  });
}

export function describeProduct(facts: ProductFacts) {
  return (site: Site): Structured => ({
    "@context": "https://schema.org",
    "@type": "Product",
    name: facts.name,
    description: facts.description,
    category: facts.category,
    url: site.origin + facts.path,
    ...(facts.image ? { image: site.origin + facts.image } : {}),
    ...(facts.brand ? { brand: { "@type": "Brand", name: facts.brand } } : {}),
    ...(facts.offer ? { offers: describeOffer(facts.offer, site.origin + facts.path) } : {}),
  });
}

function describeOffer({ price, currency, unitCode, validUntil }: ProductOffer, url: string): Offer {
  const priced = { price, priceCurrency: currency };
  return {
    "@type": "Offer",
    ...priced,
    ...(validUntil ? { priceValidUntil: validUntil } : {}),
    priceSpecification: { "@type": "UnitPriceSpecification", ...priced, unitCode },
    url,
  };
}

export function describeBlog(facts: BlogFacts) {
  return (site: Site): Structured => ({
    "@context": "https://schema.org",
    "@type": "Article",
    headline: facts.title,
    description: facts.description,
    image: site.origin + facts.image,
    url: site.origin + facts.path,
    mainEntityOfPage: site.origin + facts.path,
    datePublished: facts.createdAt.toISOString(),
    dateModified: facts.updatedAt.toISOString(),
    keywords: facts.tags.join(", "),
    author: {
      "@id": companyId(site),
      "@type": "LocalBusiness",
      name: site.company.name,
      url: `${site.origin}/`,
    },
    publisher: describeCompany(site),
  });
}

function describeCompany(site: Site): LocalBusiness {
  const { company, origin } = site;
  const openingHours = readOpeningHours(company.hours);
  const registrations = listRegistrations(company);
  return {
    "@type": "LocalBusiness",
    "@id": companyId(site),
    name: company.name,
    url: `${origin}/`,
    telephone: formatDial(company.phone, company.country),
    email: company.email,
    address: { "@type": "PostalAddress", streetAddress: company.address, ...describeCity(company.city) },
    ...(company.mapUrl ? { hasMap: company.mapUrl } : {}),
    ...(company.founded ? { foundingDate: company.founded } : {}),
    ...(registrations.length > 0 ? { identifier: registrations } : {}),
    ...(openingHours.length > 0 ? { openingHours } : {}),
    logo: `${origin}/icon-512.png`,
    image: `${origin}/social.jpg`,
  };
}

function describeCity(city: string | null) {
  const { name, postcode } = splitCity(city);
  return name ? { addressLocality: name, ...(postcode ? { postalCode: postcode } : {}) } : {};
}

/** The same in every page, so that a reader of several knows it is one company. */
function companyId({ origin }: Site) {
  return `${origin}/#company`;
}
