export type GaugeSystem = "US" | "SWG";

export type GaugeReading = { system: GaugeSystem; gauge: number; mm: number };

type GaugeTable = readonly (readonly [gauge: number, mm: number])[];

/**
 * US manufacturers' standard gauge for sheet steel, mm by number: thickness in inches, to four decimals, is lb/ft² ÷ 41.82
 * (Offroaders, sheet metal gauge: http://offroaders.com/tech/sheet-metal-gauge-thickness.htm; 3 to 10 gauge in thousandths
 * also https://www.harvardsteelsales.com/steel-sheet-gauge-chart).
 */
const us: GaugeTable = [
  [3, 6.07],
  [4, 5.69],
  [5, 5.31],
  [6, 4.94],
  [7, 4.55],
  [8, 4.18],
  [9, 3.8],
  [10, 3.42],
  [11, 3.04],
  [12, 2.66],
  [13, 2.28],
  [14, 1.9],
  [15, 1.71],
  [16, 1.52],
  [17, 1.37],
  [18, 1.21],
  [19, 1.06],
  [20, 0.91],
  [21, 0.84],
  [22, 0.76],
  [23, 0.68],
  [24, 0.61],
  [25, 0.53],
  [26, 0.46],
  [27, 0.42],
  [28, 0.38],
  [29, 0.34],
  [30, 0.3],
];

/**
 * British standard wire gauge, the usual sense of "gauge" in India, mm by number: the inches of BS 3737 (Engineering
 * ToolBox, https://www.engineeringtoolbox.com/swg-standard-wire-gauge-d_1779.html; from 7 to 26 gauge as Ashmore & Allen
 * print them, http://www.ashmoreandallen.co.uk/data.htm, but for 9 and 18, where they have 3.64 and 1.21).
 */
const swg: GaugeTable = [
  [3, 6.4],
  [4, 5.89],
  [5, 5.38],
  [6, 4.88],
  [7, 4.47],
  [8, 4.06],
  [9, 3.66],
  [10, 3.25],
  [11, 2.95],
  [12, 2.64],
  [13, 2.34],
  [14, 2.03],
  [15, 1.83],
  [16, 1.63],
  [17, 1.42],
  [18, 1.22],
  [19, 1.02],
  [20, 0.91],
  [21, 0.81],
  [22, 0.71],
  [23, 0.61],
  [24, 0.56],
  [25, 0.51],
  [26, 0.46],
  [27, 0.42],
  [28, 0.38],
  [29, 0.35],
  [30, 0.31],
];

const tables: Readonly<Record<GaugeSystem, GaugeTable>> = { US: us, SWG: swg };
const systems = ["US", "SWG"] as const;

/** A thickness that is so large a share off a gauge is not called by it. */
export const GAUGE_SHARE = 0.03;

export function readGauge(gauge: number): GaugeReading[] {
  return systems.flatMap((system) => {
    const found = tables[system].find(([number]) => number === gauge);
    return found ? [{ system, gauge, mm: found[1] }] : [];
  });
}

/** What a thickness is called in each system, where it is near enough to one of its gauges. */
export function gaugesOf(mm: number): GaugeReading[] {
  return systems.flatMap((system) => {
    const off = ([, size]: GaugeTable[number]) => Math.abs(size - mm);
    const [gauge, size] = tables[system].reduce((best, each) => (off(each) < off(best) ? each : best));
    return Math.abs(size - mm) < Math.min(mm, size) * GAUGE_SHARE ? [{ system, gauge, mm: size }] : [];
  });
}
