import { gaugesOf, readGauge } from "~/steel/gauge";
import { gradesOf, stainlessGrades } from "~/steel/grade";
import type { ProductType } from "~/steel/kind";
import { CARBON_STEEL_DENSITY, sheetWeight, weightPerSquareMetre } from "~/steel/weight";
import { type Claim, type Figure, figure } from "./claim";

const sheet = (t: string, w: string, l: string) => sheetWeight(Number(t), Number(w), Number(l));
const gauge = (number: string, system: "US" | "SWG") =>
  readGauge(Number(number)).find((reading) => reading.system === system)?.mm;

function strengths(type: ProductType, name: string) {
  return gradesOf(type).find((grade) => grade.name === name);
}

function gradeRow(type: ProductType, name: string, ...stated: string[]): Figure[] {
  const grade = strengths(type, name);
  const computed = [grade?.yieldMpa, grade?.tensileMpa, grade?.elongationPercent].flatMap((limits) =>
    [limits?.min, limits?.max].filter((limit) => limit !== undefined),
  );
  return stated.map((text, index) => [text, String(computed[index])]);
}

export const gaugeClaims: Claim[] = [
  {
    says: "N gauge: N or N mm",
    read: (number, us, swg) => [figure(us, gauge(number, "US")), figure(swg, gauge(number, "SWG"))],
  },
  {
    says: "What does N gauge mean on my drawing\\?[^.]*Either N mm \\(US manufacturers' standard\\) or N mm \\(SWG",
    read: (number, us, swg) => [figure(us, gauge(number, "US")), figure(swg, gauge(number, "SWG"))],
  },
  {
    says: "^(?=\\d\\d )N +N +N(?:–N)?$",
    // Where printed tables differ in the last place, the greater is the one that the model follows.
    read: (number, us, swg, greater = swg) => [
      figure(us, gauge(number, "US")),
      figure(greater, gauge(number, "SWG")),
    ],
  },
  {
    says: "N mm \\(N SWG\\)",
    read: (mm, number) => [
      [number, String(gaugesOf(Number(mm)).find(({ system }) => system === "SWG")?.gauge)],
    ],
  },
  {
    says: "thinks in US gauge offers N\\. On a sheet of N x N mm that is N kg against N kg: more than N kg a sheet, or over N %",
    read: (us, w, l, kg, other, gap, percent) => {
      const light = sheet(String(gauge("14", "US")), w, l);
      const heavy = sheet(String(gauge("14", "SWG")), w, l);
      return [
        figure(us, gauge("14", "US")),
        figure(kg, light),
        figure(other, heavy),
        figure(gap, Math.floor(heavy - light)),
        figure(percent, Math.floor((heavy / light - 1) * 100)),
      ];
    },
  },
  {
    says: "The gap is N mm, about N %",
    read: (mm, percent) => {
      const us = gauge("16", "US") ?? 0;
      const gap = (gauge("16", "SWG") ?? 0) - us;
      return [figure(mm, gap), figure(percent, (gap / us) * 100)];
    },
  },
  {
    says: "At N x N mm the US size is N kg and the SWG size N kg",
    read: (w, l, us, swg) => [
      figure(us, sheet(String(gauge("16", "US")), w, l)),
      figure(swg, sheet(String(gauge("16", "SWG")), w, l)),
    ],
  },
];

/** A product's sizes named by their gauge. */
export const productClaims: Claim[] = [
  {
    says: 'thickness: \\[N, [^\\]]*, N\\],[^"]*"N to N US gauge"',
    read: (thinnest, thickest, high, low) => [
      figure(thinnest, gauge(high, "US")),
      figure(thickest, gauge(low, "US")),
    ],
  },
];

export const steelClaims: Claim[] = [
  { says: "density of N g", read: (stated) => [figure(stated, CARBON_STEEL_DENSITY)] },
  { says: "one millimetre thick therefore weighs N kg", read: (kg) => [figure(kg, weightPerSquareMetre(1))] },
  {
    says: "(?:length in m|width in m|\\(m\\)) x N",
    read: (stated) => [figure(stated, CARBON_STEEL_DENSITY)],
  },
  { says: "Stainless steel is not N:", read: (stated) => [figure(stated, CARBON_STEEL_DENSITY)] },
  {
    says: "[Aa]bout N for 304, (?:about )?N for 316 and (?:about )?N for 430",
    read: (...stated) => stated.map((text, at) => figure(text, Object.values(stainlessGrades)[at]?.density)),
  },
  {
    says: "IS 2062 E250 +min N +min N +min N %",
    read: (...stated) => gradeRow("hotrolledsheet", "E250", ...stated),
  },
  {
    says: "IS 2062 E350 +min N +min N +min N %",
    read: (...stated) => gradeRow("hotrolledsheet", "E350", ...stated),
  },
  {
    says: "EN 10025-2 S355J2 +min N +N–N ",
    read: (...stated) => gradeRow("hotrolledsheet", "S355J2", ...stated),
  },
  {
    says: "EN 10130 DC01 +max N +N–N +min N %",
    read: (...stated) => gradeRow("coldrolledsheet", "DC01", ...stated),
  },
];
