type Failures = { count: number; network: string };

/** `moment` is the latest one's, as people read it. */
export function sayFailedLogins({ count, network }: Failures, moment: string): string {
  const from = network === "unknown" ? "" : ` from ${network}`;
  return count === 1
    ? `1 failed sign-in with this address since your last one, on ${moment}${from}.`
    : `${count} failed sign-ins with this address since your last one, the latest on ${moment}${from}.`;
}
