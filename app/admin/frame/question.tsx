import { useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
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
  const dialog = useRef<HTMLDialogElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const [address = "", place = ""] = back.split("#");
  const [path, query] = address.split("?");

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.close();
    element.showModal();
    no.current?.focus();
    const cancel = (event: Event) => {
      event.preventDefault();
      navigate(back, { preventScrollReset: true });
    };
    element.addEventListener("cancel", cancel);
    return () => {
      element.removeEventListener("cancel", cancel);
      const next = document.getElementById(place) ?? document.getElementById("content");
      next?.focus({ preventScroll: true });
    };
  }, [navigate, back, place]);

  return (
    <dialog
      ref={dialog}
      open
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
