import { Form } from "@remix-run/react";
import type { ComponentProps } from "react";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field/hidden-fields";
import { useTraffic } from "~/ui/frame/connection";

type PressFormProps = ComponentProps<typeof Button> & {
  /** Absent: the screen that it stands on. */
  action?: string;
  fields: Record<string, string>;
  /** The page stands still: what is said of it is in sight. */
  stays?: boolean;
};

export function PressForm({ action, fields, stays, ...button }: PressFormProps) {
  const sending = useTraffic() === "sending";
  return (
    <Form method="post" action={action} preventScrollReset={stays}>
      <HiddenFields fields={fields} />
      <Button {...button} disabled={sending} />
    </Form>
  );
}
