import { PressForm } from "~/admin/frame/press-form";
import type { SaidMoment } from "~/models/shop/day";
import { formatCount } from "~/steel/figures";
import { useFigures } from "~/ui/figures";
import { MomentText } from "~/ui/moment-text";

type OpenSession = {
  id: string;
  current: boolean;
  device: string | null;
  address: string | null;
  since: SaidMoment;
  seen: SaidMoment;
};

export function OpenSessions({ sessions, more }: { sessions: OpenSession[]; more: number }) {
  const figures = useFigures();
  return (
    <section className="panel narrow stack" aria-labelledby="sessions">
      <h2 id="sessions">Signed in</h2>
      <ul className="device-list stack">
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
              <PressForm
                fields={{ intent: "sign-out", session: id }}
                look="quiet"
                size="small"
                icon="logout"
                about={`${device ?? "there"}, since ${since.text}`}
              >
                Sign out
              </PressForm>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="soft">And {formatCount(more, figures)} more, last used before these.</p>}
      {sessions.length > 1 ? (
        <PressForm fields={{ intent: "sign-out-others" }} look="quiet" icon="logout">
          Sign out everywhere else
        </PressForm>
      ) : (
        <p className="soft">Nowhere else.</p>
      )}
    </section>
  );
}
