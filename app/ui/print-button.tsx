import type { ComponentProps } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Button } from "./button";
import { Icon } from "./icon";

/** Only a script can print. The button's place is kept until one runs, so that nothing moves when it comes. */
export function PrintButton({ size }: Pick<ComponentProps<typeof Button>, "size">) {
  if (!useHydrated())
    return (
      <span className={`button ${size ?? ""}`} hidden>
        <Icon name="print" />
        Print
      </span>
    );
  return (
    <Button type="button" look="quiet" size={size} icon="print" onClick={() => window.print()}>
      Print
    </Button>
  );
}
