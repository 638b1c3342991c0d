import { type MouseEvent, useRef, useState } from "react";
import { Icon } from "~/ui/icon";
import { FieldFrame, type FrameProps } from "./field-frame";

type TagFieldProps = FrameProps & {
  tags: readonly string[];
  /** Of tags: there is no Add button beyond. */
  most: number;
  /** Of one tag: its input takes no more. */
  characters: number;
  /** Its index, after a button has added or removed one. */
  focus?: number | null;
};

/** Its buttons submit the form (`intent=add-tag`, `remove-tag-{index}`); with JavaScript they act at once. */
export function TagField({ name, tags, most, characters, focus, ...frame }: TagFieldProps) {
  const next = useRef(0);
  const keyed = (text: string) => ({ key: next.current++, text });
  const [rows, setRows] = useState(() => (tags.length > 0 ? tags : [""]).map(keyed));
  const [wanted, setWanted] = useState<number | null>(focus ?? null);
  const error = frame.errors?.[0];

  const add = (event: MouseEvent) => {
    event.preventDefault();
    setRows([...rows, keyed("")]);
    setWanted(rows.length);
  };
  const remove = (event: MouseEvent<HTMLButtonElement>, index: number) => {
    event.preventDefault();
    setRows(rows.filter((_, at) => at !== index));
    setWanted(null);
    // The button is about to vanish: go on with the tag before it, or the one that takes its place.
    const inputs = event.currentTarget.form?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`);
    inputs?.[index > 0 ? index - 1 : 1]?.focus();
  };
  return (
    <FieldFrame
      around="controls"
      className="choices tag-field"
      name={name}
      {...frame}
      after={
        rows.length < most && (
          <button
            type="submit"
            className="button quiet small tag-add"
            name="intent"
            value="add-tag"
            formNoValidate
            onClick={add}
          >
            <Icon name="plus" />
            Add tag
          </button>
        )
      }
    >
      {() => (
        <div className="tag-inputs">
          {rows.map(({ key, text }, index) => (
            <div className="tag-input" key={key}>
              <input
                className="control"
                id={index === 0 ? name : `${name}-${index}`}
                name={name}
                aria-label={`Tag ${index + 1}`}
                aria-required="true"
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${name}-error` : undefined}
                maxLength={characters}
                defaultValue={text}
                autoComplete="off"
                // biome-ignore lint/a11y/noAutofocus: the field that a button has just made is where typing goes on
                autoFocus={index === wanted}
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
