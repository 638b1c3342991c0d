import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button";

type AdminHeadProps = { title: string; back?: { href: string; label: string }; children?: ReactNode };

export function AdminHead({ title, back, children }: AdminHeadProps) {
  return (
    <div className="admin-head">
      <h1>{title}</h1>
      {back && (
        <ButtonLink href={back.href} look="quiet" icon="back">
          {back.label}
        </ButtonLink>
      )}
      {children}
    </div>
  );
}
