import { useEffect } from "react";
import toast, { Toaster } from "react-hot-toast";
import type { Flash } from "~/models/row/flash";
import { dropDraft } from "~/ui/draft-store";
import { showToast } from "./toast";

/** Menus are above, and what stays at the foot of a phone: the call bar, the button that saves. */
const ABOVE_BARS = "5.5rem";

/** Loaded on demand: on the back office's screens, and where a public page's form leads back to it. */
export default function Toasts({ flash, backOffice }: { flash: Flash | null; backOffice: boolean }) {
  useEffect(() => {
    // A deletion that can be taken back is said where its Undo stands, which stays in sight.
    if (!flash || flash.undo) return;
    // A visitor who sees the message in the page needs no second one.
    if (backOffice || !isInSight(document.querySelector(".flash"))) showToast(flash);
  }, [flash, backOffice]);
  useEffect(() => {
    document.addEventListener("focusin", uncover);
    document.addEventListener("toggle", uncover, true);
    return () => {
      document.removeEventListener("focusin", uncover);
      document.removeEventListener("toggle", uncover, true);
    };
  }, []);
  // On whichever screen the server says that a form was saved; an editor that offers drafts hears it first.
  const saved = flash?.saved;
  useEffect(() => {
    if (saved) dropDraft(saved);
  }, [saved]);
  return (
    // For the eyes alone: the message in the page is the one that is announced and can be read again.
    <div aria-hidden="true">
      <Toaster position="bottom-right" containerStyle={{ bottom: ABOVE_BARS }} />
    </div>
  );
}

/** No toast lies over an open menu or over what takes the focus: the page says it too. */
function uncover() {
  const { activeElement } = document;
  const shown = [...document.querySelectorAll(".toast")];
  const menu = document.querySelector(".site-menu[open]");
  if (shown.some((each) => menu || (activeElement?.id !== "content" && overlap(each, activeElement))))
    toast.remove();
}

function overlap(one: Element, other: Element | null) {
  if (!other) return false;
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function isInSight(element: Element | null) {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
