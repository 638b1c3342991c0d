import { useSubmit } from "@remix-run/react";
import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { PressForm } from "~/admin/frame/press-form";
import { useTraffic } from "~/ui/browser/connection";
import { Button } from "~/ui/button";
import { MomentText } from "~/ui/moment-text";
import { Notice } from "~/ui/notice";
import type { ShownDevices } from "./device-action.server";
import { type Ability, Refused, readAbility, subscribeHere } from "./subscription";

type NotificationsProps = { devices: ShownDevices; problem: string | undefined };

export function Notifications({ devices: { key, list }, problem }: NotificationsProps) {
  return (
    <section className="panel narrow stack" aria-labelledby="notifications">
      <h2 id="notifications">Notifications on this device</h2>
      <p>
        A new enquiry appears on your phone or computer, with its sender's name and weight, and so does what a
        buyer does with a quotation, with the customer and its number, even while this site is closed. A
        locked screen shows no phone number.
      </p>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {key === null ? (
        <Notice>
          Notifications are not set up on the server: it has no keys for them (PUSH_PUBLIC_KEY and
          PUSH_PRIVATE_KEY in .env, which a start writes by itself where it can). Enquiries wait in the inbox.
        </Notice>
      ) : (
        <NotifyHere serverKey={key} isTold={list.some(({ current }) => current)} />
      )}
      {list.length > 0 && (
        <>
          <h3>Devices that are notified</h3>
          <ul className="device-list stack">
            {list.map((device) => (
              <DeviceEntry key={device.id} device={device} sends={key !== null} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type DeviceEntryProps = { device: ShownDevices["list"][number]; sends: boolean };

function DeviceEntry({ device, sends }: DeviceEntryProps) {
  const { id, name, current, since, sent, error, waits } = device;
  const button = { look: "quiet", size: "small", about: `${name}, since ${since.text}` } as const;
  return (
    <li className="stack">
      <p>
        <strong>{name}</strong>
        {current && " (this device)"}
      </p>
      <div className="cluster close soft">
        <span>Since</span> <MomentText moment={since} />
        {sent ? (
          <>
            <span>last notification</span> <MomentText moment={sent} />
          </>
        ) : (
          <span>No notification yet.</span>
        )}
      </div>
      {error && (
        <Notice tone="warn">{`The last notification has not arrived and ${waits ? "will be" : "is not"} tried again. Reason: ${error}`}</Notice>
      )}
      <div className="cluster close">
        {sends && (
          <PressForm fields={{ intent: "test-device", device: id }} {...button}>
            Send a test notification
          </PressForm>
        )}
        <PressForm fields={{ intent: "remove-device", device: id }} {...button}>
          Remove
        </PressForm>
      </div>
    </li>
  );
}

type NotifyHereProps = {
  serverKey: string;
  isTold: boolean;
};

const hindrances: Record<Exclude<Ability, "able">, string> = {
  insecure: "Browsers show notifications only from sites with https, and this one was opened without it.",
  "home-screen":
    "On an iPhone or iPad, put the site on the home screen first: tap Share, then “Add to Home Screen”, open it from there and come back to this screen.",
  unable: "This browser cannot show notifications from sites. A current Chrome, Edge, Firefox or Safari can.",
  denied:
    "This browser is set to block this site's notifications. Allow them in its settings for this site, then load this screen again.",
};

/** The browser asks its owner only after the button was pressed. */
function NotifyHere({ serverKey, isTold }: NotifyHereProps) {
  const hydrated = useHydrated();
  const submit = useSubmit();
  const sending = useTraffic() === "sending";
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!hydrated) {
    return (
      <p className="soft">To be notified on this device, open this screen with JavaScript switched on.</p>
    );
  }
  const ability = readAbility();
  if (ability !== "able") return <Notice>{hindrances[ability]}</Notice>;
  if (isTold) return null;

  const ask = async () => {
    setAsking(true);
    setProblem(null);
    try {
      const subscription = await subscribeHere(serverKey);
      submit({ intent: "add-device", ...subscription }, { method: "post", action: "/adminpassword" });
    } catch (error) {
      setProblem(error instanceof Refused ? error.message : `The browser could not do it: ${String(error)}`);
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <p>
        <Button type="button" disabled={asking || sending} onClick={() => void ask()}>
          {asking || sending ? "Asking..." : "Notify me on this device"}
        </Button>
      </p>
      {problem && <Notice tone="bad">{problem}</Notice>}
    </>
  );
}
