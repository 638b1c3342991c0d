import { useMatches } from "@remix-run/react";

/** What a public screen says of itself to the frame around it: its route's `handle`. */
export type ScreenHandle = {
  /** Style sheets of its own. */
  rules?: string[];
  /** It is printed for somebody else: the header says there whose it is. */
  isDocument?: true;
  /** It has a form to send: on a phone nothing else asks for a call there. */
  hasForm?: true;
};

export function useScreenHandle(): ScreenHandle {
  return readHandle(useMatches().at(-1)?.handle);
}

/** In the document: to fetch them a browser would open a second connection before it paints anything. */
export function RouteRules() {
  return useMatches().map(({ id, handle }) => {
    const { rules } = readHandle(handle);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: style sheets of the site's own
    return rules && <style key={id} dangerouslySetInnerHTML={{ __html: rules.join("") }} />;
  });
}

function readHandle(handle: unknown): ScreenHandle {
  return typeof handle === "object" && handle !== null ? handle : {};
}
