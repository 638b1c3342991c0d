/** A dimension as a drawing gives it: a line between two arrows, the measure in the middle. */
export function Dimension({ children }: { children: string }) {
  return (
    <span className="dimension">
      <svg viewBox="0 0 14 16" width="14" height="16" aria-hidden="true">
        <path d="M1 0v16M2 8h12" stroke="currentColor" fill="none" />
        <path d="M2 8l10-3.5v7z" fill="currentColor" />
      </svg>
      <span className="dimension-line" />
      <span className="dimension-measure number">{children}</span>
      <span className="dimension-line" />
      <svg viewBox="0 0 14 16" width="14" height="16" aria-hidden="true">
        <path d="M13 0v16M12 8H0" stroke="currentColor" fill="none" />
        <path d="M12 8L2 4.5v7z" fill="currentColor" />
      </svg>
    </span>
  );
}
