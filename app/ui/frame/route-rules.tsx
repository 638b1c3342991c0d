import { useMatches } from "@remix-run/react";

/** What a route exports as its `handle`. */
export type Ruled = { rules: string[] };

/**
 * A route's own few rules stand in its document: to fetch them a browser would open a second connection, a whole round
 * trip before it paints anything. Where pages change without a page load they come with the route's module.
 */
export function RouteRules() {
  return useMatches().map(
    ({ id, handle }) =>
      isRuled(handle) && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: style sheets of the site's own
        <style key={id} dangerouslySetInnerHTML={{ __html: handle.rules.join("") }} />
      ),
  );
}

function isRuled(handle: unknown): handle is Ruled {
  return typeof handle === "object" && handle !== null && "rules" in handle;
}
