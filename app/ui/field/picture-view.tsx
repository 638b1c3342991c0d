import { type ReactNode, useState } from "react";
import { picturePath, pictureVariants, sizeOfPicture } from "~/models/picture/file-name";
import { CENTRE, type Size } from "~/models/picture/focus";
import { CHOSEN } from "~/models/picture/tap";
import { Picture } from "~/ui/picture";
import { FocusField, type TypedPoint } from "./focus-field";

export type FocusOf = {
  /** As typed, or as stored. `waits` for a picture that came with the form and is not saved yet. */
  places: (picture: string, waits: boolean) => TypedPoint;
  errors: { x: readonly string[] | undefined; y: readonly string[] | undefined };
};

/** In pixels: enough for the screens that set a point. */
const WIDE_ENOUGH = 640;

type StoredViewProps = {
  name: string;
  focus: FocusOf | null;
  waits?: boolean;
  caption: ReactNode;
};

export function StoredView({ name, focus, waits = false, caption }: StoredViewProps) {
  const size = sizeOfPicture(name);
  if (!focus || !size) {
    return (
      <figure className="image-preview">
        <Picture name={name} alt="" sizes="16rem" className="free" />
        {caption}
      </figure>
    );
  }
  const copy = pictureVariants(name, "webp").find(({ width }) => width >= WIDE_ENOUGH);
  return (
    <FocusField
      src={picturePath(copy?.file ?? name)}
      size={size}
      about={name}
      typed={focus.places(name, waits)}
      errors={focus.errors}
    >
      {caption}
    </FocusField>
  );
}

type ChosenViewProps = { url: string; focus: FocusOf | null; caption: ReactNode };

/** A picture that is only in the browser yet; its size is known when it has been read. */
export function ChosenView({ url, focus, caption }: ChosenViewProps) {
  const [size, setSize] = useState<Size | null>(null);
  if (focus && size) {
    const typed = { x: String(CENTRE.x), y: String(CENTRE.y) };
    return (
      <FocusField src={url} size={size} about={CHOSEN} typed={typed} errors={focus.errors}>
        {caption}
      </FocusField>
    );
  }
  return (
    <figure className="image-preview">
      <img
        src={url}
        alt=""
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize({ width: naturalWidth, height: naturalHeight })
        }
      />
      {caption}
    </figure>
  );
}
