import type { ReactNode } from "react";
import { FieldFrame, type FrameProps } from "./field-frame";

type ChoicesProps = FrameProps & {
  options: readonly { value: string; label: ReactNode }[];
  defaultValue?: string;
};

/** The first carries the id: a summary's link lands there. */
export function Choices({ name, options, defaultValue, ...frame }: ChoicesProps) {
  return (
    <FieldFrame around="radios" name={name} {...frame}>
      {() =>
        options.map(({ value, label }, index) => (
          <label key={value} className="choice">
            <input
              type="radio"
              id={index === 0 ? name : `${name}-${value}`}
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
            />
            <span>{label}</span>
          </label>
        ))
      }
    </FieldFrame>
  );
}
