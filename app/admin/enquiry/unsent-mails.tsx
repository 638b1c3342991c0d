import { PressForm } from "~/admin/frame/press-form";
import { writeReferencePath } from "~/models/enquiry/filter";
import { enquiryList } from "~/models/enquiry/list";
import type { MailKind, UnsentMail, UnsentMails as UnsentMailList } from "~/models/mail/outbox.server";
import { quotationList } from "~/models/quotation/list";
import { Notice } from "~/ui/notice";

const names: Record<MailKind, string> = { owner: "The email to you", copy: "The copy to the sender" };

type UnsentMailsProps = {
  mails: (Pick<UnsentMail, "id" | "kind" | "error"> & { dueAt: unknown; number?: string | null })[];
  action: string;
};

export function UnsentMails({ mails, action }: UnsentMailsProps) {
  return mails.map(({ id, kind, error, dueAt, number }) => (
    <Notice key={id} tone="warn">
      <p>
        {names[kind]}
        {number && (
          <>
            {" about "}
            <a href={`${quotationList.path}?q=${number}`}>quotation {number}</a>
          </>
        )}{" "}
        {dueAt ? "has not been sent yet; it will be tried again automatically." : "could not be sent."}
        {error && ` Reason: ${error}`}
      </p>
      <div className="cluster close">
        <PressForm action={action} fields={{ intent: "send-mail", mail: id }} look="quiet" size="small">
          Send again
        </PressForm>
        <PressForm action={action} fields={{ intent: "drop-mail", mail: id }} look="quiet" size="small">
          Do not send
        </PressForm>
      </div>
    </Notice>
  ));
}

type UnsentMailsNoticeProps = {
  mails: Pick<UnsentMailList, "said" | "enquiries"> & { ofQuotations: UnsentMailsProps["mails"] };
};

export function UnsentMailsNotice({ mails }: UnsentMailsNoticeProps) {
  if (!mails.said) return null;
  return (
    <>
      <Notice tone="warn">
        <p className="cluster close">
          {mails.said}
          {mails.enquiries.map((enquiry) => (
            <a key={enquiry.reference} href={writeReferencePath(enquiry)} className="number">
              {enquiry.reference}
            </a>
          ))}
        </p>
      </Notice>
      <UnsentMails mails={mails.ofQuotations} action={enquiryList.path} />
    </>
  );
}
