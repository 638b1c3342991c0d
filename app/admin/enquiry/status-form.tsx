import { type ComponentProps, useEffect, useRef, useState } from "react";
import { type EnquiryStatus, enquiryStatuses } from "~/models/enquiry/form";
import { capitalise, cleanLines } from "~/models/text/typed-text";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field/field";
import type { UnsavedGuard } from "~/ui/field/unsaved-guard";
import { Notice } from "~/ui/notice";

export type UnsavedChange = {
  note: string;
  /** The note that its writer has read: of `newer`, if there is one. */
  was: string;
  errors: string[];
  /** Somebody else's, written since. */
  newer: string | null;
};

type EnquiryFormProps = {
  id: string;
  status: EnquiryStatus | null;
  note: string;
  unsaved: UnsavedChange | null;
  action: string;
  name: string;
};

export function EnquiryForm({ id, status, note, unsaved, action, name }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const was = useNoteRead(form, note, unsaved?.was ?? null);
  return (
    // No Form of the router: a press would give up the one before it. A browser keeps the fragment when it is led back.
    <form
      method="post"
      id={`change-${id}`}
      action={`${action}#change-${id}`}
      data-stays
      className="enquiry-form"
      ref={form}
    >
      <input type="hidden" name="id" value={id} />
      {status && <input type="hidden" name="before" value={status} />}
      <input type="hidden" name="was" value={was} />
      <fieldset className="status-buttons">
        <legend className="field-label">
          Status<span className="visually-hidden"> of {name}</span>
        </legend>
        {enquiryStatuses.map((each) => (
          <button
            key={each}
            type="submit"
            name="status"
            value={each}
            className="status-button"
            aria-pressed={each === status}
          >
            {capitalise(each)}
          </button>
        ))}
      </fieldset>
      {unsaved?.newer != null && (
        <Notice tone="warn" title="Somebody else has changed the note in the meantime">
          <p className="enquiry-message">{unsaved.newer || "It is empty now."}</p>
          <p>Yours is below and is not saved. Saving it again replaces theirs.</p>
        </Notice>
      )}
      <TextField
        label={
          <>
            Note<span className="visually-hidden"> to {name}</span>
          </>
        }
        name="note"
        id={`note-${id}`}
        rows={2}
        defaultValue={unsaved?.note ?? note}
        errors={unsaved?.errors}
      />
      <Button look="quiet" about={`to ${name}`}>
        Save note
      </Button>
    </form>
  );
}

/** Whatever is pressed in the inbox leaves its notes as they are typed. Call and mail are no way out of the site. */
export const leavesNote: ComponentProps<typeof UnsavedGuard>["isUnsaved"] = (leaving) => {
  if (!leaving || leaving.nextLocation.pathname === leaving.currentLocation.pathname) return false;
  return [...document.querySelectorAll<HTMLFormElement>(".enquiry-form")].some((form) => {
    const fields = new FormData(form);
    return cleanLines(String(fields.get("note"))) !== fields.get("was");
  });
};

/** While somebody types, a newer note that the list brings is neither put in its place nor taken for read. */
function useNoteRead(form: { current: HTMLFormElement | null }, latest: string, told: string | null) {
  const [read, setRead] = useState(told ?? latest);
  useEffect(() => {
    if (told !== null) return setRead(told);
    const field = form.current?.elements.namedItem("note");
    if (!(field instanceof HTMLTextAreaElement) || latest === read) return;
    const typed = cleanLines(field.value);
    if (typed === read) field.value = latest;
    if (typed === read || typed === latest) setRead(latest);
  }, [form, latest, read, told]);
  return read;
}
