import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, Outlet, useLocation, useSearchParams } from "@remix-run/react";
import { lazy, type ReactNode, Suspense } from "react";
import { SHARED } from "~/http/sharing.server";
import { BrowserSide } from "~/ui/frame/browser-side";
import { CallWidget } from "~/ui/frame/call-widget";
import { useFrame } from "~/ui/frame/frame";
import { SiteFooter } from "~/ui/frame/site-footer";
import { SiteHeader } from "~/ui/frame/site-header";
import { ErrorBody } from "./error-body";
import { FlashMessage } from "./flash-message";
import { pageHead } from "./head";
import { useShownProduct } from "./shown-product";

const AdminSidebar = lazy(async () => ({ default: (await import("~/ui/frame/admin-sidebar")).AdminSidebar }));

/** Where an admin sees the back office's sidebar in the place of header, footer and phone widget. */
const ADMIN_SCREENS =
  /^\/(allblogs|allproduct|(product|coilproduct|coldproductsheet|coldproductcoil|blog)\/[^/]+)\/?$/i;

/** Screens with a form to send: on a phone nothing else asks for a call there. */
const FORM_SCREENS = /^\/(contact|enquiry)(\/|$)/i;

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

function SiteFrame({ children }: { children: ReactNode }) {
  const frame = useFrame();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const product = useShownProduct();
  if (frame?.admin && ADMIN_SCREENS.test(pathname)) return <AdminView>{children}</AdminView>;
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
      {frame && (
        <CallWidget
          company={frame.company}
          product={product}
          wideOnly={FORM_SCREENS.test(pathname)}
          listed={frame.enquiryCount}
        />
      )}
      <BrowserSide backOffice={Boolean(frame?.admin)} />
    </div>
  );
}

function AdminView({ children }: { children: ReactNode }) {
  const frame = useFrame();
  const { pathname } = useLocation();
  return (
    <div className="admin-page">
      <Suspense>
        <AdminSidebar
          name={frame?.admin?.greeting ?? ""}
          path={pathname}
          newEnquiries={frame?.admin?.newEnquiries}
        />
      </Suspense>
      <main id="content" className="admin-view" tabIndex={-1}>
        {frame?.flash && <FlashMessage flash={frame.flash} />}
        {children}
      </main>
      <BrowserSide backOffice />
    </div>
  );
}
