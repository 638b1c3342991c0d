import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "~/ui/frame/breadcrumb";

/** A screen without a hero: the way here, and its content in one column. */
export function Screen({ crumbs, children }: { crumbs: Crumb[]; children: ReactNode }) {
  return (
    <>
      <div className="container">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <div className="band tight">
        <div className="container stack loose">{children}</div>
      </div>
    </>
  );
}
