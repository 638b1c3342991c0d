import { countByName } from "~/models/row/count.server";
import { remembered } from "~/models/row/remembered.server";
import { type ProductType, productTypes } from "~/steel/kind";
import { answersGrade } from "~/steel/reading/grade-name";
import { formatGrade } from "~/steel/reading/grade-text";
import type { Finish, GradeName } from "~/steel/reading/shape";

/** Made once: a comparison by locale alone would make its rules anew. */
const inNaturalOrder = new Intl.Collator("en", { numeric: true });

type Said = { type: string; grade: GradeName };

/** Grades as they are written in full, standards alone too. */
export type FilterChoices = { grades: string[]; finishes: Finish[] };

/** The grades of all products that are what was asked for, as the size sets name them. */
export async function findGradeKeys(asked: GradeName): Promise<string[]> {
  const keys = (await listSaid())
    .filter(({ grade }) => answersGrade(asked, grade))
    .map(({ grade }) => `${grade.name ?? ""}|${grade.standard ?? ""}`);
  return [...new Set(keys)];
}

/** What products of a type, or of all types, speak of. Each list of products asks. */
export const listFilterChoices = remembered(async (type: ProductType | null): Promise<FilterChoices> => {
  const [said, finishes] = await Promise.all([listSaid(), countByName("finish")]);
  const own = said.filter((each) => type === null || each.type === type).map(({ grade }) => grade);
  const standards = own.map(({ standard }) => ({ name: null, standard }));
  const grades = [...own, ...standards].map(formatGrade).filter((text) => text !== "");
  return {
    grades: [...new Set(grades)].sort(inNaturalOrder.compare),
    finishes: (["chequered", "pickled"] as const).filter((finish) =>
      (type ? [type] : productTypes).some((each) => finishes.has(`${each}|${finish}`)),
    ),
  };
});

async function listSaid(): Promise<Said[]> {
  return [...(await countByName("grade")).keys()].map((key) => {
    const [type = "", name, standard] = key.split("|");
    return { type, grade: { name: name || null, standard: standard || null } };
  });
}
