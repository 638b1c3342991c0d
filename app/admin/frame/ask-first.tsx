import { HiddenFields } from "~/ui/field/hidden-fields";
import { PressForm } from "./press-form";

type AskFirstProps = {
  /** What would happen, as a sentence. */
  what: string;
  yes: string;
  intent: string;
  action: string;
  back: string;
};

/** In the page, without a dialog; the focus is on No. */
export function AskFirst({ what, yes, intent, action, back }: AskFirstProps) {
  const [path = "", rest = ""] = back.split("?");
  const [query = "", place = ""] = rest.split("#");
  return (
    <div className="stack">
      <p id="ask-what">
        <strong>Are you sure?</strong> {what}
      </p>
      <div className="cluster">
        <PressForm action={action} fields={{ intent }} look="danger" icon="trash">
          {yes}
        </PressForm>
        <form method="get" action={place ? `${path}#${place}` : path}>
          <HiddenFields fields={[...new URLSearchParams(query)]} />
          <button
            type="submit"
            className="button quiet"
            aria-describedby="ask-what"
            // biome-ignore lint/a11y/noAutofocus: the answer that changes nothing is the one that a hasty Return gives
            autoFocus
          >
            No
          </button>
        </form>
      </div>
    </div>
  );
}
