import type { ReactNode } from "react";

export function AdminHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="admin-head">
      <h1>{title}</h1>
      {children}
    </div>
  );
}
