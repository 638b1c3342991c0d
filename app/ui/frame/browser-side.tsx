import { lazy, Suspense } from "react";
import { ClientNavigation } from "./client-navigation";
import { useFrame } from "./frame";
import { useHydrated } from "./hydrated";
import { LostConnection } from "./lost-connection";
import { SlowNavigation } from "./slow-navigation";

const Toasts = lazy(() => import("./toasts"));

/**
 * What JavaScript adds to every frame: navigations without a page load, what is said while they take long or are lost,
 * and, in the back office, toasts.
 */
export function BrowserSide({ toasts = false }: { toasts?: boolean }) {
  const frame = useFrame();
  const hydrated = useHydrated();
  return (
    <>
      {toasts && hydrated && (
        <Suspense fallback={null}>
          <Toasts flash={frame?.flash ?? null} />
        </Suspense>
      )}
      <SlowNavigation />
      <LostConnection company={frame?.company} />
      <ClientNavigation />
    </>
  );
}
