import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { useTraffic } from "~/ui/frame/connection";

type OpenSession = { current: boolean; since: string; seen: string };

export function OpenSessions({ sessions }: { sessions: OpenSession[] }) {
  const sending = useTraffic() === "sending";
  return (
    <section className="panel narrow stack" aria-labelledby="sessions">
      <h2 id="sessions">Signed in</h2>
      <ul className="bullets">
        {sessions.map(({ current, since, seen }) => (
          <li key={`${since} ${seen} ${current}`}>
            {current ? (
              <>
                <strong>This device</strong>, since {since}
              </>
            ) : (
              `Another device or program, since ${since}, last used ${seen}`
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
