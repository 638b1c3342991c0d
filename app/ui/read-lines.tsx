import type { ReactNode } from "react";
import { useReplyFocus } from "./field/reply-focus";

export const READ_LINES = "read-lines";

type ReadLinesProps = {
  /** False where a field was refused, too. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** What was read of a pasted text, or why nothing was: reading goes on here. */
export function ReadLines({ takesFocus = true, children }: ReadLinesProps) {
  const place = useReplyFocus(takesFocus);
  return (
    // biome-ignore lint/a11y/noAutofocus: after a text was sent its lines are what the sender wants to see
    <div className="form" id={READ_LINES} tabIndex={-1} ref={place} autoFocus={takesFocus}>
      {children}
    </div>
  );
}
