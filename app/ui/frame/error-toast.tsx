import { useActionData } from "@remix-run/react";
import { useEffect } from "react";
import { showToast } from "./toast";

/** Shows a failure for a moment besides the message that stands in the page, at each answer anew. Renders nothing. */
export function ErrorToast({ text }: { text: string | null | undefined }) {
  const answer = useActionData();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second failure may say the same as the first
  useEffect(() => {
    if (text) showToast({ kind: "error", text });
  }, [answer, text]);
  return null;
}
