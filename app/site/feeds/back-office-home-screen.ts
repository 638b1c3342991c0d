import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadOr } from "~/http/store-fault.server";
import { readCompany, recallCompany } from "~/models/shop/company.server";
import { groundColours } from "~/ui/frame/ground-colour";
import { sendManifest } from "./manifest.server";

/** On a phone's home screen the back office is an app, to which Apple's phones then show its notifications. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { name } = await loadOr(request, recallCompany(), readCompany);
  return sendManifest({
    id: "/admindashboard",
    name: `${name} · Back office`,
    short_name: name,
    start_url: "/admindashboard",
    display: "standalone",
    theme_color: groundColours.mill,
  });
}
