import { useEffect } from "react";
import { Toaster } from "react-hot-toast";
import type { Flash } from "~/models/shop/flash";
import { DraftClearing } from "./draft-clearing";
import { showToast } from "./toast";

/** Menus are above, and what stays at the foot of a phone: the call bar, the button that saves. */
const ABOVE_BARS = "5.5rem";

/** Loaded on demand: on the back office's screens, and where a public page's form leads back to it. */
export default function Toasts({ flash }: { flash: Flash | null }) {
  useEffect(() => {
    // A deletion that can be taken back is said where its Undo stands, which stays in sight.
    if (flash && !flash.undo) showToast(flash);
  }, [flash]);
  return (
    <>
      {/* For the eyes alone: the message in the page is the one that is announced and can be read again. */}
      <div aria-hidden="true">
        <Toaster position="bottom-right" containerStyle={{ bottom: ABOVE_BARS }} />
      </div>
      <DraftClearing flash={flash} />
    </>
  );
}
