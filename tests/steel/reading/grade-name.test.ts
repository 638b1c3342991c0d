import { describe, expect, it } from "vitest";
import { gradesOf } from "~/steel/grade";
import { productTypes } from "~/steel/kind";
import { recogniseFinish } from "~/steel/reading/finish";
import { answersGrade, processOfGrade, recogniseGrade } from "~/steel/reading/grade-name";
import { formatGrade } from "~/steel/reading/shape";

describe("the grade of a product", () => {
  it.each<[name: string, grade: string | null, standard: string | null]>([
    ["HR Sheet IS 2062 E250 BR", "E250 BR", "IS 2062"],
    ["HR Sheet IS 1079 HR1", "HR1", "IS 1079"],
    ["HR Sheet HR3 Deep Drawing", "HR3", "IS 1079"],
    ["HR Coil IS 2062 E250 A", "E250 A", "IS 2062"],
    ["HR Coil IS 10748 Tube Grade", null, "IS 10748"],
    ["HR Coil S355 High Strength", "S355", "EN 10025-2"],
    ["HR Coil DD13 Drawing", "DD13", "EN 10111"],
    ["CR Sheet IS 513 CR1", "CR1", "IS 513"],
    ["CRCA Sheet CR2 Drawing", "CR2", "IS 513"],
    ["CR Sheet CR4 Extra Deep Drawing", "CR4", "IS 513"],
    ["CR Sheet DC01 Bright", "DC01", "EN 10130"],
    ["CR Sheet A1008 CS Type B", "CS Type B", "ASTM A1008"],
    ["CRCA Slit Coil CR3", "CR3", "IS 513"],
    ["CR Coil CR5 Interstitial Free", "CR5", "IS 513"],
    ["CR Coil SPCC-SD", "SPCC", "JIS G3141"],
    ["IS 513 EDD", "CR4", "IS 513"],
    ["IS 1079 Gr. DD", "HR3", "IS 1079"],
    ["IS:2062-2011 E350 Gr BR", "E350 BR", "IS 2062"],
    ["IS 10748 Gr. III", "III", "IS 10748"],
    ["EN 10025-2:2019 S275JR", "S275JR", "EN 10025-2"],
    ["EN10025", null, "EN 10025-2"],
    ["EN 10025-4:2019 S355M", null, "EN 10025-4"],
    ["S355 to EN 10025-4", "S355", "EN 10025-4"],
    ["CR Slit Strip EN 10139 DC01", "DC01", "EN 10139"],
    ["CR Strip DC04, DIN EN 10139:2016", "DC04", "EN 10139"],
    ["CR Strip EN 10130 DC01, as EN 10139", "DC01", "EN 10130"],
    ["JIS G 3141", null, "JIS G3141"],
    ["ASTM A1011/A1011M", null, "ASTM A1011"],
    ["ASTM A36", "A36", "ASTM A36"],
    ["10 mm A-36 plate", "A36", "ASTM A36"],
    ["A 36 plate 10 mm", "A36", "ASTM A36"],
    ["SA-36", "A36", "ASTM A36"],
    ["IS 5986 Fe 410", "Fe 410", "IS 5986"],
    ["HR Plate IS 2062 E550 BR", "E550 BR", "IS 2062"],
    ["A1011 SS 36", "SS Gr 36", "ASTM A1011"],
    ["ASTM A1008 HSLAS Gr. 50", "HSLAS Gr 50", "ASTM A1008"],
    ["A1011 SS 36 mm wide", null, "ASTM A1011"],
    ["1079", null, "IS 1079"],
    ["513", null, "IS 513"],
  ])("%s is %s of %s", (name, grade, standard) => {
    expect(recogniseGrade(name)).toMatchObject({ name: grade, standard });
  });

  it.each(
    productTypes.flatMap((type) => gradesOf(type).map(({ name, standard }) => [standard, name] as const)),
  )(
    "of the data sheets' tables, %s %s, is recognised beside its standard, and names its process",
    (standard, name) => {
      const grade = recogniseGrade(`Steel ${standard} ${name}, oiled`);
      expect(grade).toEqual({ name, standard });
      const hot = gradesOf("hotrolledsheet").some((each) => each.standard === standard);
      expect(grade && processOfGrade(grade)).toBe(hot ? "hot" : "cold");
    },
  );

  it.each([
    "HRPO Sheet Pickled and Oiled",
    "HR Chequered Sheet",
    "HR Slit Coil",
    "CR Coil Full Hard CRFH",
    "CR 2 mm",
    "HR 3x1250x2500",
    "S355MC",
    "2 x 513",
    "a 36 mm plate",
    "A 36 sheets",
    "A-36 x 96",
    "1079 mm",
    "width is 1250",
    "",
  ])("is not named in %j", (name) => {
    expect(recogniseGrade(name)).toBeNull();
  });

  it("is taken from the name before the text, and from the text where the name has none", () => {
    expect(recogniseGrade("CR Sheet DC01", "like IS 513 CR2")).toMatchObject({
      name: "DC01",
      standard: "EN 10130",
    });
    expect(recogniseGrade("HR Coil", null, "EN 10025-2, S235JR")).toEqual({
      name: "S235JR",
      standard: "EN 10025-2",
    });
  });

  it("is answered by the same grade of any quality, a standard by each of its grades", () => {
    const offered = { name: "E250 BR", standard: "IS 2062" };
    expect(answersGrade({ name: "E250", standard: "IS 2062" }, offered)).toBe(true);
    expect(answersGrade({ name: null, standard: "IS 2062" }, offered)).toBe(true);
    expect(answersGrade({ name: "E250 A", standard: "IS 2062" }, offered)).toBe(false);
    expect(answersGrade({ name: "E350", standard: "IS 2062" }, offered)).toBe(false);
    expect(answersGrade({ name: null, standard: "IS 513" }, offered)).toBe(false);
    expect(
      answersGrade({ name: "S355", standard: "EN 10025-2" }, { name: "S355J2", standard: "EN 10025-2" }),
    ).toBe(true);
    expect(answersGrade({ name: "I", standard: "IS 10748" }, { name: "II", standard: "IS 10748" })).toBe(
      false,
    );
    expect(answersGrade(offered, null)).toBe(false);
  });

  it.each([
    ["DC01", "EN 10130 DC01", true],
    ["DC01", "EN 10139 DC01", true],
    ["DC01", "EN 10139 DC03", false],
    ["EN 10130 DC01", "EN 10139 DC01", false],
    ["EN 10139 DC01", "DC01", false],
    ["S355", "EN 10025-2 S355J2", true],
    ["S355", "EN 10025-4 S355", false],
  ])("%s is answered by %s: %s", (asked, offered, answers) => {
    expect(answersGrade(recogniseGrade(asked) ?? expect.fail(), recogniseGrade(offered))).toBe(answers);
  });

  it("is written with its standard, each said once", () => {
    expect(formatGrade({ name: "E250 BR", standard: "IS 2062" })).toBe("IS 2062 E250 BR");
    expect(formatGrade({ name: "A36", standard: "ASTM A36" })).toBe("ASTM A36");
    expect(formatGrade({ name: null, standard: "IS 513" })).toBe("IS 513");
    expect(formatGrade({ name: "Fe 410", standard: null })).toBe("Fe 410");
  });

  it("says how the steel is rolled", () => {
    expect(processOfGrade({ name: "DC01", standard: "EN 10130" })).toBe("cold");
    expect(processOfGrade({ name: "E250", standard: "IS 2062" })).toBe("hot");
    expect(processOfGrade({ name: "S355", standard: "EN 10025-4" })).toBe("hot");
    expect(processOfGrade({ name: "Fe 410", standard: null })).toBeNull();
  });
});

it.each([
  ["HR Chequered Sheet", "chequered"],
  ["Checkered plate", "chequered"],
  ["CHQD plate 5 mm", "chequered"],
  ["HRPO Sheet", "pickled"],
  ["HR Sheet pickled and oiled", "pickled"],
  ["HR P&O coil", "pickled"],
  ["HR CHKD Plate 5mm", "chequered"],
  ["Diamond sheet", "chequered"],
  ["HR Chequerplate", "chequered"],
  ["HR Sheet pickled, chequered", "chequered"],
  ["Durbar plate", "chequered"],
  ["Tear drop plate", "chequered"],
  ["Tränenblech S235JR", "chequered"],
  ["RIFFELBLECH", "chequered"],
  ["Blacha ryflowana", "chequered"],
  ["Blacha łezkowa", "chequered"],
  ["BAKLAVALI SAC", "chequered"],
  ["HR Coil, Diamond Harbour", null],
  ["HR Sheet for Durbar Engineering", null],
  ["HR Coil unpickled, unoiled", null],
  ["HR Coil non-pickled", null],
  ["HR Sheet, check the certificate", null],
  ["Pay by cheque", null],
  ["CR Sheet", null],
])("the finish of a product: %s is %s", (name, finish) => {
  expect(recogniseFinish(name)).toBe(finish);
  expect(recogniseFinish("HR", null, name)).toBe(finish);
});
