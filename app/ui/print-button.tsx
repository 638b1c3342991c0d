import type { ComponentProps } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Button } from "./button";

/** Only a script can print. */
export function PrintButton({ size }: Pick<ComponentProps<typeof Button>, "size">) {
  return (
    useHydrated() && (
      <Button type="button" look="quiet" size={size} icon="print" onClick={() => window.print()}>
        Print
      </Button>
    )
  );
}
