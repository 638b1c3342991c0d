import { apiPaths } from "~/api/paths";
import { places } from "../faults/route-list";
import type { Dice } from "../support/seeded";
import { inChunks, makeBody } from "./random-bodies";
import { BROKEN_HEADERS, COOKIES, HEADERS, QUERY_FIELDS, VALUES } from "./random-words";

/** What is said on a connection; `isBroken` when nothing can be said after it. */
export type RandomRequest = {
  method: string;
  text: Buffer;
  isBroken: boolean;
  signsOut: boolean;
};

export type Surroundings = {
  /** Ids of rows that may be changed and deleted. */
  ids: readonly string[];
  /** Built files and stored pictures. */
  files: readonly string[];
  /** As the browser of an admin sends it. */
  cookie: string;
  token: string;
};

const METHODS = ["GET", "GET", "GET", "GET", "HEAD", "POST", "POST", "POST", "PUT", "DELETE", "OPTIONS"];
const ODD_METHODS = ["PATCH", "TRACE", "PROPFIND", "M-SEARCH", "get", "BREW"];
const POSTED = new Set(places.filter(({ takesPosts }) => takesPosts).map(({ path }) => path));
const patterns = [
  ...places.map(({ path }) => path),
  ...Object.values(apiPaths),
  "/healthz",
  "/favicon.ico",
  "/assets/",
];

export function makeRequest(dice: Dice, { ids, files, cookie, token }: Surroundings): RandomRequest {
  const pattern = dice.pick(patterns);
  const target = makeTarget(dice, pattern, ids, files);
  const isApi = pattern.startsWith("/backend");
  const method = dice.chance(0.03) ? dice.pick(ODD_METHODS) : methodFor(dice, pattern);
  const headers = [
    `Host: ${dice.chance(0.98) ? "steel.test" : dice.pick(["", "a b", "steel.test:99999", "[::1]:3000"])}`,
  ];
  // Every sender is another one, so that attempts are seldom too many.
  headers.push(`X-Forwarded-For: 198.51.${dice.below(250)}.${dice.below(250)}`);
  const isAdmin = dice.chance(0.5);
  if (isAdmin)
    headers.push(isApi && dice.chance(0.5) ? `Authorization: Bearer ${token}` : `Cookie: ${cookie}`);
  else if (dice.chance(0.3)) headers.push(`Cookie: ${dice.pick(COOKIES)}`);
  for (let more = dice.below(3); more > 0; more -= 1) headers.push(dice.pick(HEADERS));
  let isBroken = dice.chance(0.03);
  if (isBroken) headers.push(dice.pick(BROKEN_HEADERS));
  let body: Buffer = Buffer.alloc(0);
  if (!["GET", "HEAD"].includes(method) || dice.chance(0.05)) {
    const { type, content } = makeBody(dice, pattern, ids);
    body = content;
    if (type && dice.chance(0.97)) headers.push(`Content-Type: ${type}`);
    if (dice.chance(0.15)) {
      body = inChunks(dice, content);
      headers.push("Transfer-Encoding: chunked");
    } else headers.push(`Content-Length: ${content.length}`);
    if (dice.chance(0.03)) {
      isBroken = true;
      body = dice.chance(0.5)
        ? body.subarray(0, dice.below(body.length + 1))
        : Buffer.concat([body, Buffer.from("\r\nleft over")]);
    }
  }
  const head = `${[`${method} ${target} HTTP/1.1`, ...headers].join("\r\n")}\r\n\r\n`;
  const text = Buffer.concat([Buffer.from(head, "latin1"), body]);
  return { method, text, isBroken, signsOut: isAdmin && /logout/i.test(target) };
}

/** Calls take one method each, which would else be met too seldom. */
function methodFor(dice: Dice, pattern: string) {
  if (dice.chance(0.2)) return dice.pick(METHODS);
  if (!pattern.startsWith("/backend")) return dice.chance(POSTED.has(pattern) ? 0.6 : 0.1) ? "POST" : "GET";
  const [, name = ""] = /\/(\w+)(?:\/:id)?$/.exec(pattern) ?? [];
  if (/create|Register|Login/.test(name)) return "POST";
  if (/update/i.test(name)) return "PUT";
  return /delete/i.test(name) ? "DELETE" : "GET";
}

function makeTarget(dice: Dice, pattern: string, ids: readonly string[], files: readonly string[]): string {
  const id = dice.chance(0.7)
    ? dice.pick(ids)
    : dice.pick(["f".repeat(24), "0", "..%2f..", "%00", "a%2Fb", "%C3%A9", "undefined"]);
  let target = pattern
    .replace(/:id/, id)
    .replace("*", dice.pick(VALUES.filter((value) => /^[\w.-]+$/.test(value))));
  if (dice.chance(0.06) || target.includes(":file") || target === "/assets/") target = dice.pick(files);
  if (dice.chance(0.15)) target = `${target === "/" ? "/_root" : target}.data`;
  if (dice.chance(0.05)) target = dice.chance(0.5) ? target.toUpperCase() : `${target}/`;
  if (dice.chance(0.05)) target = misspell(dice, target);
  const query = Array.from({ length: dice.below(4) }, () => {
    const value = dice.chance(0.3) ? dice.pick(ids) : dice.pick(VALUES);
    return `${dice.pick(QUERY_FIELDS)}=${encodeURIComponent(Buffer.from(value).toString("utf8"))}`;
  });
  if (dice.chance(0.05)) query.push(dice.pick(["%", "%zz", "&&&", "a[b]=1", "q=%E2%82", "?"]));
  return query.length > 0 ? `${target}?${query.join("&")}` : target;
}

function misspell(dice: Dice, target: string): string {
  const at = dice.below(target.length) + 1;
  const noise = [
    "//",
    "%2e%2e/",
    "%",
    "%zz",
    "%ff",
    "\\",
    ";x=1",
    ".php",
    "%00",
    "é",
    "%E2%80%AE",
    "..",
    "#",
    "*",
    "%252e",
  ];
  return dice.chance(0.02)
    ? `/${"a".repeat(17_000)}`
    : target.slice(0, at) + dice.pick(noise) + target.slice(at);
}
