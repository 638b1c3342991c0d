import { type ComponentProps, type ReactNode, useCallback, useState } from "react";
import { UnsavedGuard } from "~/ui/field/unsaved-guard";

type UnsavedFormProps = {
  /** Whether the form shows what is saved nowhere, before anything is typed into it. */
  unsaved: boolean;
  children: ReactNode;
};

type Leaving = Parameters<ComponentProps<typeof UnsavedGuard>["isUnsaved"]>[0];

/** Around a form of which no draft is kept: asks before what was typed into it is left. */
export function UnsavedForm({ unsaved, children }: UnsavedFormProps) {
  const [touched, setTouched] = useState(false);
  const isUnsaved = useCallback(
    // It is sent to its own screen.
    (leaving: Leaving) =>
      (touched || unsaved) && leaving?.nextLocation.pathname !== leaving?.currentLocation.pathname,
    [touched, unsaved],
  );
  return (
    <div className="stack" onInput={() => setTouched(true)}>
      {children}
      <UnsavedGuard isUnsaved={isUnsaved} isKept={() => false} />
    </div>
  );
}
