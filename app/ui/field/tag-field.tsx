import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { FieldFrame, type FrameProps } from "./field-frame";

type TagFieldProps = FrameProps & {
  tags: readonly string[];
  most: number;
  characters: number;
  /** Whether an empty row for one more stands at the end, as after Return. */
  spare?: boolean;
  /** A row's index, after a button has added or removed one. */
  focus?: number | null;
};

/** A spare one is the last, made by Return, and no tag until something is typed into it. */
type Row = { key: number; text: string; spare: boolean };

/** Without JavaScript its buttons submit (`intent=add-tag`, `remove-tag-{index}`); a spare row is `next-{name}`. */
export function TagField({ name, tags, most, characters, spare = false, focus, ...frame }: TagFieldProps) {
  const next = useRef(0);
  const keyed = (text: string, isSpare = false): Row => ({ key: next.current++, text, spare: isSpare });
  const [rows, setRows] = useState(() => [
    ...(tags.length > 0 ? tags : [""]).map((tag) => keyed(tag)),
    ...(spare ? [keyed("", true)] : []),
  ]);
  const [wanted, setWanted] = useState<number | null>(focus ?? null);
  const [full, setFull] = useState("");
  const error = frame.errors?.[0];

  const add = (isSpare: boolean) => {
    setRows([...rows, keyed("", isSpare)]);
    setWanted(rows.length);
  };
  const remove = (event: MouseEvent<HTMLButtonElement>, index: number) => {
    event.preventDefault();
    setRows(rows.filter((_, at) => at !== index));
    setWanted(null);
    // The button is about to vanish: go on with the tag before it, or the one that takes its place.
    inputsOf(event.currentTarget)?.[index > 0 ? index - 1 : 1]?.focus();
    // As if it were typed, so that the form knows of it.
    event.currentTarget.closest("fieldset")?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const goOn = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (index < rows.length - 1) inputsOf(event.currentTarget)?.[index + 1]?.focus();
    else if (event.currentTarget.value.trim() !== "" && rows.length < most) add(true);
  };
  const take = (key: number, text: string) => {
    setRows(rows.map((row) => (row.key === key ? { ...row, spare: false } : row)));
    setFull(text.length < characters ? "" : `“${text}” is full: a tag holds ${characters} characters.`);
  };
  return (
    <FieldFrame
      around="controls"
      name={name}
      {...frame}
      after={
        <div className="tag-foot">
          {rows.length < most && (
            <Button
              look="quiet"
              size="small"
              icon="plus"
              name="intent"
              value="add-tag"
              formNoValidate
              onClick={(event) => {
                event.preventDefault();
                // A second row would make a tag of the spare one, which is refused while nothing stands in it.
                if (rows.at(-1)?.spare) inputsOf(event.currentTarget)?.[rows.length - 1]?.focus();
                else add(false);
              }}
            >
              Add tag
            </Button>
          )}
          <span role="status" className="field-hint">
            {full}
          </span>
        </div>
      }
    >
      {() => (
        <div className="tag-inputs">
          {rows.map((row, index) => (
            <div className="tag-input" key={row.key}>
              <input
                className="control"
                id={index === 0 ? name : `${name}-${index}`}
                name={row.spare ? `next-${name}` : name}
                data-tag=""
                aria-label={`Tag ${index + 1}`}
                aria-required="true"
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${name}-error` : undefined}
                maxLength={characters}
                defaultValue={row.text}
                autoComplete="off"
                enterKeyHint="next"
                // biome-ignore lint/a11y/noAutofocus: the field that a button has just made is where typing goes on
                autoFocus={index === wanted}
                onKeyDown={(event) => goOn(event, index)}
                onInput={({ currentTarget: { value } }) => take(row.key, value)}
              />
              {rows.length > 1 && (
                <button
                  type="submit"
                  className="button quiet"
                  name="intent"
                  value={`remove-tag-${index}`}
                  formNoValidate
                  aria-label={`Remove tag ${index + 1}`}
                  onClick={(event) => remove(event, index)}
                >
                  <Icon name="close" />
                </button>
              )}
            </div>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

function inputsOf(within: HTMLInputElement | HTMLButtonElement) {
  return within.closest("fieldset")?.querySelectorAll<HTMLInputElement>("input[data-tag]");
}
