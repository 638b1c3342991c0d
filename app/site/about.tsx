import type { MetaFunction } from "@remix-run/node";
import { ButtonLink } from "~/ui/button";
import { useFrame } from "~/ui/frame";
import { MillDrawing } from "~/ui/mill-drawing";
import { PhoneLink } from "~/ui/phone-link";
import { SpecList } from "~/ui/spec-list";
import { aboutCopy } from "./copy/about";
import { indicativeNote } from "./copy/section";
import { CopySections } from "./copy-sections";
import { pageHead } from "./head";
import { PageHero } from "./page-hero";
import { describeCompanyPage } from "./structured";

export const meta: MetaFunction = ({ matches }) =>
  pageHead(matches, {
    ...aboutCopy.meta,
    canonical: "/about",
    structured: describeCompanyPage("AboutPage", "/about"),
  });

export default function About() {
  const company = useFrame()?.company;
  return (
    <>
      <PageHero
        crumbs={[{ label: "About" }]}
        title={aboutCopy.heading}
        lead={aboutCopy.summary}
        drawing={<MillDrawing />}
      >
        <ButtonLink href="/contact" icon="mail">
          Ask for a quote
        </ButtonLink>
        <ButtonLink href="/allProduct" look="quiet">
          See the products
        </ButtonLink>
      </PageHero>
      <div className="band">
        <div className="container stack loose">
          <CopySections sections={aboutCopy.sections} />
          {company && (
            <SpecList
              boxes
              items={[
                { label: "Address", value: company.address },
                { label: "Phone", value: <PhoneLink company={company} /> },
                { label: "Mail", value: <a href={`mailto:${company.email}`}>{company.email}</a> },
              ]}
            />
          )}
          <p className="soft small">{indicativeNote}</p>
        </div>
      </div>
    </>
  );
}
