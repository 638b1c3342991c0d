import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { pageOf } from "./page-address.server";

/** Says of a path whether its page or file has an action: nothing else takes what is posted. */
export function findActions({ routes }: ServerBuild): (path: string) => boolean {
  const leaves = Object.values(routes)
    .filter(({ path, index }) => path || index)
    .map(({ path = "/", module }) => ({ path, action: module.action !== undefined }));
  return (path) => matchRoutes(leaves, pageOf(path))?.[0]?.route.action === true;
}
