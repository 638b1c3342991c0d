import type { LoaderFunctionArgs } from "@remix-run/node";
import { SHARED } from "~/http/sharing.server";
import { loadOr } from "~/http/store-fault.server";
import { readCompany, recallCompany } from "~/models/shop/company.server";

/** For whoever puts the back office on a phone's home screen, where Apple's phones then show its notifications. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { name } = await loadOr(request, recallCompany(), readCompany);
  const manifest = {
    id: "/admindashboard",
    name: `${name} · Back office`,
    short_name: name,
    start_url: "/admindashboard",
    scope: "/",
    display: "standalone",
    background_color: "#f1f3f4",
    theme_color: "#141b20",
    icons: [
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8", "Cache-Control": SHARED },
  });
}
