import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadOr } from "~/http/store-fault.server";
import { readCompany, recallCompany } from "~/models/shop/company.server";
import { groundColours } from "~/ui/frame/ground-colour";
import { sendManifest } from "./manifest.server";

/** What a phone needs to put the site on its home screen; its own page says how its bar is coloured. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { name } = await loadOr(request, recallCompany(), readCompany);
  return sendManifest({
    id: "/",
    name,
    short_name: name,
    start_url: "/",
    // With a way back: a visitor follows links.
    display: "minimal-ui",
    theme_color: groundColours.paper.light,
  });
}
