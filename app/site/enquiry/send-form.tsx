/** The one form of a list with sizes on it: everything that is typed on its page belongs to it, wherever it stands. */
export const SEND_FORM = "send";

export const ENTER = "enter";

/**
 * Enter presses the first button of a form: this one, which changes the lines that were typed into, and sends the list
 * where none was.
 */
export function EnterButton() {
  return (
    <button
      type="submit"
      form={SEND_FORM}
      name="intent"
      value={ENTER}
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
    >
      Send enquiry
    </button>
  );
}

/** What was typed on the page while it has no such form: it goes along with the other forms. */
export function TypedFields({ values }: { values: Record<string, string> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
