import type { ComponentPropsWithoutRef } from "react";
import { FieldError } from "./field-frame";

type SizeInputProps = ComponentPropsWithoutRef<"input"> & {
  id: string;
  fault?: string | undefined;
};

export function SizeInput({ id, name, fault, ...rest }: SizeInputProps) {
  return (
    <>
      <input
        className="control"
        id={id}
        name={name}
        // Inches, feet, gauge and t have signs that no keypad of figures has.
        inputMode={name === "pieces" ? "numeric" : undefined}
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
