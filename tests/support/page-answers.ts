import { setTimeout as pause } from "node:timers/promises";
import type { ServedSite } from "./site";

/** A line is written after its answer. */
const WRITTEN_MS = 150;

/** Whether each of the requests of `act` was answered from memory (`hit`) or `made`, in the order of their ends. */
export async function answersOf(site: ServedSite, act: () => Promise<unknown>): Promise<string[]> {
  await pause(WRITTEN_MS);
  const before = lines(site).length;
  await act();
  await pause(WRITTEN_MS);
  return lines(site)
    .slice(before)
    .map(({ cache }) => cache ?? "made");
}

function lines(site: ServedSite): { cache?: string }[] {
  const requests = site
    .log()
    .split("\n")
    .filter((line) => line.includes('"event":"request"'));
  return requests.map((line) => JSON.parse(line));
}
