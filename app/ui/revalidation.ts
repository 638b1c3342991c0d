import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** Not where a page that has come back is brought up to date: with a new token its form would lose what is typed. */
export function isAsked({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined || currentUrl.href !== nextUrl.href;
}

/**
 * A rejected form loads nothing anew, but for a conflict: its question shows what is stored now. The default of a route with
 * a rule of its own is always to load; where the store fails, the page of its failure would take what was typed along.
 */
export function reloadAfterConflict({
  formData,
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formData?.get("intent") === "preview") return false;
  return actionStatus < 400 ? defaultShouldRevalidate : actionStatus === 409;
}
