import { route } from "@remix-run/route-config";
import { apiPaths } from "./paths";

/** The calls of the JSON API; everything else below /backend answers 404 in JSON too. */
export const apiRoutes = [
  ...Object.entries(apiPaths).map(([name, path]) =>
    route(path.slice(1), "api/door.ts", { id: `api-${name}` }),
  ),
  route("backend/api/*", "api/door.ts", { id: "api-unknown" }),
  route("backend/*", "api/door.ts", { id: "backend-unknown" }),
];
