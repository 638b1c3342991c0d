import type { HeadersFunction, LinksFunction, MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Outlet,
  useLocation,
  useRouteLoaderData,
  useSearchParams,
} from "@remix-run/react";
import { type ReactNode, Suspense, useState } from "react";
import { SHARED } from "~/http/sharing.server";
import type { loader as searchLoader } from "~/site/search/search";
import { LONGEST_QUERY } from "~/steel/limits";
import { BrowserSide } from "~/ui/browser/browser-side";
import { FlashMessage } from "~/ui/flash-message";
import { CallWidget } from "~/ui/frame/call-widget";
import { ADMIN_SCREENS, useFrame } from "~/ui/frame/frame";
import { useScreenHandle } from "~/ui/frame/screen-handle";
import { SiteFooter } from "~/ui/frame/site-footer";
import { SiteHeader } from "~/ui/frame/site-header";
import { ErrorBody } from "./error-body";
import { pageHead } from "./head";
import { useLaterParts } from "./later-parts";
import { type SayTyped, useShownProduct } from "./shown-product";

export const links: LinksFunction = () => [{ rel: "manifest", href: "/manifest.webmanifest" }];

export const meta: MetaFunction = ({ matches, error }) => {
  if (!error) return [];
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return pageHead(matches, { title: isMissing ? "Page not found" : "Something went wrong", noIndex: true });
};

/** The same for everybody, unless the frame or the screen says otherwise. */
export const headers: HeadersFunction = ({ parentHeaders }) => {
  const headers = new Headers(parentHeaders);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", SHARED);
  return headers;
};

export default function SiteLayout() {
  const [typed, setTyped] = useState<string | null>(null);
  const { pathname } = useLocation();
  return (
    <SiteFrame typed={typed}>
      {/* Or what was typed on one product would stand on the next. */}
      <Outlet key={pathname} context={setTyped satisfies SayTyped} />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SiteFrame typed={null}>
      <ErrorBody />
    </SiteFrame>
  );
}

function SiteFrame({ typed, children }: { typed: string | null; children: ReactNode }) {
  const frame = useFrame();
  const { isDocument, hasForm } = useScreenHandle();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const product = useShownProduct(typed);
  const searched = useRouteLoaderData<typeof searchLoader>("site/search/search");
  if (frame.admin && ADMIN_SCREENS.test(pathname)) return <AdminView>{children}</AdminView>;
  const query = (search.get("q") ?? "").slice(0, LONGEST_QUERY);
  return (
    <div className="page">
      <SiteHeader
        company={frame.company}
        path={pathname}
        hasLetterhead={Boolean(isDocument)}
        enquiryCount={frame.enquiryCount}
        search={pathname.toLowerCase() === "/search" ? { query, isWrong: Boolean(searched?.error) } : null}
      />
      <main id="content" tabIndex={-1}>
        <FlashMessage />
        {children}
      </main>
      <SiteFooter company={frame.company} />
      <CallWidget company={frame.company} product={product} wideOnly={hasForm} listed={frame.enquiryCount} />
      <BrowserSide backOffice={Boolean(frame.admin)} />
    </div>
  );
}

function AdminView({ children }: { children: ReactNode }) {
  const { AdminSidebar } = useLaterParts();
  return (
    <div className="admin-page">
      <Suspense>
        <AdminSidebar />
      </Suspense>
      <main id="content" className="admin-view" tabIndex={-1}>
        <FlashMessage />
        {children}
      </main>
      <BrowserSide backOffice />
    </div>
  );
}
