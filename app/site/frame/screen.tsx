import type { ReactNode } from "react";
import { Band } from "~/ui/band";
import { Breadcrumb, type Crumb } from "~/ui/frame/breadcrumb";

export function Screen({ crumbs, children }: { crumbs: Crumb[]; children: ReactNode }) {
  return (
    <>
      <div className="container">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <Band look="tight" content="stack loose">
        {children}
      </Band>
    </>
  );
}
