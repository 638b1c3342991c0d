import { type ReactNode, Suspense, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

/** Left as the server wrote it: neither its data nor its scripts are sent; made anew only without a page load. */
export function StaticPart({ children }: { children: ReactNode }) {
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
