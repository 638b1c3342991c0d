import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { FieldFrame } from "~/ui/field/field-frame";
import { Icon } from "~/ui/icon";

// Loaded only where an article is written, and only by browsers that run it.
const Editor = lazy(() => import("./editor"));

type RichTextFieldProps = {
  label: string;
  name: string;
  /** Article HTML in the toolbar's vocabulary. */
  value: string;
  errors?: readonly string[];
  /** As it would be stored, after the Preview button. */
  preview: ReactNode;
};

/** Without JavaScript a field for HTML with a Preview button (`intent=preview`); the editor keeps it up to date. */
export function RichTextField({ label, name, value, errors, preview }: RichTextFieldProps) {
  const hydrated = useHydrated();
  const [ready, setReady] = useState(false);
  const source = useRef<HTMLTextAreaElement>(null);
  const write = (html: string) => {
    if (!source.current) return;
    source.current.value = html;
    source.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const leave = (relatedTarget: EventTarget | null) => {
    source.current?.dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget }));
  };
  return (
    <FieldFrame
      label={label}
      name={name}
      required
      labelFor={ready ? null : name}
      hint={
        ready
          ? "Alt+F10 leads to the toolbar, Escape back to the text."
          : "HTML as the toolbar makes it, or plain text: blank lines part paragraphs."
      }
      errors={errors}
      after={
        <>
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
        </>
      }
    >
      {(control) => (
        <>
          <textarea
            ref={source}
            className="control rich-source"
            id={ready ? undefined : name}
            name={name}
            rows={12}
            defaultValue={value}
            hidden={ready}
            aria-describedby={control["aria-describedby"]}
            aria-invalid={control["aria-invalid"]}
          />
          {hydrated && (
            <Suspense fallback={null}>
              <Editor
                id={name}
                labelledBy={`${name}-label`}
                describedBy={control["aria-describedby"] ?? ""}
                invalid={control["aria-invalid"] ?? false}
                initial={() => source.current?.value ?? value}
                onReady={() => setReady(true)}
                onWrite={write}
                onLeave={leave}
              />
            </Suspense>
          )}
        </>
      )}
    </FieldFrame>
  );
}
