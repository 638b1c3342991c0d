import type { GradeName } from "./shape";

/** Such as `IS 2062 E250 BR`, `IS 513`, `ASTM A36`; empty when nothing is known. */
export function formatGrade({ name, standard }: GradeName): string {
  if (name === null || standard === null) return name ?? standard ?? "";
  return standard.endsWith(` ${name}`) ? standard : `${standard} ${name}`;
}
