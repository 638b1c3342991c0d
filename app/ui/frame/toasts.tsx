import { useEffect } from "react";
import { Toaster } from "react-hot-toast";
import type { Flash } from "~/models/shop/flash";
import { DraftClearing } from "./draft-clearing";
import { showToast } from "./toast";

/** Loaded on demand: on the back office's screens, and where a public page's form leads back to it. */
export default function Toasts({ flash }: { flash: Flash | null }) {
  useEffect(() => {
    if (flash) showToast(flash);
  }, [flash]);
  return (
    <>
      <Toaster position="top-right" />
      <DraftClearing flash={flash} />
    </>
  );
}
