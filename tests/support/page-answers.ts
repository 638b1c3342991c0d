import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { ServedSite } from "./site";

/** Whether each of the requests of `act` was answered from memory (`hit`) or `made`, in the order of their ends. */
export async function answersOf(site: ServedSite, act: () => Promise<unknown>): Promise<string[]> {
  await untilWritten(site);
  const before = lines(site).length;
  await act();
  await untilWritten(site);
  return lines(site)
    .slice(before, -1)
    .map(({ cache }) => cache ?? "made");
}

/** A line is written after its answer, and after those of earlier answers. */
async function untilWritten(site: ServedSite) {
  const path = `/assets/${randomUUID()}`;
  await (await fetch(site.url + path)).arrayBuffer();
  await expect.poll(site.log, { interval: 5 }).toContain(path);
}

function lines(site: ServedSite): { cache?: string }[] {
  const requests = site
    .log()
    .split("\n")
    .filter((line) => line.includes('"event":"request"'));
  return requests.map((line) => JSON.parse(line));
}
