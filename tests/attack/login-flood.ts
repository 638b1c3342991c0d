import type { ServedSite } from "../support/site";
import { firstAdmin } from "../support/template";

/** What came of many wrong logins at a time: their statuses, and how an honest one fared among them and alone. */
export type Flood = {
  statuses: number[];
  waits: (string | null)[];
  honest: { status: number; ms: number };
  lone: number;
};

/** How often the honest one tries. */
const HONEST_TRIES = 4;
const ADDRESSES = 30;

/**
 * Sends wrong logins from thirty addresses at once, and in the middle of them an honest one. The site must stand
 * behind a proxy (TRUST_PROXY=1): addresses are what that says.
 */
export async function floodLogins(site: ServedSite, count: number): Promise<Flood> {
  const send = async (fields: { email: string; password: string }, address: string) => {
    const begun = performance.now();
    const answer = await fetch(`${site.url}/backend/api/admin/auth/adminLogin`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
      body: JSON.stringify(fields),
    });
    await answer.text();
    return { status: answer.status, wait: answer.headers.get("retry-after"), ms: performance.now() - begun };
  };
  const lone = await send(firstAdmin, "203.0.113.6");
  const wrong = Array.from({ length: count }, (_, at) =>
    send({ email: `nobody-${at}@example.com`, password: "Wrong-1-word" }, `198.51.100.${at % ADDRESSES}`),
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  // Whoever is asked to come back does so, as a person would.
  let honest = await send(firstAdmin, "203.0.113.7");
  for (let tries = 1; honest.status === 503 && tries < HONEST_TRIES; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, Number(honest.wait) * 1_000));
    honest = await send(firstAdmin, "203.0.113.7");
  }
  const answers = await Promise.all(wrong);
  const refused = answers.filter(({ status }) => status === 503);
  return {
    statuses: answers.map(({ status }) => status),
    waits: refused.map(({ wait }) => wait),
    honest: { status: honest.status, ms: Math.round(honest.ms) },
    lone: Math.round(lone.ms),
  };
}
