/** The server's build as Remix's compiler makes it. */
declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/node";
  export const mode: ServerBuild["mode"];
  export const entry: ServerBuild["entry"];
  export const assets: ServerBuild["assets"];
  export const publicPath: ServerBuild["publicPath"];
  export const assetsBuildDirectory: ServerBuild["assetsBuildDirectory"];
  export const future: ServerBuild["future"];
  export const isSpaMode: ServerBuild["isSpaMode"];
  /** Not there yet while a module of the build itself is read. */
  export const routes: ServerBuild["routes"] | undefined;
}
