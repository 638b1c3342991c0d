import { PressForm } from "~/admin/frame/press-form";
import type { SaidMoment } from "~/models/shop/day";
import { MomentText } from "~/ui/moment-text";
import { Notice } from "~/ui/notice";
import { NotifyHere } from "./notify-here";

type ShownDevice = {
  id: string;
  name: string;
  current: boolean;
  since: SaidMoment;
  sent: SaidMoment | null;
  error: string | null;
};

type NotificationsProps = {
  /** Without a key the server cannot send any. */
  devices: { key: string | null; list: ShownDevice[] };
  problem: string | undefined;
};

export function Notifications({ devices: { key, list }, problem }: NotificationsProps) {
  return (
    <section className="panel narrow stack" aria-labelledby="notifications">
      <h2 id="notifications">Notifications on this device</h2>
      <p>
        A new enquiry appears on your phone or computer, with its sender's name and weight, even while this
        site is closed. A locked screen shows no phone number.
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
          <ul className="device-list stack plain">
            {list.map((device) => (
              <DeviceEntry key={device.id} device={device} sends={key !== null} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function DeviceEntry({ device, sends }: { device: ShownDevice; sends: boolean }) {
  const { id, name, current, since, sent, error } = device;
  const button = { look: "quiet", size: "small", about: name } as const;
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
        <Notice tone="warn">{`The last notification has not arrived and will be tried again. Reason: ${error}`}</Notice>
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
