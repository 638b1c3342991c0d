import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** A rejected form loads nothing anew, but for a conflict: its question shows what is stored now. */
export function reloadAfterConflict(args: ShouldRevalidateFunctionArgs) {
  if (args.formData?.get("intent") === "preview") return false;
  return args.actionStatus === 409 || args.defaultShouldRevalidate;
}
