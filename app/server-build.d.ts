/** The server's build as Remix's compiler makes it. */
declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/node";
  /** Not there yet while a module of the build itself is read. */
  export const routes: ServerBuild["routes"] | undefined;
}
