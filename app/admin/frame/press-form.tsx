import { Form } from "@remix-run/react";
import type { ComponentProps } from "react";
import { PRESSED_FIELD } from "~/http/form/own-field";
import { HiddenFields } from "~/ui/field/hidden-fields";
import { SendButton } from "~/ui/send-button";

type PressFormProps = ComponentProps<typeof SendButton> & {
  /** Absent: the screen that it stands on. */
  action?: string;
  fields: Record<string, string>;
  /** The page stands still: what is said of it is in sight. */
  stays?: boolean;
};

export function PressForm({ action, fields, stays, ...button }: PressFormProps) {
  return (
    <Form method="post" action={action} preventScrollReset={stays}>
      <HiddenFields fields={{ ...fields, [PRESSED_FIELD]: "1" }} />
      <SendButton {...button} />
    </Form>
  );
}
