/** In the smallest unit of a currency of two decimals. */
export const sampleRates = [
  { type: "hotrolledsheet", grade: null, from: 1.6, to: 2.5, sum: 5420 },
  { type: "hotrolledsheet", grade: null, from: 3, to: 10, sum: 5380 },
  { type: "coldrolledsheet", grade: null, from: 0.5, to: 2, sum: 6340 },
  { type: "hotrolledcoil", grade: null, from: null, to: null, sum: 5250 },
] as const;
