import { Icon } from "~/ui/icon";
import { useReplyFocus } from "./reply-focus";

type ErrorSummaryProps = {
  errors: Record<string, readonly string[] | undefined> | undefined;
  labels?: Record<string, string> | undefined;
  /** The fields as they stand on the screen, where their rules are told in another order. */
  order?: readonly string[] | undefined;
  /** False where the first wrong field takes the focus. */
  takesFocus?: boolean;
};

const TITLE = "Check the form";

/** It takes the focus at every refusal. Without an id: each form of a page may have its own. */
export function ErrorSummary({ errors, labels = {}, order = [], takesFocus = true }: ErrorSummaryProps) {
  const summary = useReplyFocus(takesFocus);
  const wrong = Object.entries(errors ?? {}).flatMap(([field, messages]) =>
    messages?.[0] ? [{ field, message: messages[0] }] : [],
  );
  wrong.sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
  if (wrong.length === 0) return null;
  return (
    <div
      className="notice error-summary"
      role="alert"
      aria-label={TITLE}
      tabIndex={-1}
      ref={summary}
      // biome-ignore lint/a11y/noAutofocus: after a refused form the summary is where reading goes on
      autoFocus
    >
      <Icon name="warning" size={22} />
      <div>
        <p className="notice-title">{TITLE}</p>
        <ul>
          {wrong.map(({ field, message }) => (
            <li key={field}>
              {namesField(message, labels[field]) ? "" : `${labels[field]}: `}
              {field === "form" ? message : <a href={`#${field}`}>{message}</a>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function namesField(message: string, label = "") {
  return message.toLowerCase().startsWith(label.toLowerCase());
}
