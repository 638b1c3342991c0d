import type { MetaFunction } from "@remix-run/node";
import { useFrame } from "~/root";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { aboutCopy } from "./copy/about";
import { indicativeNote } from "./copy/section";
import { CopySections } from "./copy-sections";
import { pageHead } from "./head";

export const meta: MetaFunction = ({ matches }) =>
  pageHead(matches, { ...aboutCopy.meta, canonical: "/about" });

export default function About() {
  const company = useFrame()?.company;
  return (
    <div className="container page stack loose">
      <div className="stack">
        <Breadcrumb crumbs={[{ label: "About" }]} />
        <h1>{aboutCopy.heading}</h1>
        <p className="lede">{aboutCopy.summary}</p>
      </div>
      <CopySections sections={aboutCopy.sections} />
      {company && <address className="panel">{company.address}</address>}
      <p className="cluster">
        <ButtonLink href="/contact" icon="mail">
          Ask for a quote
        </ButtonLink>
        <ButtonLink href="/allProduct" look="quiet">
          See the products
        </ButtonLink>
      </p>
      <p className="note">{indicativeNote}</p>
    </div>
  );
}
