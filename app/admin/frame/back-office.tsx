import type { ReactNode } from "react";
import { BrowserSide } from "~/ui/browser/browser-side";
import { ButtonLink } from "~/ui/button";
import { useFault } from "~/ui/fault";
import { FlashMessage } from "~/ui/flash-message";
import { AdminSidebar } from "~/ui/frame/admin-sidebar";
import { BrokenPage, ErrorPage } from "~/ui/frame/error-page";
import { useFlash } from "~/ui/frame/frame";
import { UndoForm } from "./undo-form";

export function BackOffice({ children }: { children: ReactNode }) {
  const undo = useFlash()?.undo;
  return (
    <div className="admin-page">
      <AdminSidebar />
      <main id="content" tabIndex={-1}>
        <FlashMessage className="admin-message">{undo && <UndoForm {...undo} />}</FlashMessage>
        {children}
      </main>
      <BrowserSide backOffice />
    </div>
  );
}

export function AdminProblem() {
  const fault = useFault();
  const { status, message } = fault;
  if (status < 500) {
    return (
      <ErrorPage
        code={status}
        title={message ?? "That did not work"}
        message={<p>It may have been deleted in the meantime, or the address is not right.</p>}
      >
        <ButtonLink href="/admindashboard">Dashboard</ButtonLink>
      </ErrorPage>
    );
  }
  return <BrokenPage fault={fault} />;
}
