import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** A rejected form changes nothing and loads nothing anew, but for a conflict: its question shows what is stored now. */
export function reloadAfterConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}
