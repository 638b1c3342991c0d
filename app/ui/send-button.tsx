import type { ComponentProps } from "react";
import { useTraffic } from "./browser/connection";
import { Button } from "./button";

/** Pressed once: while a form is on its way it says so, with `busy`. */
export function SendButton({ busy, children, ...button }: ComponentProps<typeof Button> & { busy?: string }) {
  const sending = useTraffic() === "sending";
  return (
    <Button {...button} disabled={sending}>
      {sending && busy ? busy : children}
    </Button>
  );
}
