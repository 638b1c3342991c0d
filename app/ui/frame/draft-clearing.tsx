import { useEffect } from "react";
import type { Flash } from "~/models/shop/flash";
import { dropDraft } from "~/ui/draft-store";

/** Once the server says that the form was saved, on whichever screen it says so. An editor that offers drafts hears it first. */
export function DraftClearing({ flash }: { flash: Flash | null }) {
  const saved = flash?.saved;
  useEffect(() => {
    if (saved) dropDraft(saved);
  }, [saved]);
  return null;
}
