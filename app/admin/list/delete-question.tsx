import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { PressForm } from "~/admin/frame/press-form";
import { publicName, type RowKind } from "~/models/row/list";
import { HiddenFields } from "~/ui/field/hidden-fields";

type DeleteQuestionProps = {
  name: string;
  id: string;
  action: string;
  back: string;
  kind: RowKind;
};

const after: Partial<Record<RowKind, string>> = {
  account: "This cannot be undone.",
  enquirer: "Undo brings them back, right afterwards.",
};

/** With JavaScript a modal dialog; the focus lies on No, and goes back to Delete or to where the screen begins. */
export function DeleteQuestion({ name, id, action, back, kind }: DeleteQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const [path = "", query = ""] = back.split("?");
  const button = `delete-${id}`;

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.close();
    element.showModal();
    no.current?.focus();
    const cancel = (event: Event) => {
      event.preventDefault();
      navigate(`${back}#${button}`, { preventScrollReset: true });
    };
    element.addEventListener("cancel", cancel);
    return () => {
      element.removeEventListener("cancel", cancel);
      const next = document.getElementById(button) ?? document.getElementById("content");
      next?.focus({ preventScroll: true });
    };
  }, [navigate, back, button]);

  return (
    <dialog
      ref={dialog}
      open
      className="delete-question"
      aria-labelledby="delete-question"
      aria-describedby="delete-what"
    >
      <h2 id="delete-question">Are you sure?</h2>
      <p id="delete-what">
        Delete {kind === "enquirer" ? "all enquiries" : publicName(kind)}{" "}
        <strong>{kind === "enquirer" ? name : `“${name}”`}</strong>.{" "}
        {after[kind] ?? "You can undo this right afterwards."}
      </p>
      <div className="cluster">
        <PressForm
          action={action}
          fields={{ intent: "delete", id, noun: publicName(kind) }}
          stays
          look="danger"
          icon="trash"
        >
          Yes
        </PressForm>
        <form method="get" action={`${path}#${button}`}>
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
