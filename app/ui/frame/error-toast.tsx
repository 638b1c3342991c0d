import { useActionData } from "@remix-run/react";
import { useEffect } from "react";
import { showToast } from "./toast";

/** At each answer anew, besides the message that stands in the page. */
export function ErrorToast({ text }: { text: string | null | undefined }) {
  const reply = useActionData();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second failure may say the same as the first
  useEffect(() => {
    if (text) showToast({ kind: "error", text });
  }, [reply, text]);
  return null;
}
