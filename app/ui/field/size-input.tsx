import type { ComponentPropsWithoutRef } from "react";
import { FieldError } from "./field-frame";

type SizeInputProps = ComponentPropsWithoutRef<"input"> & {
  id: string;
  fault?: string | undefined;
};

/** A size may be typed in inches, feet and gauge, which a keypad of figures has no signs for. */
const keyboards = new Map<string, "numeric" | "decimal">([
  ["pieces", "numeric"],
  ["weight", "decimal"],
]);

export function SizeInput({ id, name, fault, ...rest }: SizeInputProps) {
  return (
    <>
      <input
        className="control"
        id={id}
        name={name}
        inputMode={keyboards.get(name ?? "")}
        maxLength={name === "pieces" ? 12 : 20}
        autoComplete="off"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-error` : undefined}
        {...rest}
      />
      {fault && <FieldError id={id}>{fault}</FieldError>}
    </>
  );
}
