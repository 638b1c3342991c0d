/** A thickness named by a number; which millimetres it means depends on the system. */
export type GaugeSystem = "US" | "SWG";

export const gaugeSystems: Readonly<Record<GaugeSystem, string>> = {
  US: "US manufacturers' standard",
  SWG: "British SWG",
};

/**
 * Millimetres by gauge number. US manufacturers' standard: lb/ft² ÷ 41.82 inches (offroaders.com, sheet metal gauge);
 * SWG, the usual sense of "gauge" in India (ashmoreandallen.co.uk, data tables).
 */
const tables: Readonly<Record<GaugeSystem, Readonly<Record<number, number>>>> = {
  US: {
    7: 4.55,
    8: 4.18,
    10: 3.42,
    11: 3.04,
    12: 2.66,
    13: 2.28,
    14: 1.9,
    16: 1.52,
    18: 1.21,
    20: 0.91,
    22: 0.76,
    24: 0.61,
    26: 0.46,
    28: 0.38,
  },
  SWG: { 10: 3.25, 12: 2.64, 14: 2.03, 16: 1.63, 18: 1.22, 20: 0.91, 22: 0.71, 24: 0.56, 26: 0.46 },
};

/** A thickness is called by a gauge only when it is within this share of it. */
const CLOSE = 0.035;

export type GaugeReading = { system: GaugeSystem; gauge: number; mm: number };

/** What a gauge number means in each system that has it: two readings where they differ, as for 14, 16 and 22. */
export function readGauge(gauge: number): GaugeReading[] {
  return (Object.keys(tables) as GaugeSystem[]).flatMap((system) => {
    const mm = tables[system][gauge];
    return mm === undefined ? [] : [{ system, gauge, mm }];
  });
}

/** The gauges that a thickness (mm) would be called, each with its system; none when no number is close. */
export function gaugesOf(mm: number): GaugeReading[] {
  return (Object.keys(tables) as GaugeSystem[]).flatMap((system) => {
    const near = Object.entries(tables[system])
      .map(([gauge, size]) => ({ system, gauge: Number(gauge), mm: size }))
      .sort((a, b) => Math.abs(a.mm - mm) - Math.abs(b.mm - mm))[0];
    return near && Math.abs(near.mm - mm) / mm <= CLOSE ? [near] : [];
  });
}

/** Every gauge number of both systems with its millimetres, for a table. */
export function listGauges() {
  const numbers = new Set([...Object.keys(tables.US), ...Object.keys(tables.SWG)].map(Number));
  return [...numbers]
    .sort((a, b) => a - b)
    .map((gauge) => ({ gauge, US: tables.US[gauge] ?? null, SWG: tables.SWG[gauge] ?? null }));
}
