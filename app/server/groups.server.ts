const GROUP = 20;
const BETWEEN_MS = 20;

export function inGroups(): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  let isDue = false;
  const next = () => {
    for (const work of waiting.splice(0, GROUP)) work();
    isDue = waiting.length > 0;
    if (isDue) setTimeout(next, BETWEEN_MS);
  };
  return (work) => {
    waiting.push(work);
    if (!isDue) setTimeout(next, 0);
    isDue = true;
  };
}
