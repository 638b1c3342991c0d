import type { MetaFunction } from "@remix-run/node";
import { pageHead } from "~/site/frame/head";
import { PageHero } from "~/site/frame/page-hero";
import { describeCompanyPage } from "~/site/frame/structured";
import { Band } from "~/ui/band";
import { ButtonLink } from "~/ui/button";
import { listPlace, listTrust } from "~/ui/company-facts";
import { useFrame } from "~/ui/frame/frame";
import { MailLink } from "~/ui/mail-link";
import { MillDrawing } from "~/ui/mill-drawing";
import { PhoneLink } from "~/ui/phone-link";
import { SpecList } from "~/ui/spec-list";
import { aboutCopy } from "./about-copy";
import { CopySections } from "./copy-sections";
import { indicativeNote } from "./section";

export const meta: MetaFunction = ({ matches }) =>
  pageHead(matches, {
    ...aboutCopy.meta,
    canonical: "/about",
    structured: describeCompanyPage("AboutPage", "/about"),
  });

export default function About() {
  const { company } = useFrame();
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
      <Band content="stack loose">
        <CopySections sections={aboutCopy.sections} />
        <SpecList
          items={[
            ...listPlace(company),
            { label: "Phone", value: <PhoneLink /> },
            { label: "Email", value: <MailLink company={company} /> },
            ...listTrust(company),
          ]}
        />
        <p className="soft small">{indicativeNote}</p>
      </Band>
    </>
  );
}
