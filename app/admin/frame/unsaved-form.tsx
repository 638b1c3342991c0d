import { type ComponentProps, type ReactNode, useCallback, useRef, useState } from "react";
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
  const isSent = useRef(false);
  const form = useRef<HTMLDivElement>(null);
  const isUnsaved = useCallback(
    (leaving: Leaving) => {
      if (!touched && !unsaved) return false;
      // It is sent to its own screen.
      return leaving ? leaving.nextLocation.pathname !== leaving.currentLocation.pathname : !isSent.current;
    },
    [touched, unsaved],
  );
  const type = () => {
    isSent.current = false;
    setTouched(true);
  };
  const send = () => {
    isSent.current = true;
  };
  return (
    <div ref={form} className="stack" onInput={type} onSubmit={send}>
      {children}
      <UnsavedGuard guarded={form} isUnsaved={isUnsaved} isKept={() => false} />
    </div>
  );
}
