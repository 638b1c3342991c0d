import { useActionData } from "@remix-run/react";
import { useEffect } from "react";
import type { Flash } from "~/models/row/flash";

/** In milliseconds (specification, section 9). The library shows at most 20 at a time. */
const DURATION_MS = { success: 2000, error: 4000 } as const;

// The message also stands in the page, where it is announced and stays: the toast is for the eyes.
const silent = { role: "status", "aria-live": "off" } as const;

/** The library is loaded with the first one. */
export async function showToast({ kind, text }: Pick<Flash, "kind" | "text">) {
  // Nobody reads a warning in two seconds: it stays in the page alone.
  if (kind === "warning") return;
  const { default: toast } = await import("react-hot-toast");
  toast[kind](text, {
    duration: DURATION_MS[kind],
    className: `toast ${kind}`,
    // Forced colours take its shadow and show its border.
    style: { border: "1px solid transparent" },
    ariaProps: silent,
  });
}

/** At each answer anew, besides the message that stands in the page. */
export function ErrorToast({ text }: { text: string | null | undefined }) {
  const reply = useActionData();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second failure may say the same as the first
  useEffect(() => {
    if (text) showToast({ kind: "error", text });
  }, [reply, text]);
  return null;
}
