import { redirectWithFlash } from "~/http/flash.server";
import { dropMail, sendMailAgain } from "~/models/mail/outbox.server";
import { wakeMailSender } from "~/models/mail/sender.server";

const SENT = "That email has since been sent.";

/** `intent=send-mail` tries a mail again at once, `drop-mail` does without it; null for another form of the inbox. */
export async function respondToMailAction(fields: URLSearchParams, back: string) {
  const intent = fields.get("intent");
  const id = fields.get("mail") ?? "";
  if (intent === "send-mail") {
    const waits = await sendMailAgain(id);
    if (waits) wakeMailSender();
    const text = waits ? "The email is on its way. If it fails again, its enquiry says why." : SENT;
    return redirectWithFlash(back, { kind: "success", text });
  }
  if (intent !== "drop-mail") return null;
  const text = (await dropMail(id)) ? "The email will not be sent. The enquiry stays here." : SENT;
  return redirectWithFlash(back, { kind: "success", text });
}
