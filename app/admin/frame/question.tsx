import { useNavigate } from "@remix-run/react";
import { type ReactNode, type SyntheticEvent, useCallback, useEffect, useRef } from "react";
import { isSending } from "~/ui/browser/connection";
import { HiddenFields } from "~/ui/field/hidden-fields";
import { PressForm } from "./press-form";

type QuestionProps = {
  yes: string;
  action: string;
  fields: Record<string, string>;
  stays?: boolean;
  /** Where No leads, with the place that the focus goes back to. */
  back: string;
  children: ReactNode;
};

/** With JavaScript a modal dialog; the focus lies on No, and goes back to what was pressed or to where the screen begins. */
export function Question({ yes, action, fields, stays, back, children }: QuestionProps) {
  const no = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const [address = "", place = ""] = back.split("#");
  const [path, query] = address.split("?");

  // An effect would come after the question is seen: Escape would do nothing until then.
  const open = useCallback((dialog: HTMLDialogElement | null) => {
    if (!dialog) return;
    dialog.close();
    dialog.showModal();
    no.current?.focus();
  }, []);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    // It is on its way: leaving would not take it back, and its Undo would be lost.
    if (!isSending()) navigate(back, { preventScrollReset: true });
  };
  useEffect(() => {
    return () => {
      const next = document.getElementById(place) ?? document.getElementById("content");
      next?.focus({ preventScroll: true });
    };
  }, [place]);

  return (
    <dialog
      ref={open}
      open
      onCancel={cancel}
      className="question"
      aria-labelledby="question"
      aria-describedby="question-what"
    >
      <h2 id="question">Are you sure?</h2>
      <p id="question-what">{children}</p>
      <div className="cluster">
        <PressForm action={action} fields={fields} stays={stays} look="danger" icon="trash">
          {yes}
        </PressForm>
        <form method="get" action={`${path}#${place}`}>
          <HiddenFields fields={new URLSearchParams(query)} />
          {/* biome-ignore lint/a11y/noAutofocus: the answer that changes nothing is the one that a hasty Return gives */}
          <button type="submit" className="button quiet" ref={no} autoFocus>
            No
          </button>
        </form>
      </div>
    </dialog>
  );
}
