import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "~/ui/frame/breadcrumb";

type PageHeroProps = {
  crumbs: Crumb[];
  /** A short word over the title; no units in it, for it is set in capitals. */
  kicker?: string;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  drawing?: ReactNode;
};

export function PageHero({ crumbs, kicker, title, lead, children, drawing }: PageHeroProps) {
  return (
    <>
      <div className="container">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <div className="hero page-hero mill">
        <div className={drawing ? "container split centre" : "container"}>
          <div className="stack">
            {kicker && <p className="label hot">{kicker}</p>}
            <h1>{title}</h1>
            {lead && <p className="lede">{lead}</p>}
            {children && <div className="cluster">{children}</div>}
          </div>
          {drawing}
        </div>
      </div>
    </>
  );
}
