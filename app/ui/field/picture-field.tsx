import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { Picture } from "~/ui/picture";
import { FieldFrame } from "./field";
import { findPictureFault, PICTURE_TYPES } from "./picture-fault";

type PictureFieldProps = {
  label: string;
  name: string;
  required?: boolean;
  errors?: readonly string[];
  /** File name of the picture that is stored now. */
  stored: string | null;
  /** A picture that was sent before and waits on the server: its file name and what its sender called it. */
  kept: { name: string; label: string } | null;
};

/** `before` are the messages that stood there when it was chosen: they were about another file. */
type Chosen = {
  file: File;
  url: string | null;
  fault: string | null;
  before: readonly string[] | undefined;
};

/**
 * A picture to choose, with the one that is there. One that was sent with a refused form waits on the server and can
 * be taken off; the buttons submit the form (`intent=drop-{name}`), with JavaScript they act at once. A picture that
 * is being chosen is only seen with JavaScript.
 */
export function PictureField({ label, name, required, errors, stored, kept }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [dropped, setDropped] = useState<string | null>(null);
  const keptName = kept?.name ?? null;
  const waiting = kept && keptName !== dropped ? kept : null;

  // What waits on the server need not be sent again.
  useEffect(() => {
    if (!keptName) return;
    if (input.current) input.current.value = "";
    setChosen(null);
  }, [keptName]);
  const url = chosen?.url ?? null;
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);

  const choose = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const file = files?.[0];
    if (!file) return setChosen(null);
    const fault = findPictureFault(file);
    setChosen({ file, fault, before: errors, url: fault ? null : URL.createObjectURL(file) });
  };
  const about = chosen && chosen.before === errors ? undefined : errors;
  const shown = chosen?.fault ? [chosen.fault] : about;
  return (
    <div className="picture-field">
      <FieldFrame
        label={label}
        name={name}
        required={required}
        errors={shown}
        hint="JPEG, PNG or WebP, at most 12 MB"
      >
        {(control) => (
          <input
            {...control}
            required={undefined}
            ref={input}
            type="file"
            className="control"
            accept={PICTURE_TYPES.join()}
            onChange={choose}
          />
        )}
      </FieldFrame>
      {url && chosen && (
        <figure className="image-preview">
          <img src={url} alt="" />
          <figcaption>Chosen: {chosen.file.name}</figcaption>
        </figure>
      )}
      {!url && waiting && (
        <figure className="image-preview">
          <Picture name={waiting.name} alt="" sizes="16rem" className="free" />
          <figcaption className="cluster close">
            <span>Kept: {waiting.label}</span>
            <DropButton name={name} onDrop={() => setDropped(waiting.name)} />
          </figcaption>
        </figure>
      )}
      {!url && !waiting && stored && (
        <figure className="image-preview">
          <Picture name={stored} alt="" sizes="16rem" className="free" />
          <figcaption>Stored now. Without a new one it stays.</figcaption>
        </figure>
      )}
      {dropped !== null && dropped === keptName && (
        <input type="hidden" name={`remove-${name}`} defaultValue="1" />
      )}
    </div>
  );
}

function DropButton({ name, onDrop }: { name: string; onDrop: () => void }) {
  return (
    <button
      type="submit"
      className="button quiet small"
      name="intent"
      value={`drop-${name}`}
      formNoValidate
      onClick={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      Remove
    </button>
  );
}
