import { useMatches } from "@remix-run/react";

/** What a route exports as its `handle`. */
export type Ruled = { rules: string[] };

/** In the document: to fetch them a browser would open a second connection before it paints anything. */
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
