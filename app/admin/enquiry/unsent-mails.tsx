import type { MailKind, UnsentMail, UnsentMails as UnsentMailCounts } from "~/models/mail/outbox.server";
import { sayUnsentMails } from "~/models/mail/sentence";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field/hidden-fields";
import { useFigures } from "~/ui/figures";
import { Notice } from "~/ui/notice";

const names: Record<MailKind, string> = { owner: "The email to you", copy: "The copy to the sender" };

type UnsentMailsProps = {
  mails: (Pick<UnsentMail, "id" | "kind" | "attempts" | "error"> & { dueAt: unknown })[];
  action: string;
};

export function UnsentMails({ mails, action }: UnsentMailsProps) {
  return mails.map(({ id, kind, error, dueAt }) => (
    <Notice key={id} tone="warn">
      <p>
        {names[kind]}{" "}
        {dueAt ? "has not been sent yet; it will be tried again automatically." : "could not be sent."}
        {error && ` Reason: ${error}`}
      </p>
      <div className="cluster close">
        <MailButton id={id} action={action} intent="send-mail" label="Send again" />
        <MailButton id={id} action={action} intent="drop-mail" label="Do not send" />
      </div>
    </Notice>
  ));
}

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
      <HiddenFields fields={{ intent, mail: id }} />
      <Button look="quiet" size="small">
        {label}
      </Button>
    </form>
  );
}
