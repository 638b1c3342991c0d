import { PressForm } from "~/admin/frame/press-form";
import { Question } from "~/admin/frame/question";
import type { SampleCounts } from "~/models/sample/rows.server";
import { saySampleContent } from "~/models/sample/sentence";
import type { SaidMoment } from "~/models/shop/day";
import { ButtonLink } from "~/ui/button";
import { InputField } from "~/ui/field/field";
import { useFigures } from "~/ui/figures";
import { MomentText } from "~/ui/moment-text";
import { Notice } from "~/ui/notice";

export const SETTINGS_PATH = "/adminsettings";
export const MAIL_INTENT = "test-mail";

type MailTrialProps = {
  mail: {
    hasServer: boolean;
    address: string | null;
    trial: { moment: SaidMoment; ok: boolean; answer: string } | null;
  };
};

export function MailTrial({ mail: { hasServer, address, trial } }: MailTrialProps) {
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
          <PressForm
            action={`${SETTINGS_PATH}#mail`}
            fields={{ intent: MAIL_INTENT }}
            look="quiet"
            icon="mail"
            busy="Sending..."
          >
            Send a test mail
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

export const MONITOR_INTENT = "renew-monitor";

export function MonitorAddress({ address }: { address: string | null }) {
  return (
    <section className="panel narrow stack" aria-labelledby="monitor-heading">
      <h2 id="monitor-heading">Monitor</h2>
      <p>
        A monitoring service that requests this address is told what is wrong: the disk, the mail server, the
        backups, missing pictures. Anyone who knows the address can read it.
      </p>
      {address && <InputField label="Address for the monitor" name="monitor" readOnly value={address} />}
      <PressForm action={SETTINGS_PATH} fields={{ intent: MONITOR_INTENT }} look="quiet">
        {address ? "Replace this address with a new one" : "Make an address"}
      </PressForm>
    </section>
  );
}

export const REMOVE_SAMPLE = "remove-sample";

type SampleContentProps = { counts: SampleCounts; asks: boolean };

export function SampleContent({ counts, asks }: SampleContentProps) {
  const said = saySampleContent(counts, useFigures());
  const some = Object.values(counts).some((count) => count > 0);
  return (
    <section className="panel narrow stack" aria-labelledby="sample">
      <h2 id="sample">Sample content</h2>
      {some ? (
        <p>The site still shows content it came with: {said}. What you have edited is your own and stays.</p>
      ) : (
        <p>There is none left.</p>
      )}
      {some && !asks && (
        <p>
          <ButtonLink
            id={REMOVE_SAMPLE}
            href={`${SETTINGS_PATH}?${REMOVE_SAMPLE}=1`}
            look="quiet"
            icon="trash"
          >
            Remove sample content
          </ButtonLink>
        </p>
      )}
      {some && asks && (
        <Question
          yes="Yes, remove it"
          action={SETTINGS_PATH}
          fields={{ intent: REMOVE_SAMPLE }}
          back={`${SETTINGS_PATH}#${REMOVE_SAMPLE}`}
        >
          Delete the sample content: {said}. This cannot be undone.
        </Question>
      )}
    </section>
  );
}
