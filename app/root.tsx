import { data, type HeadersFunction, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { Links, Meta, Outlet, ScrollRestoration, useLocation, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { env } from "./env.server";
import { readEnquiryList } from "./http/cookie/enquiry-list.server";
import { takeFlash } from "./http/cookie/flash.server";
import { carriesSession, findSignedIn, greetingOf } from "./http/cookie/session.server";
import { loadOr } from "./http/fault-reply.server";
import { siteOrigin } from "./http/site-origin.server";
import { countNewEnquiries } from "./models/enquiry/list.server";
import { readCompany, recallCompany } from "./models/shop/company.server";
import { figures } from "./models/shop/figures.server";
import { AdsConversion } from "./site/frame/ads-conversion";
import { ErrorBody } from "./site/frame/error-body";
import adminStyles from "./styles/admin.css?url";
import siteStyles from "./styles/site.css?url";
import { PageProgram } from "./ui/browser/program";
import { useResponse } from "./ui/browser/response-context";
import { ADMIN_SCREENS, type Frame, useLoadedFrame } from "./ui/frame/frame";
import { GroundColour } from "./ui/frame/ground-colour";
import { RouteRules } from "./ui/frame/screen-handle";

/** The words are English, whatever the numbers are. */
const locale = `en_${new Intl.Locale(env.LOCALE).maximize().region}`;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: siteStyles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "alternate", type: "application/atom+xml", title: "Articles", href: "/feed.xml" },
  { rel: "alternate", type: "application/feed+json", title: "Articles", href: "/feed.json" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  // Cached pages are for visitors without a session; whoever carries one gets answers of his own.
  const session = carriesSession(request.headers.get("Cookie"))
    ? await loadOr(request, null, () => findSignedIn(request))
    : null;
  const newEnquiries = session ? await loadOr(request, null, countNewEnquiries) : null;
  const [taken, enquiryList, company] = await Promise.all([
    takeFlash(request),
    readEnquiryList(request, context),
    loadOr(request, recallCompany(), readCompany),
  ]);
  const frame: Frame = {
    company,
    figures,
    origin: siteOrigin(request),
    locale,
    adsConversion: env.ADS_CONVERSION ?? null,
    enquiryCount: enquiryList.length,
    flash: taken?.flash ?? null,
    admin: session && {
      greeting: greetingOf(session),
      newEnquiries,
      locale: env.LOCALE,
      timeZone: env.TIME_ZONE,
    },
  };
  const headers = new Headers();
  if (taken) headers.set("Set-Cookie", taken.header);
  if (taken || session) headers.set("Cache-Control", "private, no-store");
  return data(frame, { headers });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => {
  const headers = new Headers();
  const cacheControl = loaderHeaders.get("Cache-Control");
  if (cacheControl) headers.set("Cache-Control", cacheControl);
  return headers;
};

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, program } = useResponse();
  const isBare = import.meta.env.SSR && !program;
  const isAdmin = Boolean(useLoadedFrame()?.admin);
  const layout = useMatches()[1]?.id;
  const isPublic = layout === "site/frame/layout";
  const { pathname } = useLocation();
  const hasSidebar = isPublic && isAdmin && ADMIN_SCREENS.test(pathname);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        <RouteRules />
        {isPublic && !hasSidebar && <GroundColour ground="paper" />}
        {(layout === "admin/frame/layout" || hasSidebar) && <GroundColour ground="mill" />}
        {/* An admin's view of the public screens has the back office's sidebar; the back office links it itself. */}
        {isAdmin && isPublic && <link rel="stylesheet" href={adminStyles} />}
      </head>
      <body>
        {children}
        {!isBare && (
          <>
            <ScrollRestoration nonce={nonce} />
            <PageProgram />
          </>
        )}
      </body>
    </html>
  );
}

/** It would tell another site the address that opens what a buyer has sent; that of a quotation has no public frame. */
const SECRET_ADDRESS = "site/enquiry/sent";

export default function Root() {
  const frame = useLoadedFrame();
  const [, layout, screen] = useMatches();
  const isPublic = layout?.id === "site/frame/layout" && screen?.id !== SECRET_ADDRESS;
  // Who works here is no visitor that an advertisement has brought.
  const tells = isPublic && !frame?.admin;
  return (
    <>
      <Outlet />
      {tells && frame?.adsConversion && <AdsConversion target={frame.adsConversion} />}
    </>
  );
}

export function ErrorBoundary() {
  return (
    <main id="content">
      <ErrorBody />
    </main>
  );
}
