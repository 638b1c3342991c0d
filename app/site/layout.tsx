import { Outlet, useLocation, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { CallWidget } from "~/ui/call-widget";
import { ClientNavigation } from "~/ui/client-navigation";
import { useFrame } from "~/ui/frame";
import { SiteFooter } from "~/ui/site-footer";
import { SiteHeader } from "~/ui/site-header";
import { SlowNavigation } from "~/ui/slow-navigation";
import { ErrorBody } from "./error-body";
import { FlashMessage } from "./flash-message";

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SiteFrame>
      <ErrorBody />
    </SiteFrame>
  );
}

/** Header, content, footer and call widget; the content takes the focus after a navigation. */
function SiteFrame({ children }: { children: ReactNode }) {
  const frame = useFrame();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const query = pathname.toLowerCase() === "/search" ? (search.get("q") ?? undefined) : undefined;
  return (
    <div className="page">
      {frame && (
        <SiteHeader
          company={frame.company}
          path={pathname}
          enquiryCount={frame.enquiryCount}
          query={query?.slice(0, 100)}
        />
      )}
      <main id="content" tabIndex={-1}>
        {frame?.flash && <FlashMessage flash={frame.flash} />}
        {children}
      </main>
      {frame && <SiteFooter company={frame.company} />}
      {frame && <CallWidget company={frame.company} />}
      <SlowNavigation />
      <ClientNavigation />
    </div>
  );
}
