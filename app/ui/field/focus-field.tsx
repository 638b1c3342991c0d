import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { CENTRE, cropOf, type Focus, placeCrop, readPlace, type Size } from "~/models/picture/focus";
import { nameOfTap, sizeToTap } from "~/models/picture/tap";
import { InputField } from "./field";

type Axis = keyof Focus;
export type TypedPoint = Record<Axis, string>;

type FocusFieldProps = {
  src: string;
  size: Size;
  about: string;
  /** In per cent, as typed. */
  typed: TypedPoint;
  errors: Record<Axis, readonly string[] | undefined>;
  children: ReactNode;
};

/** The picture is a button that sends where it was tapped; with JavaScript the point moves at once. */
export function FocusField({ src, size, about, typed: first, errors, children }: FocusFieldProps) {
  const fields = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(first);
  // What was typed before the scripts were there stands in the fields alone.
  useEffect(() => {
    const typedIn = (axis: Axis) => inputOf(fields.current, axis)?.value;
    setTyped(({ x, y }) => ({ x: typedIn("x") ?? x, y: typedIn("y") ?? y }));
  }, []);
  const focus = { x: readPlace(typed.x) ?? CENTRE.x, y: readPlace(typed.y) ?? CENTRE.y };
  const shown = sizeToTap(size);
  const crop = placeCrop(size, focus);

  const tap = (event: MouseEvent<HTMLInputElement>) => {
    event.preventDefault();
    // A key presses it at no place.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    write("x", (event.clientX - left) / width);
    write("y", (event.clientY - top) / height);
  };
  /** As if it were typed, so that the form knows of it. */
  const write = (axis: Axis, share: number) => {
    const input = inputOf(fields.current, axis);
    const place = String(Math.min(100, Math.max(0, Math.round(share * 100))));
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    if (!input || !setter) return;
    setter.call(input, place);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <fieldset className="focus-field" id="focus">
      <legend className="field-label">Focus point</legend>
      <p className="field-hint">Tap what must stay in sight where the picture is cut.</p>
      <input type="hidden" name="focusOf" value={about} />
      <div className="focus-views">
        <span className="focus-stage">
          <input
            type="image"
            name={nameOfTap(shown)}
            src={src}
            alt="Set the focus point: tap it in the picture"
            width={shown.width}
            height={shown.height}
            formAction="#focus"
            formNoValidate
            onClick={tap}
          />
          <FocusMark size={shown} focus={focus} />
        </span>
        <figure className="image-preview">
          <span className="label">On its card</span>
          <span className="picture">
            <img src={src} alt="" style={{ objectPosition: `${crop.x}% ${crop.y}%` }} />
          </span>
          {children}
        </figure>
      </div>
      <div className="field-row" ref={fields}>
        {(["x", "y"] as const).map((axis) => (
          <InputField
            key={axis}
            label={labels[axis]}
            name={fieldOf[axis]}
            unit="%"
            type="number"
            min={0}
            max={100}
            inputMode="numeric"
            autoComplete="off"
            errors={errors[axis]}
            value={typed[axis]}
            onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, [axis]: value }))}
          />
        ))}
      </div>
    </fieldset>
  );
}

const fieldOf = { x: "focusX", y: "focusY" } as const;
const labels = { x: "From the left", y: "From the top" } as const;

function inputOf(fields: HTMLElement | null, axis: Axis) {
  return fields?.querySelector<HTMLInputElement>(`input[name="${fieldOf[axis]}"]`);
}

function FocusMark({ size, focus }: { size: Size; focus: Focus }) {
  const { width, height } = size;
  const crop = cropOf(size, focus);
  const x = (width * focus.x) / 100;
  const y = (height * focus.y) / 100;
  return (
    <svg
      className="focus-mark"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path
        className="focus-shade"
        fillRule="evenodd"
        d={`M0 0H${width}V${height}H0ZM${crop.left} ${crop.top}v${crop.height}h${crop.width}v${-crop.height}Z`}
      />
      <circle className="focus-ring" cx={x} cy={y} r={13} />
      <circle className="focus-point" cx={x} cy={y} r={4} />
    </svg>
  );
}
