import { useActionData, useLoaderData } from "@remix-run/react";
import { Notice } from "~/ui/notice";
import type { giveBack } from "./typed-form.server";

/**
 * What was typed into the form that has `field`, and came back or was sent after its session had ended; null for a smaller form
 * beside it.
 */
export function useTypedForm(field: string) {
  const { restored } = useLoaderData<{ restored?: [string, string][] | null }>();
  const reply = useActionData<ReturnType<typeof giveBack>>();
  const fields = new URLSearchParams(reply?.fields ?? restored ?? []);
  const typed = fields.has(field) ? fields : null;
  return { typed, errors: reply?.errors, isRestored: typed !== null && !reply };
}

export function WorkBack() {
  return (
    <Notice tone="warn" title="Your work is back">
      Your session had ended before this was saved. Check it and save it now.
    </Notice>
  );
}
