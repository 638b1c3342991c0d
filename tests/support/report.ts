import { onTestFailed } from "vitest";
import type { ServedSite } from "./site";

const LOG_END = 4_000;

/** What a long run has measured, which is wanted also when it passes. */
export function report(figures: string | object) {
  process.stdout.write(`${typeof figures === "string" ? figures : JSON.stringify(figures)}\n`);
}

/** The end of what the site has said. */
export function reportLogIfFailed(site: ServedSite) {
  onTestFailed(() => report(site.log().slice(-LOG_END)));
}
