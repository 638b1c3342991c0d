import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Icon } from "~/ui/icon";

// Loaded only where an article is written, and only by browsers that run it.
const Editor = lazy(() => import("./editor"));

type RichTextFieldProps = {
  label: string;
  name: string;
  /** Article HTML in the toolbar's vocabulary. */
  value: string;
  errors?: readonly string[];
  /** The text as it would be stored, after the Preview button. */
  preview: ReactNode;
};

/**
 * Article text. Without JavaScript a field for its HTML with a Preview button (`intent=preview`); with it an editor that
 * keeps the same field, now out of sight, up to date.
 */
export function RichTextField({ label, name, value, errors, preview }: RichTextFieldProps) {
  const hydrated = useHydrated();
  const [ready, setReady] = useState(false);
  const source = useRef<HTMLTextAreaElement>(null);
  const error = errors?.[0];
  const described = error ? `${name}-hint ${name}-error` : `${name}-hint`;
  const write = (html: string) => {
    if (!source.current) return;
    source.current.value = html;
    source.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const leave = (relatedTarget: EventTarget | null) => {
    source.current?.dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget }));
  };
  return (
    <div className="field">
      <label className="field-label" id={`${name}-label`} htmlFor={ready ? undefined : name}>
        {label}
        <span className="field-mark" aria-hidden="true">
          {" "}
          *
        </span>
      </label>
      <span className="field-hint" id={`${name}-hint`}>
        {ready
          ? "Alt+F10 leads to the toolbar, Escape back to the text."
          : "HTML as the toolbar makes it, or plain text: blank lines part paragraphs."}
      </span>
      <textarea
        ref={source}
        className="control rich-source"
        id={ready ? undefined : name}
        name={name}
        rows={12}
        defaultValue={value}
        hidden={ready}
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
      />
      {hydrated && (
        <Suspense fallback={null}>
          <Editor
            id={name}
            labelledBy={`${name}-label`}
            describedBy={described}
            invalid={Boolean(error)}
            initial={() => source.current?.value ?? value}
            onReady={() => setReady(true)}
            onWrite={write}
            onLeave={leave}
          />
        </Suspense>
      )}
      {error && (
        <span className="field-error" id={`${name}-error`}>
          <Icon name="warning" size={18} />
          {error}
        </span>
      )}
      {!hydrated && (
        <button
          type="submit"
          className="button quiet small rich-preview"
          name="intent"
          value="preview"
          formNoValidate
        >
          <Icon name="eye" />
          Preview
        </button>
      )}
      {!ready && preview}
    </div>
  );
}
