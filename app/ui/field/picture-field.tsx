import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { Picture } from "~/ui/picture";
import { FieldFrame } from "./field-frame";
import { findPictureFault, PICTURE_TYPES } from "./picture-fault";

type PictureFieldProps = {
  label: string;
  name: string;
  required?: boolean;
  errors?: readonly string[];
  /** File name. */
  stored: string | null;
  /** On the server: its file name and what its sender called it. */
  waiting: { name: string; label: string } | null;
};

/** `before` are the messages at the time it was chosen: they were about another file. */
type Chosen = {
  file: File;
  url: string | null;
  fault: string | null;
  before: readonly string[] | undefined;
};

/** The buttons submit the form (`intent=drop-{name}`); with JavaScript they act at once. */
export function PictureField({ label, name, required, errors, stored, waiting }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [dropped, setDropped] = useState<string | null>(null);
  const waitingName = waiting?.name ?? null;
  const sent = waiting && waitingName !== dropped ? waiting : null;

  // What waits on the server need not be sent again.
  useEffect(() => {
    if (!waitingName) return;
    if (input.current) input.current.value = "";
    setChosen(null);
  }, [waitingName]);
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
      {!url && sent && (
        <figure className="image-preview">
          <Picture name={sent.name} alt="" sizes="16rem" className="free" />
          <figcaption className="cluster close">
            <span>Kept: {sent.label}</span>
            <DropButton name={name} onDrop={() => setDropped(sent.name)} />
          </figcaption>
        </figure>
      )}
      {!url && !sent && stored && (
        <figure className="image-preview">
          <Picture name={stored} alt="" sizes="16rem" className="free" />
          <figcaption>Stored now. Without a new one it stays.</figcaption>
        </figure>
      )}
      {dropped !== null && dropped === waitingName && (
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
