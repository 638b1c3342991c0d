import { useEffect } from "react";

/** How long a toast about a failure stays, in milliseconds (specification, section 9). */
const ERROR_MS = 4000;

/** Shows a failure for a moment besides the message that stands in the page. Renders nothing. */
export function ErrorToast({ text }: { text: string | null }) {
  useEffect(() => {
    if (!text) return;
    const show = async () => {
      const { default: toast } = await import("react-hot-toast");
      const ariaProps = { role: "status", "aria-live": "off" } as const;
      toast.error(text, { duration: ERROR_MS, className: "toast", ariaProps });
    };
    show();
  }, [text]);
  return null;
}
