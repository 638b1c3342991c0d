import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadOr } from "~/http/fault-reply.server";
import { SHARED } from "~/http/sharing.server";
import { readCompany, recallCompany } from "~/models/shop/company.server";
import { groundColours } from "~/ui/frame/ground-colour";

/** What a phone needs to put the site, or the back office as an app of its own, on its home screen. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { name } = await loadOr(request, recallCompany(), readCompany);
  const isOffice = new URL(request.url).pathname.toLowerCase().startsWith("/back-office");
  const manifest = {
    ...(isOffice ? office(name) : site(name)),
    short_name: name,
    scope: "/",
    background_color: groundColours.paper.light,
    icons: [
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8", "Cache-Control": SHARED },
  });
}

/** With a way back: a visitor follows links. Its own page says how its bar is coloured. */
function site(name: string) {
  return { id: "/", name, start_url: "/", display: "minimal-ui", theme_color: groundColours.paper.light };
}

/** Apple's phones show notifications to an app alone. */
function office(name: string) {
  const start = "/admindashboard";
  const own = { id: start, start_url: start, display: "standalone", theme_color: groundColours.mill };
  return { ...own, name: `${name} · Back office` };
}
