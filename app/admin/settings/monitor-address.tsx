import { PressForm } from "~/admin/frame/press-form";
import { InputField } from "~/ui/field/field";

export const MONITOR_INTENT = "renew-monitor";

type MonitorAddressProps = { address: string | null; path: string };

export function MonitorAddress({ address, path }: MonitorAddressProps) {
  return (
    <section className="panel narrow stack" aria-labelledby="monitor-heading">
      <h2 id="monitor-heading">Monitor</h2>
      <p>
        A monitoring service that requests this address is told what is wrong: the disk, the mail server, the
        backups, missing pictures. Anyone who knows the address can read it.
      </p>
      {address && <InputField label="Address for the monitor" name="monitor" readOnly value={address} />}
      <PressForm action={path} fields={{ intent: MONITOR_INTENT }} look="quiet">
        {address ? "Replace this address with a new one" : "Make an address"}
      </PressForm>
    </section>
  );
}
