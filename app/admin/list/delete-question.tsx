import { Form, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { publicName, type RowKind } from "~/models/row/list";
import { Button } from "~/ui/button";
import { useTraffic } from "~/ui/frame/connection";

type DeleteQuestionProps = {
  name: string;
  id: string;
  /** Posts `intent=delete` and `id` here. */
  action: string;
  /** Where No leads: the list as it was. */
  back: string;
  kind: RowKind;
};

/** Part of the page without JavaScript; with it, a modal dialog that Escape answers with No. */
export function DeleteQuestion({ name, id, action, back, kind }: DeleteQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const sending = useTraffic() === "sending";
  const [path = "", query = ""] = back.split("?");
  const row = `row-${id}`;

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.close();
    element.showModal();
    const cancel = (event: Event) => {
      event.preventDefault();
      navigate(`${back}#${row}`, { preventScrollReset: true });
    };
    element.addEventListener("cancel", cancel);
    return () => {
      element.removeEventListener("cancel", cancel);
      document.getElementById(row)?.focus({ preventScroll: true });
    };
  }, [navigate, back, row]);

  return (
    <dialog ref={dialog} open className="delete-question" aria-labelledby="delete-question">
      <h2 id="delete-question">Are you sure?</h2>
      <p>
        <strong>{name}</strong> will be deleted.
      </p>
      <div className="cluster">
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="noun" value={publicName(kind)} />
          <Button look="danger" icon="trash" disabled={sending}>
            Yes
          </Button>
        </Form>
        <form method="get" action={`${path}#${row}`}>
          {[...new URLSearchParams(query)].map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <Button look="quiet">No</Button>
        </form>
      </div>
    </dialog>
  );
}
