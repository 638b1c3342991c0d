import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { InputField } from "~/ui/field/field";
import { useTraffic } from "~/ui/frame/connection";

export const MONITOR_INTENT = "renew-monitor";

type MonitorAddressProps = { address: string | null; path: string };

export function MonitorAddress({ address, path }: MonitorAddressProps) {
  const sending = useTraffic() === "sending";
  return (
    <section className="panel narrow stack" aria-labelledby="monitor-heading">
      <h2 id="monitor-heading">Monitor</h2>
      <p>
        A monitoring service that requests this address is told what is wrong: the disk, the mail server, the
        backups, missing pictures. Anyone who knows the address can read it.
      </p>
      {address && <InputField label="Address for the monitor" name="monitor" readOnly value={address} />}
      <Form method="post" action={path}>
        <Button name="intent" value={MONITOR_INTENT} look="quiet" disabled={sending}>
          {address ? "Replace this address with a new one" : "Make an address"}
        </Button>
      </Form>
    </section>
  );
}
