import { useEffect } from "react";
import type { Flash } from "~/models/shop/flash";
import { dropDraft } from "~/ui/draft-store";

/** Forgets the browser's draft of a form once the server says that it was saved. Renders nothing. */
export function DraftClearing({ flash }: { flash: Flash | null }) {
  const saved = flash?.saved;
  useEffect(() => {
    if (saved) dropDraft(saved);
  }, [saved]);
  return null;
}
