import { recogniseFinish } from "~/steel/reading/finish";
import { recogniseGrade } from "~/steel/reading/grade-name";
import type { Finish } from "~/steel/reading/shape";

type ProductText = { name: string; purchaseNow: string | null };

export type Recognised = { grade: string | null; standard: string | null; finish: Finish | null };

export function recogniseProduct({ name, purchaseNow }: ProductText): Recognised {
  const found = recogniseGrade(name, purchaseNow);
  return {
    grade: found?.name ?? null,
    standard: found?.standard ?? null,
    finish: recogniseFinish(name, purchaseNow),
  };
}
