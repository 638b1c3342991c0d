import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadOr } from "~/http/fault-reply.server";
import { siteOrigin } from "~/http/site-origin.server";
import { readCompany, recallCompany } from "~/models/shop/company.server";

/** RFC 9116 advises less than a year; an address that has moved is not written to for ever. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000;

export async function loader({ request }: LoaderFunctionArgs) {
  const { email } = await loadOr(request, recallCompany(), readCompany);
  const lines = [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteOrigin(request)}/.well-known/security.txt`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=300" },
  });
}
