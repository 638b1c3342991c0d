import { setTimeout as pause } from "node:timers/promises";

const REQUEST_MS = 30_000;
const TRIES = 3;
const PAUSE_MS = 1_000;
const MOST_LIST_BYTES = 64 * 1024 * 1024;

export type LegacySource = { origin: string; headers: Record<string, string> };

/** `passing` when another try later may do better. */
export type Fetched<T> = { ok: true; value: T } | { ok: false; message: string; passing: boolean };

export function openSource(address: string): LegacySource | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin, username } = new URL(address);
  if (!/^https?:$/.test(protocol) || username !== "") return null;
  return { origin, headers: {} };
}

/** Asked once, whatever it answers: a wrong address is not worth waiting for. */
export async function reachSource({ origin }: LegacySource): Promise<Fetched<null>> {
  const asked = await ask(new URL(origin), 0, { method: "HEAD", redirect: "manual" });
  return asked.ok ? { ok: true, value: null } : asked;
}

export async function fetchList(source: LegacySource, call: string): Promise<Fetched<unknown[]>> {
  const url = new URL(`/backend/api/admin/${call}`, source.origin);
  const got = await fetchBytes(url, MOST_LIST_BYTES, source.headers);
  if (!got.ok) return got;
  const list = findList(parseJson(got.value.toString("utf8")));
  return list
    ? { ok: true, value: list }
    : { ok: false, message: `${url.href} did not answer with a list`, passing: false };
}

export async function fetchPicture(
  source: LegacySource,
  name: string,
  mostBytes: number,
): Promise<Fetched<Buffer>> {
  const given = name.trim().replaceAll("\\", "/");
  const absolute = /^[a-z][a-z\d+.-]*:/i.test(given);
  const path = absolute ? given : given.replaceAll("#", "%23");
  const place = absolute || /^\/?uploads\//.test(path) || path.startsWith("/") ? path : `uploads/${path}`;
  if (!URL.canParse(place, source.origin)) return rejected(`${name} is not an address`);
  const url = new URL(place, source.origin);
  if (!/^https?:$/.test(url.protocol)) return rejected(`${name} is not an http or https address`);
  return fetchBytes(url, mostBytes, url.origin === source.origin ? source.headers : {});
}

export async function signInAt(
  source: LegacySource,
  email: string,
  password: string,
): Promise<Fetched<LegacySource>> {
  const asked = await ask(new URL("/backend/api/admin/auth/adminLogin", source.origin), MOST_LIST_BYTES, {
    method: "POST",
    // Another site is not told the password.
    redirect: "manual",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!asked.ok) return asked;
  const { response, bytes } = asked.value;
  if (!response.ok) {
    const place = response.headers.get("location");
    return rejected(
      `the login was answered with ${response.status}${place ? `: the site is now at ${place}` : ""}`,
    );
  }
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const token = /"token"\s*:\s*"([\w.~+/=-]{8,4096})"/.exec(String(bytes))?.[1];
  const headers = {
    ...(cookies.length > 0 ? { Cookie: cookies.join("; ") } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
  return { ok: true, value: { ...source, headers } };
}

async function fetchBytes(
  url: URL,
  mostBytes: number,
  headers: Record<string, string>,
): Promise<Fetched<Buffer>> {
  for (let turn = 1; ; turn += 1) {
    const got = await tryFetch(url, mostBytes, headers);
    if (got.ok || !got.passing || turn === TRIES) return got;
    await pause(PAUSE_MS * turn);
  }
}

async function tryFetch(
  url: URL,
  mostBytes: number,
  headers: Record<string, string>,
): Promise<Fetched<Buffer>> {
  const asked = await ask(url, mostBytes, { headers });
  if (!asked.ok) return { ...asked, message: `${url.href}: ${asked.message}` };
  const { response, bytes } = asked.value;
  if (!response.ok) {
    const passing = response.status >= 500 || response.status === 429 || response.status === 408;
    return { ok: false, message: `${url.href} was answered with ${response.status}`, passing };
  }
  return bytes ? { ok: true, value: bytes } : rejected(`${url.href} is larger than ${mostBytes} bytes`);
}

type Answer = { response: Response; bytes: Buffer | null };

/** No bytes where they are more than `mostBytes`. A silence of 30 s ends it. */
async function ask(url: URL, mostBytes: number, init: RequestInit): Promise<Fetched<Answer>> {
  const silence = new AbortController();
  const limit = setTimeout(() => silence.abort(new DOMException("", "TimeoutError")), REQUEST_MS);
  try {
    const response = await fetch(url, { ...init, signal: silence.signal });
    const bytes = await readAtMost(response, mostBytes, () => limit.refresh());
    return { ok: true, value: { response, bytes } };
  } catch (error) {
    return { ok: false, message: describe(error), passing: true };
  } finally {
    clearTimeout(limit);
  }
}

async function readAtMost(response: Response, mostBytes: number, heard: () => void): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (!next || next.done) return Buffer.concat(chunks);
    heard();
    length += next.value.byteLength;
    if (length > mostBytes) {
      await reader?.cancel();
      return null;
    }
    chunks.push(next.value);
  }
}

function findList(json: unknown): unknown[] | null {
  if (Array.isArray(json)) return json;
  if (typeof json !== "object" || json === null) return null;
  for (const value of Object.values(json)) {
    const list = findList(value);
    if (list) return list;
  }
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function rejected(message: string) {
  return { ok: false as const, message, passing: false };
}

function describe(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `no answer within ${REQUEST_MS / 1000} s`;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  // Where a name has several addresses, what is said of all of them has no message of its own.
  return cause.message || ("code" in cause ? String(cause.code) : error.message);
}
