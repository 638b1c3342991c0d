import type { ReactNode } from "react";

/** Chips in a row that wraps, named for assistive technology. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="chip-row" aria-label={label}>
      {children}
    </nav>
  );
}
