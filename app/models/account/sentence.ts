import { type Figures, sayCount } from "~/steel/figures";

type Failures = { count: number; network: string };

export function sayFailedLogins({ count, network }: Failures, moment: string, figures: Figures): string {
  const from = network === "unknown" ? "" : ` from ${network}`;
  const latest = count > 1 ? "the latest " : "";
  return `${sayCount(count, "failed sign-in", figures)} with this address since your last one, ${latest}on ${moment}${from}.`;
}
