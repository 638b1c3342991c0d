import type { ComponentPropsWithoutRef } from "react";
import { FieldError } from "./field-frame";

type SizeInputProps = ComponentPropsWithoutRef<"input"> & {
  id: string;
  fault?: string | undefined;
};

/** A number of a size in a line of its own label; the message stands below it. */
export function SizeInput({ id, name, fault, ...rest }: SizeInputProps) {
  return (
    <>
      <input
        className="control"
        id={id}
        name={name}
        inputMode={name === "pieces" ? "numeric" : "decimal"}
        maxLength={12}
        autoComplete="off"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-error` : undefined}
        {...rest}
      />
      {fault && <FieldError id={id}>{fault}</FieldError>}
    </>
  );
}
