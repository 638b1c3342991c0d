import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { AdminSidebar } from "~/ui/frame/admin-sidebar";
import { BrowserSide } from "~/ui/frame/browser-side";
import { useFrame } from "~/ui/frame/frame";
import { FlashMessage } from "./message";

export function BackOffice({ children }: { children: ReactNode }) {
  const frame = useFrame();
  const { pathname } = useLocation();
  return (
    <div className="admin-page">
      <AdminSidebar
        name={frame?.admin?.greeting ?? "Admin"}
        path={pathname}
        newEnquiries={frame?.admin?.newEnquiries}
      />
      <main id="content" tabIndex={-1}>
        {frame?.flash && <FlashMessage flash={frame.flash} />}
        {children}
      </main>
      <BrowserSide backOffice />
    </div>
  );
}
