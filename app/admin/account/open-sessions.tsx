import { Form } from "@remix-run/react";
import type { SaidMoment } from "~/models/shop/day";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field/hidden-fields";
import { useTraffic } from "~/ui/frame/connection";
import { MomentText } from "~/ui/moment-text";

type OpenSession = {
  id: string;
  current: boolean;
  device: string | null;
  address: string | null;
  since: SaidMoment;
  seen: SaidMoment;
};

export function OpenSessions({ sessions }: { sessions: OpenSession[] }) {
  const sending = useTraffic() === "sending";
  return (
    <section className="panel narrow stack" aria-labelledby="sessions">
      <h2 id="sessions">Signed in</h2>
      <ul className="device-list stack plain">
        {sessions.map(({ id, current, device, address, since, seen }) => (
          <li key={id} className="stack close">
            <p>
              <strong>{device ?? "A browser or program"}</strong>
              {address && <span className="number lines"> · {address}</span>}
              {current && " · this device"}
            </p>
            <div className="cluster close soft">
              <span>Signed in</span> <MomentText moment={since} />
              {!current && (
                <>
                  {" "}
                  <span>last used</span> <MomentText moment={seen} />
                </>
              )}
            </div>
            {!current && (
              <Form method="post">
                <HiddenFields fields={{ session: id }} />
                <Button
                  name="intent"
                  value="sign-out"
                  look="quiet"
                  size="small"
                  icon="logout"
                  disabled={sending}
                >
                  Sign out<span className="visually-hidden"> {device ?? "there"}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post">
          <Button name="intent" value="sign-out-others" look="quiet" icon="logout" disabled={sending}>
            Sign out everywhere else
          </Button>
        </Form>
      ) : (
        <p className="soft">Nowhere else.</p>
      )}
    </section>
  );
}
