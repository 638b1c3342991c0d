import { rows } from "../faults/store";
import { watchMemory } from "../support/memory";
import { rollDice } from "../support/seeded";
import { signInAt } from "../support/sign-in";
import type { ServedSite } from "../support/site";
import { firstAdmin } from "../support/template";
import { HttpLine, type LineAnswer } from "./http-line";
import { makeRequest, type RandomRequest, type Surroundings } from "./random-requests";

/** Every status that the contract knows. */
const KNOWN = new Set([
  ...[200, 201, 202, 204, 206, 301, 302, 304],
  ...[400, 401, 403, 404, 405, 408, 409, 412, 413, 414, 415, 416, 417, 429, 431, 503, 507],
]);
const HEADERS = ["x-content-type-options", "x-frame-options", "referrer-policy", "permissions-policy"];
const INSIDES = /\n\s+at \S+ \(|node_modules|SQLITE_|PrismaClient/;
/** In milliseconds; an answer takes less, also when it waits for a password or a picture. */
const PATIENCE_MS = 30_000;

/** What came of it: faults in words, how often each status was answered, milliseconds, megabytes. */
export type Round = {
  faults: string[];
  statuses: Record<string, number>;
  slowestMs: number;
  slowest: string;
  mostMb: number;
};

/** The site must stand behind a proxy (TRUST_PROXY=1) and hold the sample content. */
export async function sendRandomRequests(
  site: ServedSite,
  seed: number,
  count: number,
  lines: number,
): Promise<Round> {
  const around = await look(site);
  const memory = watchMemory(site.pid);
  const round: Round = { faults: [], statuses: {}, slowestMs: 0, slowest: "", mostMb: 0 };
  let signingIn: Promise<unknown> = Promise.resolve();
  const sendSome = async (line: number) => {
    const dice = rollDice(seed * 1_000 + line);
    const connection = new HttpLine(Number(new URL(site.url).port), PATIENCE_MS);
    for (let sent = line; sent < count; sent += lines) {
      await signingIn;
      const request = makeRequest(dice, around);
      const answer = await connection.ask(request.text, {
        last: request.isBroken,
        isHead: request.method === "HEAD",
      });
      round.statuses[answer.status] = (round.statuses[answer.status] ?? 0) + 1;
      if (answer.ms > round.slowestMs) {
        round.slowestMs = Math.round(answer.ms);
        round.slowest = describe(request);
      }
      const fault = findFault(request, answer);
      if (fault) round.faults.push(`${fault}: ${describe(request)}`);
      if (request.signsOut) {
        signingIn = openSession(site, around);
      }
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: lines }, (_, line) => sendSome(line)));
  memory.stop();
  round.mostMb = memory.most.site;
  return round;
}

async function look(site: ServedSite): Promise<Surroundings> {
  const page = await (await fetch(site.url)).text();
  const files = [...page.matchAll(/"(\/(?:assets|uploads)\/[\w./-]+)"/g)].map(([, path = ""]) => path);
  const tables = ["Product", "Blog", "Testimonial", "Enquiry"];
  const ids = tables
    .flatMap((table) => rows<{ id: string }>(site, `SELECT id FROM "${table}"`))
    .map(({ id }) => id);
  const around = { ids, files: [...new Set(files)], cookie: "", token: "" };
  await openSession(site, around);
  return around;
}

async function openSession(site: ServedSite, around: { cookie: string; token: string }) {
  around.cookie = await signInAt(site, firstAdmin);
  around.token = /session=([\w-]+)/.exec(around.cookie)?.[1] ?? "";
}

function findFault(
  { isBroken, method }: RandomRequest,
  { status, headers, body }: LineAnswer,
): string | null {
  if (status === 0) return isBroken ? null : "no answer";
  if (!KNOWN.has(status)) return `status ${status}`;
  if (status >= 500 && !headers.has("retry-after")) return `${status} without Retry-After`;
  const missing = HEADERS.filter((name) => !headers.has(name));
  if (missing.length > 0) return `${status} without ${missing.join(", ")}`;
  if (status !== 304 && !headers.has("content-security-policy")) return `${status} without a policy`;
  if (headers.has("x-powered-by") || headers.has("server")) return `${status} with a banner`;
  if (method !== "HEAD" && status >= 400 && INSIDES.test(body.toString()))
    return `${status} shows its insides`;
  return null;
}

function describe({ text }: RandomRequest) {
  return JSON.stringify(text.subarray(0, 600).toString("latin1"));
}
