import { MARK } from "~/ui/frame/next-page";
import { useNonce } from "~/ui/frame/response-context";

const rules = JSON.stringify({
  prefetch: [{ where: { selector_matches: `a[${MARK}]` }, eagerness: "immediate" }],
});

/** Until React has started, the starter marks the link that is about to be pressed, and the browser fetches its page. */
export function NextPages() {
  return (
    <script
      type="speculationrules"
      nonce={useNonce()}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
      dangerouslySetInnerHTML={{ __html: rules }}
      suppressHydrationWarning
    />
  );
}
