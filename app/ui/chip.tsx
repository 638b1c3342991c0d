import type { ReactNode } from "react";

type ChipProps = {
  href: string;
  active?: boolean;
  /** How many things are behind it; in brackets, so that a tag and its count never read as one word. */
  count?: number;
  children: ReactNode;
};

/** A link that filters a list; the active one says so. */
export function Chip({ href, active = false, count, children }: ChipProps) {
  return (
    <a href={href} className={active ? "chip is-active" : "chip"} aria-current={active ? "true" : undefined}>
      {children}
      {count !== undefined && (
        <>
          {" "}
          <span className="chip-count">({count})</span>
        </>
      )}
    </a>
  );
}
