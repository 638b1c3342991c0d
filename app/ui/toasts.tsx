import { useEffect } from "react";
import toast, { Toaster } from "react-hot-toast";
import type { Flash } from "~/models/flash";

/** How long a toast stays, in milliseconds, and how many there may be (specification, section 9). */
const SUCCESS_MS = 2000;
const ERROR_MS = 4000;

// The message also stands in the page, where it is announced and stays: the toast is for the eyes.
const silent = { role: "status", "aria-live": "off" } as const;

/** Shows each new message for a moment. The library shows at most 20 at a time. Loaded on demand, by admins only. */
export default function Toasts({ flash }: { flash: Pick<Flash, "kind" | "text"> | null }) {
  useEffect(() => {
    if (!flash) return;
    const options = { ariaProps: silent, className: "toast" };
    if (flash.kind === "success") toast.success(flash.text, { ...options, duration: SUCCESS_MS });
    else toast.error(flash.text, { ...options, duration: ERROR_MS });
  }, [flash]);
  return <Toaster position="top-right" />;
}
