import { type ReactNode, Suspense, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

/**
 * What never changes on its page. Where the server has written it, the browser leaves it as it stands: neither its data
 * nor its scripts are sent besides. Only on a page that is gone to without a page load is it made, from what its lazy
 * component fetches then.
 */
export function Still({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const [isWritten] = useState(!import.meta.env.SSR && !isHydrated);
  if (isWritten) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: of an element with it React takes the content as it is
    return <div dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
  }
  return (
    <div>
      <Suspense>{children}</Suspense>
    </div>
  );
}
