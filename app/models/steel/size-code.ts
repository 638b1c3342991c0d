import type { SteelForm } from "./kind";

/** A sheet has its length (mm), a coil its weight (kg) and bore (mm). */
type CodedSize = { thickness: number; width: number } & (
  | { length: number }
  | { weight: number; inner: number }
);

/** One field of a form that stands for a whole size: `2x1250x2500`, or `2x1250x12000x762` of a coil. */
export function writeSize(size: CodedSize): string {
  const rest = "length" in size ? [size.length] : [size.weight, size.inner];
  return [size.thickness, size.width, ...rest].join("x");
}

/** The calculator's fields that it stands for, unchecked; null when it is no such size. */
export function readSize(size: string, form: SteelForm): Partial<Record<string, string>> | null {
  const parts = size.split("x", 5);
  const [thickness, width, amount, inner] = parts;
  if (parts.length !== (form === "sheet" ? 3 : 4)) return null;
  return form === "sheet"
    ? { thickness, width, length: amount }
    : { thickness, width, weight: amount, inner };
}
