import { findGrade } from "./grade";
import type { SteelProcess } from "./kind";
import { answersGrade } from "./reading/grade-name";
import type { GradeName } from "./reading/shape";

type Line = { process: SteelProcess; grades: readonly GradeName[] };

/**
 * Grades that are asked for in each other's place, never the same steel: the order's limits decide. Structural: a
 * comparison of A36 (https://www.steel-plate-sheet.com/Sellinglist/a36-carbon-steel-equivalent-grades%E2%80%8B%E2%80%8B.html)
 * and an Indian stockist's (https://gandhico.com/equivalent-specs); older German names of cold rolled steel: a maker's table
 * (http://xing-steel.com/Product_01.html); DC01 to DC04 of narrow strip: http://steelstrip.co.uk/en10139/; Q345: a mill's (https://gangsteel.net/News/What_is_a_steel_grade_S355JR_equivalent_.html); the rest follows from the limits in grade.ts.
 */
const lines: readonly Line[] = [
  line(
    "hot",
    ["IS 1079", "HR1"],
    ["EN 10111", "DD11"],
    ["JIS G3131", "SPHC"],
    ["SAE", "1008", "1010"],
    ["ASTM A1011", "CS"],
  ),
  line("hot", ["IS 1079", "HR3"], ["EN 10111", "DD13"], ["JIS G3131", "SPHE"]),
  line(
    "hot",
    ["IS 2062", "E250"],
    [null, "Fe 410"],
    ["EN 10025-2", "S235", "S275"],
    ["DIN 17100", "St 37", "St 44"],
    ["ASTM A36", "A36"],
    ["JIS G3101", "SS400"],
    ["GB/T 700", "Q235"],
  ),
  line(
    "hot",
    ["IS 2062", "E350"],
    ["EN 10025-2", "S355"],
    ["DIN 17100", "St 52"],
    ["ASTM A572", "Gr 50"],
    ["GB/T 1591", "Q345", "Q355"],
  ),
  line(
    "cold",
    ["IS 513", "CR1", "CR2"],
    ["EN 10130", "DC01"],
    ["EN 10139", "DC01"],
    ["DIN 1623", "St 12"],
    ["JIS G3141", "SPCC"],
    ["SAE", "1008", "1010"],
    ["ASTM A1008", "CS"],
  ),
  line(
    "cold",
    ["IS 513", "CR3"],
    ["EN 10130", "DC03"],
    ["EN 10139", "DC03"],
    ["DIN 1623", "St 13"],
    ["JIS G3141", "SPCD"],
    ["ASTM A1008", "DS"],
  ),
  line(
    "cold",
    ["IS 513", "CR4"],
    ["EN 10130", "DC04"],
    ["EN 10139", "DC04"],
    ["DIN 1623", "St 14"],
    ["JIS G3141", "SPCE"],
    ["ASTM A1008", "DDS"],
  ),
];

/** `S355` is one of `S355J2`, too; none where no table names any. A composition is rolled hot, unless cold is asked for. */
export function neighboursOf(grade: GradeName, process: SteelProcess | null): GradeName[] {
  return (findLine(grade, process)?.grades ?? []).filter((each) => !answersGrade(grade, each));
}

/** `E250 ≈ S235/S275 ≈ A36`; null where no table has the grade. */
export function nearestGrades(process: SteelProcess, grade: GradeName): string | null {
  const found = findLine(grade, process);
  return found?.process === process ? nameLine(found) : null;
}

export function listNearestGrades(process: SteelProcess): string[] {
  return lines.filter((each) => each.process === process).map(nameLine);
}

/** `E250: yield at least 250 MPa, not 275`: in what the strengths of two grades differ most; null where one is unknown. */
export function sayDifference(asked: GradeName, offered: GradeName): string | null {
  const [wanted, found] = [findGrade(asked), findGrade(offered)];
  if (!wanted || !found) return null;
  for (const [what, key] of [
    ["yield", "yieldMpa"],
    ["tensile strength", "tensileMpa"],
  ] as const) {
    for (const [end, word] of [
      ["min", "at least"],
      ["max", "at most"],
    ] as const) {
      const [one, other] = [found[key][end], wanted[key][end]];
      if (one === undefined || other === undefined) continue;
      return `${what} ${word} ${one} MPa${one === other ? " in both" : `, not ${other}`}`;
    }
  }
  return null;
}

function findLine(grade: GradeName, process: SteelProcess | null): Line | undefined {
  if (grade.name === null) return undefined;
  const found = lines.filter(({ grades }) => grades.some((each) => answersGrade(each, grade)));
  return found.find((each) => each.process === process) ?? found[0];
}

/** Those of one standard stand together. */
function nameLine({ grades }: Line): string {
  const standards = [...new Set(grades.map(({ standard }) => standard))];
  const named = standards.map((standard) => {
    const names = grades.filter((each) => each.standard === standard).map(({ name }) => name);
    const number = /^(?:ASTM (A\d{3,4})|(SAE))$/.exec(standard ?? "");
    const before = number?.[1] ?? number?.[2];
    return before && before !== names[0] ? `${before} ${names.join("/")}` : names.join("/");
  });
  return [...new Set(named)].join(" ≈ ");
}

function line(process: SteelProcess, ...standards: [standard: string | null, ...names: string[]][]): Line {
  return {
    process,
    grades: standards.flatMap(([standard, ...names]) => names.map((name) => ({ name, standard }))),
  };
}
