import type { MailKind, UnsentMail, UnsentMails as UnsentMailCounts } from "~/models/mail/outbox.server";
import { sayUnsentMails } from "~/models/mail/sentence";
import { Button } from "~/ui/button";
import { useFigures } from "~/ui/figures";
import { Notice } from "~/ui/notice";

const names: Record<MailKind, string> = { owner: "The email to you", copy: "The copy to the sender" };

type UnsentMailsProps = {
  mails: (Pick<UnsentMail, "id" | "kind" | "attempts" | "error"> & { dueAt: unknown })[];
  /** The list as it is shown. */
  action: string;
};

/** Mails of an enquiry that no mail server has taken: each can be sent again, or done without. */
export function UnsentMails({ mails, action }: UnsentMailsProps) {
  return mails.map(({ id, kind, error, dueAt }) => (
    <Notice key={id} tone="warn">
      <p>
        {names[kind]}{" "}
        {dueAt ? "has not been sent yet; it will be tried again automatically." : "could not be sent."}
        {error && ` The mail server: ${error}`}
      </p>
      <div className="cluster close">
        <MailButton id={id} action={action} intent="send-mail" label="Send again" />
        <MailButton id={id} action={action} intent="drop-mail" label="Do not send" />
      </div>
    </Notice>
  ));
}

/** For the dashboard: how many, and where they are. */
export function UnsentMailsNotice({ mails }: { mails: UnsentMailCounts }) {
  const said = sayUnsentMails(mails, useFigures());
  if (!said) return null;
  return (
    <Notice tone="warn">
      <p className="cluster close">
        {said}
        {mails.references.map((reference) => (
          <a key={reference} href={`/adminenquiries?q=${reference}`} className="number">
            {reference}
          </a>
        ))}
      </p>
    </Notice>
  );
}

function MailButton({ id, action, intent, label }: Record<"id" | "action" | "intent" | "label", string>) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="mail" value={id} />
      <Button look="quiet" size="small">
        {label}
      </Button>
    </form>
  );
}
