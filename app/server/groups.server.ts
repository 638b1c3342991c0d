/** Pieces of work in a group, and milliseconds between two groups. */
const GROUP = 20;
const BETWEEN_MS = 20;

/**
 * Does small pieces of work a few at a time, so that hundreds that fall due in one moment hold nobody up: 500 take half
 * a second.
 */
export function inGroups(): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  let timer: NodeJS.Timeout | null = null;
  const next = () => {
    for (const work of waiting.splice(0, GROUP)) work();
    timer = waiting.length > 0 ? setTimeout(next, BETWEEN_MS) : null;
  };
  return (work) => {
    waiting.push(work);
    timer ??= setTimeout(next, 0);
  };
}
