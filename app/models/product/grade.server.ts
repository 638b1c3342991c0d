import { countByName } from "~/models/row/count.server";
import { type ProductType, productTypes } from "~/models/steel/kind";
import { answersGrade } from "~/models/steel/reading/grade-name";
import { formatGrade } from "~/models/steel/reading/grade-text";
import type { Finish, GradeName } from "~/models/steel/reading/shape";

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

/** What products of a type, or of all types, speak of. */
export async function listFilterChoices(type: ProductType | null): Promise<FilterChoices> {
  const [said, finishes] = await Promise.all([listSaid(), countByName("finish")]);
  const own = said.filter((each) => type === null || each.type === type).map(({ grade }) => grade);
  const standards = own.map(({ standard }) => ({ name: null, standard }));
  const grades = [...own, ...standards].map(formatGrade).filter((text) => text !== "");
  return {
    grades: [...new Set(grades)].sort((a, b) => a.localeCompare(b, "en", { numeric: true })),
    finishes: (["chequered", "pickled"] as const).filter((finish) =>
      (type ? [type] : productTypes).some((each) => finishes.has(`${each}|${finish}`)),
    ),
  };
}

async function listSaid(): Promise<Said[]> {
  return [...(await countByName("grade")).keys()].map((key) => {
    const [type = "", name, standard] = key.split("|");
    return { type, grade: { name: name || null, standard: standard || null } };
  });
}
