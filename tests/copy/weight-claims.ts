import { coilLength, outerDiameter, sheetWeight, weightPerMetre, weightPerSquareMetre } from "~/steel/weight";
import { type Claim, figure } from "./claim";

/** Whole sheets that weigh no more than a packet or bundle, in t. */
const sheetsIn = (tonnes: string, kg: number) => Math.floor((Number(tonnes) * 1000) / kg);
const sheet = (t: string, w: string, l: string) => sheetWeight(Number(t), Number(w), Number(l));
const metres = (tonnes: string, t: string, w: string) =>
  coilLength(Number(tonnes) * 1000, Number(t), Number(w));
const outer = (tonnes: string, t: string, w: string, bore: string) =>
  outerDiameter(Number(bore), Number(t), metres(tonnes, t, w));

export const sheetClaims: Claim[] = [
  { says: "N x N x N mm(?: weighs|:| is| at) N kg", read: (t, w, l, kg) => [figure(kg, sheet(t, w, l))] },
  {
    says: "N x N x N mm weighs N kg a sheet, so that a N t packet holds N sheets",
    read: (t, w, l, _kg, tonnes, pieces) => [figure(pieces, sheetsIn(tonnes, sheet(t, w, l)))],
  },
  {
    says: "a N t bundle is N sheets of N x N x N mm at N kg, or N sheets of N x N x N mm",
    read: (tonnes, pieces, t, w, l, _kg, others, t2, w2, l2) => [
      figure(pieces, sheetsIn(tonnes, sheet(t, w, l))),
      figure(others, sheetsIn(tonnes, sheet(t2, w2, l2))),
    ],
  },
  {
    says: "One tonne of N x N x N mm is 1000 ÷ N, which is a little over N sheets",
    read: (t, w, l, kg, pieces) => [
      figure(kg, sheet(t, w, l)),
      figure(pieces, sheetsIn("1", sheet(t, w, l))),
    ],
  },
  {
    says: "^N +N$",
    read: (t, kg) => [figure(kg, weightPerSquareMetre(Number(t)))],
  },
];

export const coilClaims: Claim[] = [
  { says: "N t coil of N x N mm holds N m", read: (kg, t, w, m) => [figure(m, metres(kg, t, w))] },
  {
    says: "N t coil of N x N mm holds N m and measures about N mm outside on a bore of N mm",
    read: (kg, t, w, _m, mm, bore) => [figure(mm, outer(kg, t, w, bore))],
  },
  {
    says: 'on a bore of N mm\\.[^"]{0,60} By calculation, N t of N x N mm is N m, with an outer diameter of about N mm',
    read: (bore, kg, t, w, m, mm) => [figure(m, metres(kg, t, w)), figure(mm, outer(kg, t, w, bore))],
  },
  {
    says: "^N +x N +N t +N +N m +N +about N$",
    read: (t, w, kg, perMetre, m, bore, mm) => [
      figure(perMetre, weightPerMetre(Number(t), Number(w))),
      figure(m, metres(kg, t, w)),
      figure(mm, outer(kg, t, w, bore)),
    ],
  },
  {
    says: "Take a N t coil of N x N mm\\.\\s+One metre weighs N x N x N = N kg\\.\\s+N,N ÷ N = N m of strip",
    read: (kg, t, w, thickness, width, _density, perMetre, thousands, rest, divisor, m) => [
      [thickness, t],
      figure(width, Number(w) / 1000),
      figure(perMetre, weightPerMetre(Number(t), Number(w))),
      [thousands + rest, String(Number(kg) * 1000)],
      [divisor, perMetre],
      figure(m, metres(kg, t, w)),
    ],
  },
  { says: "For N mm strip that is N m", read: (t, m) => [figure(m, uncroppedEnds(Number(t)))] },
  {
    says: "N divided by the thickness in millimetres, in metres, (?:and )?at most N m",
    read: (dividend, most) => [figure(dividend, uncroppedEnds(90) * 90), figure(most, uncroppedEnds(0.1))],
  },
];

/**
 * Metres at each end of a hot rolled coil, delivered uncropped, that may miss the ordered thickness: 90 ÷ thickness in
 * mm, at most 20 (Tata Steel,
 * https://www.tatasteeleurope.com/products/hot-rolled/advanced-and-ultra-high-strength-steel/fb590-hr).
 */
function uncroppedEnds(thickness: number) {
  return Math.min(20, 90 / thickness);
}
