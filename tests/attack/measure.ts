import { fork } from "node:child_process";
import { once } from "node:events";
import { watchMemory } from "../support/memory";
import { report } from "../support/report";
import type { ServedSite } from "../support/site";

/** What others felt of an attack: times in milliseconds, memory of the site's process in megabytes at its highest. */
export type Felt = {
  asked: number;
  refused: number;
  p50: number;
  p99: number;
  worst: number;
  mostMb: number;
};

/** An address of this machine that is not the attacker's, where the system has one. */
const OTHER_ADDRESS = process.platform === "linux" ? "127.0.0.9" : "127.0.0.1";

const WARM_PAGES = 50;
/** Spelled as no link of the site, so that it is made for each who asks and not sent from memory. */
const PAGE = "/ABOUT";

/** Runs an attack on a site while another visitor asks for a page all the time, and answers what he felt. */
export async function feel(site: ServedSite, attack: () => Promise<unknown>): Promise<Felt> {
  // The first pages of a process take ten times as long as the others.
  for (let count = 0; count < WARM_PAGES; count += 1) {
    await fetch(`${site.url}${PAGE}`).then((answer) => answer.text());
  }
  const child = fork("tests/attack/others.mjs", [`${site.url}${PAGE}`, OTHER_ADDRESS], { execArgv: [] });
  await once(child, "message");
  const memory = watchMemory(site.pid);
  await attack().finally(memory.stop);
  child.send("stop");
  const [answers]: { status: number; ms: number }[][] = await once(child, "message");
  const times = (answers ?? []).map(({ ms }) => Math.round(ms)).sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const felt = {
    asked: times.length,
    refused: (answers ?? []).filter(({ status }) => status !== 200).length,
    p50: at(0.5),
    p99: at(0.99),
    worst: times.at(-1) ?? 0,
    mostMb: memory.most.site,
  };
  report(felt);
  return felt;
}
