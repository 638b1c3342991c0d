import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { MOST_MB } from "~/models/picture/limits";
import { Button } from "~/ui/button";
import { FieldFrame } from "./field-frame";
import { findPictureFault, PICTURE_TYPES } from "./picture-fault";
import { ChosenView, type FocusOf, StoredView } from "./picture-view";

type PictureFieldProps = {
  label: string;
  name: string;
  required?: boolean;
  errors?: readonly string[];
  stored: string | null;
  /** Of a form that is shown again: the stored picture that goes when it is saved. */
  takenOff?: string | null;
  copied?: string | null;
  waiting: { name: string; label: string } | null;
  /** Of a picture that is cut on the site: it may come from a camera, and has a point that stays in sight. */
  focus?: FocusOf | null;
};

const STORED = "Stored now. A new one takes its place.";
const COPIED = "The original's picture. Without a new one the copy has it too.";

/** `before` are the messages at the time it was chosen: they were about another file. */
type Chosen = {
  file: File;
  url: string | null;
  fault: string | null;
  before: readonly string[] | undefined;
};

/** The buttons submit the form (`intent=drop-{name}`); with JavaScript they act at once. */
export function PictureField(props: PictureFieldProps) {
  const { label, name, required, errors, stored, takenOff, copied = null, waiting, focus = null } = props;
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [dropped, setDropped] = useState<string | null>(null);
  const waitingName = waiting?.name ?? null;
  const sent = waiting && waitingName !== dropped ? waiting : null;

  // What waits on the server need not be sent again.
  useEffect(() => {
    if (!waitingName) return;
    for (const { current } of [input, camera]) if (current) current.value = "";
    setChosen(null);
  }, [waitingName]);
  const url = chosen?.url ?? null;
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const other = currentTarget === input.current ? camera.current : input.current;
    if (other) other.value = "";
    const file = currentTarget.files?.[0];
    if (!file) return setChosen(null);
    const fault = findPictureFault(file);
    setChosen({ file, fault, before: errors, url: fault ? null : URL.createObjectURL(file) });
  };
  const about = chosen && chosen.before === errors ? undefined : errors;
  const shown = chosen?.fault ? [chosen.fault] : about;
  const original = copied && copied !== dropped ? { name: copied, label: "" } : null;
  const drop = (stays: string) => {
    setDropped(stays);
    input.current?.focus();
  };
  const held = sent ?? (stored ? { name: stored, label: "" } : original);
  const caption = (
    <figcaption className="cluster close">
      {held === original && original && <input type="hidden" name="pictureFrom" value={original.name} />}
      <span>{sent ? `Kept: ${sent.label}` : stored ? STORED : COPIED}</span>
      {held && (sent || !stored) && <DropButton name={name} onDrop={() => drop(held.name)} />}
      {!sent && stored && !required && (
        <label className="row-tick">
          <input
            type="checkbox"
            key={stored}
            name={`without-${name}`}
            value={stored}
            defaultChecked={takenOff === stored}
          />
          Take it off
        </label>
      )}
    </figcaption>
  );
  const file = { name, type: "file", accept: PICTURE_TYPES.join(), onChange: choose } as const;
  return (
    <div className="picture-field">
      <FieldFrame
        label={label}
        name={name}
        required={required}
        errors={shown}
        hint={`JPEG, PNG or WebP, at most ${MOST_MB} MB`}
      >
        {(control) => <input {...control} {...file} required={undefined} ref={input} className="control" />}
      </FieldFrame>
      {focus && (
        <div className="camera-field">
          <FieldFrame label="Or take a photo" name={name} id={`${name}-camera`} hint="Opens the camera">
            {(control) => (
              <input {...control} {...file} ref={camera} capture="environment" className="control" />
            )}
          </FieldFrame>
        </div>
      )}
      {/* Without JavaScript a picture is seen when it has been sent. */}
      {focus && !sent && !hydrated && (
        <Button look="quiet" size="small" name="intent" value="show" formAction="#focus" formNoValidate>
          Show the chosen picture, to set its focus point
        </Button>
      )}
      {url && chosen && (
        <ChosenView
          key={url}
          url={url}
          focus={focus}
          caption={<figcaption>Chosen: {chosen.file.name}</figcaption>}
        />
      )}
      {!url && held && (
        <StoredView key={held.name} focus={focus} waits={held === sent} name={held.name} caption={caption} />
      )}
      {dropped !== null && dropped === waitingName && (
        <input type="hidden" name={`remove-${name}`} defaultValue="1" />
      )}
    </div>
  );
}

function DropButton({ name, onDrop }: { name: string; onDrop: () => void }) {
  return (
    <Button
      look="quiet"
      size="small"
      name="intent"
      value={`drop-${name}`}
      formNoValidate
      onClick={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      Remove
    </Button>
  );
}
