import type { ReactNode } from "react";
import { formatCount } from "~/steel/figures";
import { useFigures } from "./figures";

type ChipProps = {
  href: string;
  active?: boolean;
  /** In brackets, so that a tag and its count never read as one word. */
  count?: number;
  children: ReactNode;
};

export function Chip({ href, active = false, count, children }: ChipProps) {
  const figures = useFigures();
  return (
    <a href={href} className="chip" aria-current={active ? "true" : undefined}>
      {children}
      {count !== undefined && (
        <>
          {" "}
          <span className="chip-count">({formatCount(count, figures)})</span>
        </>
      )}
    </a>
  );
}

export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="cluster close" aria-label={label}>
      {children}
    </nav>
  );
}
