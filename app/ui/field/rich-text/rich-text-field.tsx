import { type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { FieldFrame } from "~/ui/field/field-frame";
import { Icon } from "~/ui/icon";
import { later } from "~/ui/later";
import { hasKeyboard } from "./keyboard";

// Loaded only where an article is written, and only by browsers that run it; where it does not arrive the textarea stays.
const Editor = later(() => import("./editor"));

type RichTextFieldProps = {
  label: string;
  name: string;
  value: string;
  errors?: readonly string[];
  preview: ReactNode;
  /** Where the Preview button sends the form (`intent=preview`): the screen itself, at its preview. */
  previewAction: string;
};

/** Without JavaScript a field for HTML; the editor keeps it up to date. */
export function RichTextField({ label, name, value, errors, preview, previewAction }: RichTextFieldProps) {
  const hydrated = useHydrated();
  const [ready, setReady] = useState(false);
  const source = useRef<HTMLTextAreaElement>(null);
  const takeOver = useCallback(() => {
    setReady(true);
    // Elsewhere than at its end, nobody would go on where he was.
    const box = source.current;
    return box !== null && document.activeElement === box && box.selectionEnd === box.value.length;
  }, []);
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
          ? toolbarHint()
          : "HTML as the toolbar makes it, or plain text with blank lines between paragraphs."
      }
      errors={errors}
      after={
        <>
          <button
            type="submit"
            className="button quiet small rich-preview"
            name="intent"
            value="preview"
            formAction={previewAction}
            formNoValidate
          >
            <Icon name="eye" />
            Preview
          </button>
          {preview}
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
                onReady={takeOver}
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

function toolbarHint() {
  return hasKeyboard() ? "Alt+F10 moves to the toolbar, Escape back to the text." : undefined;
}
