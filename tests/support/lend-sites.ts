import type { TestProject } from "vitest/node";
import { type Site, startSite } from "./site";

export type LentSite = Pick<Site, "url" | "pid" | "home">;

declare module "vitest" {
  interface ProvidedContext {
    /** As many as there are processes of the tests. */
    lentSites: LentSite[];
  }
}

/** A sender may say which address is its own, and one other site's programs may call. */
const env = { TRUST_PROXY: "1", API_ALLOWED_ORIGINS: "https://app.example" };

/** Once per run: sites for the test files that need no other than an ordinary one, which take them in turn. */
export default async function lendSites({ vitest, provide }: TestProject) {
  const count = vitest.config.poolOptions?.threads?.maxThreads ?? 1;
  const sites = await Promise.all(Array.from({ length: count }, () => startSite({ env })));
  provide(
    "lentSites",
    sites.map(({ url, pid, home }) => ({ url, pid, home })),
  );
  return () => Promise.all(sites.map((site) => site.stop()));
}
