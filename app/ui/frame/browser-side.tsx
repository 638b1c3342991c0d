import { lazy, Suspense } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { ClientNavigation } from "./client-navigation";
import { useFrame } from "./frame";
import { LostConnection } from "./lost-connection";
import { Prefetch } from "./prefetch";
import { SlowNavigation } from "./slow-navigation";

const Toasts = lazy(() => import("./toasts"));

export function BrowserSide({ backOffice = false }: { backOffice?: boolean }) {
  const frame = useFrame();
  const hydrated = useHydrated();
  return (
    <>
      {backOffice && hydrated && (
        <Suspense fallback={null}>
          <Toasts flash={frame?.flash ?? null} />
        </Suspense>
      )}
      <SlowNavigation />
      <LostConnection company={frame?.company} />
      <ClientNavigation />
      {!backOffice && <Prefetch />}
    </>
  );
}
