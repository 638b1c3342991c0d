import { type Location, useBeforeUnload, useBlocker } from "@remix-run/react";
import { type RefObject, useCallback, useRef } from "react";
import { Button } from "~/ui/button";

type UnsavedGuardProps = {
  /** What holds the fields: the browser is told that it is gone a moment after it went, and must not ask about it then. */
  guarded: RefObject<HTMLElement>;
  /** Asked without a way when the browser leaves the site or loads the page anew. */
  isUnsaved: (leaving?: {
    currentLocation: Location;
    nextLocation: Location;
    historyAction: string;
  }) => boolean;
  /** Whether the browser keeps what is typed. */
  isKept: () => boolean;
};

/** Before a link of the site and before the browser leaves. Needs JavaScript. */
export function UnsavedGuard({ guarded, isUnsaved, isKept }: UnsavedGuardProps) {
  const dialog = useRef<HTMLDialogElement | null>(null);
  // One that is taken out open does not give the focus back.
  const open = useCallback((now: HTMLDialogElement | null) => {
    if (now) now.showModal();
    else dialog.current?.close();
    dialog.current = now;
  }, []);
  const blocker = useBlocker(isUnsaved);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (guarded.current && isUnsaved()) event.preventDefault();
      },
      [guarded, isUnsaved],
    ),
  );
  if (blocker.state !== "blocked") return null;
  const without = guarded.current?.querySelector("[type=file]") ? ", without chosen pictures," : "";
  return (
    <dialog
      ref={open}
      className="question"
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
      onCancel={() => blocker.reset()}
    >
      <h2 id="leave-title">Leave without saving?</h2>
      <p id="leave-text">
        What you have changed on this screen is not saved yet.{" "}
        {isKept() && blocker.location.pathname !== "/logout"
          ? `This browser keeps it as a draft${without} until you log out.`
          : "It is not kept anywhere else."}
      </p>
      <div className="cluster">
        <Button type="button" onClick={() => blocker.reset()}>
          Stay here
        </Button>
        <Button type="button" look="danger" onClick={() => blocker.proceed()}>
          Leave
        </Button>
      </div>
    </dialog>
  );
}
