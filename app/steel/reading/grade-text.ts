import type { GradeName } from "./shape";

export function formatGrade({ name, standard }: GradeName): string {
  if (name === null || standard === null) return name ?? standard ?? "";
  return standard.endsWith(` ${name}`) ? standard : `${standard} ${name}`;
}
