import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button";

type AdminHeadingProps = { title: string; back?: { href: string; label: string }; children?: ReactNode };

export function AdminHeading({ title, back, children }: AdminHeadingProps) {
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
