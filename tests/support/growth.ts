/** A text eight times as long may take this many times as long: eight, and a margin that the square of it exceeds. */
const MOST_TIMES = 24;
/** In milliseconds: below it the machine's other work says more than the text. */
const UNSEEN_MS = 20;
const ROUNDS = 5;
const TRIES = 3;

/** Null when the time that `work` takes grows with the length of its text; else what was measured. */
export function findFastGrowth(
  work: (text: string) => unknown,
  textOf: (bytes: number) => string,
  most: number,
) {
  const short = textOf(Math.floor(most / 8));
  const long = textOf(most);
  let said = "";
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = median(() => work(short));
    const after = median(() => work(long));
    if (after < UNSEEN_MS || after <= MOST_TIMES * Math.max(before, UNSEEN_MS / 8)) return null;
    said = `${before.toFixed(2)} ms for ${short.length} characters, ${after.toFixed(2)} ms for ${long.length}`;
  }
  return said;
}

/** Time of the processor, which other programs do not lengthen. */
function median(work: () => unknown) {
  const times = Array.from({ length: ROUNDS }, () => {
    const begun = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
  return times.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
}
