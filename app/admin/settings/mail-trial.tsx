import { PressForm } from "~/admin/frame/press-form";
import type { SaidMoment } from "~/models/shop/day";
import { useTraffic } from "~/ui/frame/connection";
import { MomentText } from "~/ui/moment-text";
import { Notice } from "~/ui/notice";

export const MAIL_INTENT = "test-mail";

type MailTrialProps = {
  mail: {
    hasServer: boolean;
    address: string | null;
    trial: { moment: SaidMoment; ok: boolean; answer: string } | null;
  };
  path: string;
};

export function MailTrial({ mail: { hasServer, address, trial }, path }: MailTrialProps) {
  const sending = useTraffic() === "sending";
  return (
    <section className="panel narrow stack" aria-labelledby="mail">
      <h2 id="mail">Email</h2>
      {!hasServer && (
        <Notice>
          Email is not set up on the server (SMTP_URL in .env): enquiries wait in the inbox and are not
          emailed.
        </Notice>
      )}
      {hasServer && !address && (
        <p>Nobody is emailed: fill in “Email enquiries to” above, then a test mail can be sent.</p>
      )}
      {address && (
        <>
          <p>
            Enquiries are mailed to <strong className="lines">{address}</strong>.
          </p>
          <PressForm action={`${path}#mail`} fields={{ intent: MAIL_INTENT }} look="quiet" icon="mail">
            {sending ? "Sending..." : "Send a test mail"}
          </PressForm>
        </>
      )}
      {trial && (
        <Notice
          tone={trial.ok ? "good" : "bad"}
          title={trial.ok ? "The server accepted the test mail" : "The test mail could not be sent"}
        >
          <MomentText moment={trial.moment} />
          <p>
            It said: <q className="lines">{trial.answer}</q>
          </p>
        </Notice>
      )}
    </section>
  );
}
