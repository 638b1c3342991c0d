import { useActionData } from "@remix-run/react";
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLoss, useTraffic } from "~/ui/browser/connection";
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
  const traffic = useTraffic();
  const loss = useLoss();
  const reply = useActionData();
  const isSent = useRef(false);
  const form = useRef<HTMLDivElement>(null);
  const isUnsaved = useCallback(
    (leaving: Leaving) => {
      if (isSent.current || (!touched && !unsaved)) return false;
      // What is on its way was asked about, or is the form itself.
      if (!leaving) return traffic === "idle";
      const { currentLocation: here, nextLocation: next, historyAction } = leaving;
      const isPlaceHere = next.pathname === here.pathname && next.search === here.search;
      return historyAction !== "POP" || !isPlaceHere;
    },
    [touched, unsaved, traffic],
  );
  // The router asks while the form's own event passes: other forms of the screen may draw this one anew.
  const begin = () => {
    isSent.current = true;
  };
  const end = (event: FormEvent) => {
    isSent.current = !event.isDefaultPrevented();
  };
  // What was lost or refused is saved nowhere.
  useEffect(() => {
    if (loss?.of === "form" || reply) isSent.current = false;
  }, [loss, reply]);
  const type = () => {
    isSent.current = false;
    setTouched(true);
  };
  return (
    <div ref={form} className="stack" onInput={type} onSubmitCapture={begin} onSubmit={end}>
      {children}
      <UnsavedGuard guarded={form} isUnsaved={isUnsaved} isKept={() => false} />
    </div>
  );
}
