import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/env.server";

export function loader({ request }: LoaderFunctionArgs) {
  const origin = env.SITE_URL ?? new URL(request.url).origin;
  const lines = [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /backend/",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, no-cache" },
  });
}
