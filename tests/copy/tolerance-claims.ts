import { plainFigures } from "~/steel/figures";
import { type ToleranceClass, thicknessBand, toleranceTable } from "~/steel/tolerance";
import { sheetWeight } from "~/steel/weight";
import { type Claim, type Figure, figure } from "./claim";

const band = (process: "hot" | "cold", t: string | number, w: string | number) =>
  thicknessBand(process, Number(t), Number(w));

/** EN 10051 to 2 mm for DD11 to DD14, by width to 1200, 1500 and 1800 mm. */
const softTo2Mm = [1200, 1500, 1800].map((width) => thicknessBand("hot", 2, width, "soft")?.plusMinus);

/** What categories B, C and D add to A's, in %. */
const widerPercent = (["B", "C", "D"] as const).map((name) => (widthOf(name) / widthOf("A") - 1) * 100);

/** Of a cell large enough that rounding to the hundredth does not show. */
function widthOf(category: ToleranceClass) {
  return thicknessBand("hot", 20, 1200, category)?.plusMinus ?? 0;
}

const share = (process: "hot" | "cold", t: string, w: string) =>
  ((band(process, t, w)?.plusMinus ?? 0) / Number(t)) * 100;

/** The heads of the printed table, in which the ends stand. */
function rowOf(process: "hot" | "cold", mm: string): string[] {
  const heads = toleranceTable(process, plainFigures).lines.map(({ thickness }) => thickness);
  return heads.filter((head) => Number(mm) <= Number(/[\d.]+$/.exec(head)?.[0])).slice(0, 1);
}

function endsOf(heads: string[], stated: string[]): Figure[] {
  const ends = heads.join(" ").match(/[\d.]+/g) ?? [];
  return stated.map((text, index) => figure(text, Number(ends[index])));
}

const bandHead = "Width up to, mm +Band, mm +N mm may measure";
const bandRow = (width: string) => `\\s+${width} +± N +N to N`;

function bandRows(process: "hot" | "cold", t: string, widths: number[], stated: string[]): Figure[] {
  return widths.flatMap((width, row) => {
    const plusMinus = band(process, t, width)?.plusMinus ?? 0;
    const computed = [plusMinus, Number(t) - plusMinus, Number(t) + plusMinus];
    return computed.map((value, column) => figure(stated[row * 3 + column] ?? "", value));
  });
}

export const toleranceClaims: Claim[] = [
  {
    says: "For N mm at N mm wide, EN 10051 category A allows N mm either way",
    read: (t, w, mm) => [figure(mm, band("hot", t, w)?.plusMinus)],
  },
  {
    says: "For N mm at N mm wide, EN 10131 normal allows N mm either way",
    read: (t, w, mm) => [figure(mm, band("cold", t, w)?.plusMinus)],
  },
  {
    says: "a N mm hot rolled sheet N mm wide may lie N mm either side of nominal under EN 10051 category A, which is N %",
    read: (t, w, mm, percent) => [
      figure(mm, band("hot", t, w)?.plusMinus),
      figure(percent, share("hot", t, w)),
    ],
  },
  {
    says: "sold as N mm and N mm wide may measure from N to N mm under EN 10051 category A",
    read: (t, w, from, to) => [
      figure(from, Number(t) - (band("hot", t, w)?.plusMinus ?? 0)),
      figure(to, Number(t) + (band("hot", t, w)?.plusMinus ?? 0)),
    ],
  },
  {
    says: "For N mm at N mm wide the hot rolled band is N ÷ N = N % either way, and the cold rolled band N ÷ N = N %",
    read: (t, w, hot, _t, hotShare, cold, _same, coldShare) => [
      figure(hot, band("hot", t, w)?.plusMinus),
      figure(hotShare, share("hot", t, w)),
      figure(cold, band("cold", t, w)?.plusMinus),
      figure(coldShare, share("cold", t, w)),
    ],
  },
  ...(["HR", "CR"] as const).map((letters) => ({
    says: `${letters}, ± N +N kg +N kg +N kg`,
    read: (mm: string, lightest: string, nominal: string, heaviest: string) => {
      const plusMinus = band(letters === "HR" ? "hot" : "cold", 2, 1250)?.plusMinus ?? 0;
      return [
        figure(mm, plusMinus),
        figure(lightest, sheetWeight(2 - plusMinus, 1250, 2500)),
        figure(nominal, sheetWeight(2, 1250, 2500)),
        figure(heaviest, sheetWeight(2 + plusMinus, 1250, 2500)),
      ];
    },
  })),
  {
    says: "± mm at N x N +N +N +N",
    read: (t, w, hot, pickled, cold) => [
      figure(hot, band("hot", t, w)?.plusMinus),
      figure(pickled, band("hot", t, w)?.plusMinus),
      figure(cold, band("cold", t, w)?.plusMinus),
    ],
  },
  {
    says: "DD11 to DD14, are held closer: N mm for the same size",
    read: (mm) => [figure(mm, softTo2Mm[1])],
  },
  {
    says: "These are held closer: ± N, N and N mm for the same three widths",
    read: (...mm) => mm.map((text, index) => figure(text, softTo2Mm[index])),
  },
  {
    says: "N % on top of these figures for category B, N % for C and N % for D",
    read: (...percents) => percents.map((text, index) => figure(text, widerPercent[index])),
  },
  {
    says: "± N mm per metre, so N m may be N mm out",
    read: (perMetre, length, out) => [figure(out, Number(perMetre) * Number(length))],
  },
  {
    says: "difference of N mm equals the whole normal tolerance of EN 10131 for that thickness at widths above N and up to N mm",
    read: (mm, over, to) => [
      figure(mm, band("cold", 0.76, 1250)?.plusMinus),
      figure(mm, band("cold", 0.71, 1250)?.plusMinus),
      figure(mm, 0.76 - 0.71),
      ...endsOf(toleranceTable("cold", plainFigures).columns.slice(0, 2), [over, to]),
    ],
  },
  {
    says: `Up to and including N mm thick:\\s+${bandHead}${bandRow("1200")}${bandRow("1500")}${bandRow("1800")}`,
    read: (to, mm, ...rows) => [
      ...endsOf(rowOf("hot", mm), [to]),
      ...bandRows("hot", mm, [1200, 1500, 1800], rows),
    ],
  },
  {
    says: `thickness above N and up to N mm:\\s+${bandHead}${bandRow("1200")}${bandRow("1500")}${bandRow("over 1500")}`,
    read: (over, to, mm, ...rows) => [
      ...endsOf(rowOf("cold", mm), [over, to]),
      ...bandRows("cold", mm, [1200, 1500, 1600], rows),
    ],
  },
];
