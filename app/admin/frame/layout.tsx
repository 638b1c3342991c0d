import type { HeadersFunction, LinksFunction, MetaFunction } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import adminStyles from "~/styles/admin.css?url";
import { AdminProblem, BackOffice } from "./back-office";
import { adminHead } from "./head";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: adminStyles },
  { rel: "manifest", href: "/back-office.webmanifest" },
];

export const meta: MetaFunction = ({ matches }) => adminHead("Problem", matches);

export const headers: HeadersFunction = () => ({
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
});

// No loader: each screen guards itself, and what the frame shows comes with the root.
export default function AdminLayout() {
  return (
    <BackOffice>
      <Outlet />
    </BackOffice>
  );
}

export function ErrorBoundary() {
  return (
    <BackOffice>
      <AdminProblem />
    </BackOffice>
  );
}
