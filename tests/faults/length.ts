/** How long the proofs of this folder take: short as a part of `npm test`, long under `npm run test:faults`. */
const isLong = process.env.FAULTS === "long";

export const atLength = (short: number, long: number) => (isLong ? long : short);
