import type { LoaderFunctionArgs } from "@remix-run/node";
import { SHARED } from "~/http/sharing.server";
import { siteOrigin } from "~/http/site-origin.server";

export function loader({ request }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /backend/",
    `Sitemap: ${siteOrigin(request)}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": SHARED },
  });
}
