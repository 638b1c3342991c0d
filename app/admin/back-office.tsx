import { useLocation } from "@remix-run/react";
import { lazy, type ReactNode, Suspense } from "react";
import { AdminSidebar } from "~/ui/admin-sidebar";
import { ClientNavigation } from "~/ui/client-navigation";
import { useFrame } from "~/ui/frame";
import { useHydrated } from "~/ui/hydrated";
import { SlowNavigation } from "~/ui/slow-navigation";
import { Message } from "./message";

const Toasts = lazy(() => import("~/ui/toasts"));

/** The frame of the back office: sidebar, the message an action left, and the screen. */
export function BackOffice({ children }: { children: ReactNode }) {
  const frame = useFrame();
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  return (
    <div className="admin-page">
      <AdminSidebar name={frame?.admin?.greeting ?? "Admin"} path={pathname} />
      <main id="content" tabIndex={-1}>
        {frame?.flash && <Message flash={frame.flash} />}
        {children}
      </main>
      {hydrated && (
        <Suspense fallback={null}>
          <Toasts flash={frame?.flash ?? null} />
        </Suspense>
      )}
      <SlowNavigation />
      <ClientNavigation />
    </div>
  );
}
