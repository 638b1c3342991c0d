import { type Figures, sayCount } from "~/steel/figures";
import type { UnsentMails } from "./outbox.server";

export function sayUnsentMails(
  { waiting, failed, error }: Pick<UnsentMails, "waiting" | "failed" | "error">,
  figures: Figures,
): string | null {
  const said = [
    failed > 0 ? `${sayCount(failed, "email", figures)} could not be sent.` : "",
    waiting > 0 ? `${sayCount(waiting, "email is", figures, "emails are")} waiting for the mail server.` : "",
  ]
    .filter(Boolean)
    .join(" ");
  if (!said) return null;
  return `${said} The enquiries are here all the same.${error ? ` Reason: ${error}.` : ""}`;
}
