import type { ReactNode } from "react";
import { RadioGroup } from "./radio-group";

type ChoicesProps = {
  legend: ReactNode;
  name: string;
  /** Defaults to `name`; the first choice carries it, so that an error summary's link lands there. */
  id?: string;
  options: readonly { value: string; label: ReactNode }[];
  defaultValue?: string;
  hint?: ReactNode;
  errors?: readonly string[];
  required?: boolean;
};

/** One of a few, as radio buttons large enough for a thumb. */
export function Choices({ name, id = name, options, defaultValue, ...group }: ChoicesProps) {
  return (
    <RadioGroup id={id} {...group}>
      {options.map(({ value, label }, index) => (
        <label key={value} className="choice">
          <input
            type="radio"
            id={index === 0 ? id : `${id}-${value}`}
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
          />
          <span>{label}</span>
        </label>
      ))}
    </RadioGroup>
  );
}
