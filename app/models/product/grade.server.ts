import type { ProductType } from "~/steel/kind";
import { answersGrade } from "~/steel/reading/grade-name";
import { type Finish, formatGrade, type GradeName } from "~/steel/reading/shape";
import { listProductGroups } from "./count.server";

/** Made once: a comparison by locale alone would make its rules anew. */
const inNaturalOrder = new Intl.Collator("en", { numeric: true });

export type FilterChoices = { grades: string[]; finishes: Finish[] };

export async function findGradeNames(asked: GradeName): Promise<GradeName[]> {
  const said = (await listProductGroups()).map(({ grade: name, standard }) => ({ name, standard }));
  const found = said.filter((grade) => isGrade(grade) && answersGrade(asked, grade));
  return [...new Map(found.map((grade) => [formatGrade(grade), grade])).values()];
}

/** What products of a type, or of all types, speak of. Each list of products asks. */
export async function listFilterChoices(type: ProductType | null): Promise<FilterChoices> {
  const own = (await listProductGroups()).filter((group) => type === null || group.type === type);
  const said = own.map(({ grade: name, standard }) => ({ name, standard })).filter(isGrade);
  const standards = said.map(({ standard }) => ({ name: null, standard }));
  const grades = [...said, ...standards].map(formatGrade).filter((text) => text !== "");
  return {
    grades: [...new Set(grades)].sort(inNaturalOrder.compare),
    finishes: (["chequered", "pickled"] as const).filter((finish) =>
      own.some((group) => group.finish === finish),
    ),
  };
}

function isGrade({ name, standard }: GradeName) {
  return name !== null || standard !== null;
}
