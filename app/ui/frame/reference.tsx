/** Under which the log has a failure; the browser reads it back from here. */
export function Reference({ of, label = "Reference for the log" }: { of: string | null; label?: string }) {
  return (
    of && (
      <p className="small">
        {label}: <code data-reference>{of}</code>
      </p>
    )
  );
}
