import type { ReactNode } from "react";

export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="chip-row" aria-label={label}>
      {children}
    </nav>
  );
}
