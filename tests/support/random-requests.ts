import { apiPaths } from "~/api/paths";
import { places } from "../faults/route-list";
import { pngPicture } from "./pictures";
import type { Dice } from "./seeded";

/** What is said on a connection; `isBroken` when nothing can be said after it. */
export type RandomRequest = {
  method: string;
  target: string;
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

const FIELDS = [
  ...[
    "name",
    "type",
    "brand",
    "thickness",
    "width",
    "purchaseNow",
    "deliveryDays",
    "number",
    "file",
    "version",
  ],
  ...["title", "text", "tags", "content", "banerImage", "sideImage", "fullName", "designation", "rating"],
  ...["description", "FullName", "email", "userName", "password", "phone", "message", "product", "website"],
  ...["currentPassword", "newPassword", "intent", "id", "once", "parked", "status", "note", "list", "pieces"],
  ...["form", "length", "weight", "inner", "remove-file", "noun", "__proto__", "constructor", "length", ""],
];
const QUERY_FIELDS = [
  ...[
    "page",
    "limit",
    "q",
    "sort",
    "dir",
    "tmin",
    "tmax",
    "wmin",
    "wmax",
    "type",
    "tag",
    "ids",
    "back",
    "noun",
  ],
  ...[
    "thickness",
    "width",
    "form",
    "pieces",
    "weight",
    "parked",
    "saved",
    "index",
    "_data",
    "_routes",
    "product",
  ],
];
const VALUES = [
  ...[
    "",
    " ",
    "0",
    "1",
    "2",
    "-1",
    "1e9",
    "NaN",
    "1.5",
    "2, 2.5",
    "1,,2",
    "99999999999999999999",
    "true",
    "null",
  ],
  ...[
    "hotrolledsheet",
    "coldrolledcoil",
    "sheet",
    "coil",
    "newest",
    "asc",
    "desc",
    "delete",
    "undo",
    "add",
    "answered",
  ],
  ...["Ada Rolling", "ada@gmail.com", "admin@example.com", "Steel-Sheet-1", "2015550100", "+91 98765 43210"],
  ...[
    "<p>Text</p>",
    "<script>alert(1)</script>",
    "' OR 1=1 --",
    "../../etc/passwd",
    "%00",
    "\u0000",
    "\ud83d",
  ],
  ...[
    "e\u0301\u0327",
    "👩‍🔧",
    "\u202e",
    "{}",
    "[]",
    '[{"type":"Ab","text":"<p>x</p>","items":["a"]}]',
    "[[[[1]]]]",
    "/",
  ],
  ...["a".repeat(300), "@".repeat(3_000), "\u0301".repeat(2_000), " ".repeat(5_000), "9".repeat(400)],
];
const METHODS = ["GET", "GET", "GET", "GET", "HEAD", "POST", "POST", "POST", "PUT", "DELETE", "OPTIONS"];
const ODD_METHODS = ["PATCH", "TRACE", "PROPFIND", "M-SEARCH", "get", "BREW"];
const COOKIES = [
  ...[
    "session=",
    "session=abc",
    `session=${"a".repeat(43)}`,
    "enquiry=IiI=.x",
    "flash=e30=",
    "known=%E0%A4%A",
    "=",
    ";",
  ],
  ...[
    "session=a; session=b",
    "a=b=c; __proto__=1",
    `x=${"y".repeat(3_000)}`,
    "enquiry=bnVsbA==",
    '"',
    "flash=%00",
  ],
];
const HEADERS = [
  ...[
    "If-None-Match: *",
    'If-None-Match: "a", W/"b", c',
    "If-Match: *",
    'If-Match: W/"x"',
    "If-Range: x",
    "Range: bytes=0-1",
  ],
  ...[
    "Range: bytes=5-2",
    "Range: bytes=-0",
    "Range: bytes=0-1,3-4",
    "Range: lines=1",
    "Range: bytes=999999999999999-",
  ],
  ...[
    "If-Modified-Since: yesterday",
    "If-Modified-Since: Sun, 22 Nov 2026 00:00:00 GMT",
    "Accept: */*;q=x",
    "Accept-Encoding: br",
  ],
  ...[
    "Accept-Encoding: gzip;q=0, identity;q=0",
    "Accept-Language: \u00ff\u00fe",
    "Authorization: Bearer x",
    "Authorization: Basic eA==",
  ],
  ...[
    "Sec-Fetch-Site: cross-site",
    "Sec-Fetch-Site: same-origin",
    "Origin: http://evil.example",
    "Origin: null",
    "Origin: http://steel.test",
  ],
  ...[
    "X-Forwarded-For: 1.2.3.4, ::1",
    "X-Forwarded-For: ,,,",
    "X-Forwarded-Host: evil.example",
    "X-Forwarded-Proto: ftp",
  ],
  ...[
    "Expect: 100-continue",
    "Expect: 100-continue",
    "Connection: keep-alive, Upgrade",
    "Upgrade: websocket",
    "TE: trailers",
    "Via: 1.1 x",
  ],
  ...[
    "X-Remix-Request: yes",
    "X-Remix-Response: yes",
    "Purpose: prefetch",
    "Access-Control-Request-Method: PUT",
    "Cache-Control: no-store",
  ],
  ...[
    "Referer: http://evil.example/<x>",
    "User-Agent: ",
    "X-Request-Id: mine",
    "X-Client-Address: 9.9.9.9",
    "Content-Encoding: gzip",
  ],
];
const BROKEN_HEADERS = [
  "Expect: magic",
  ...[
    "Host: two",
    "Host:",
    "Host: a b",
    "Host: <x>",
    "No colon",
    " folded",
    "X\u0001: y",
    "X: \u0000",
    "Content-Length: 5, 6",
  ],
  ...[
    "Content-Length: -1",
    "Content-Length: x",
    "Transfer-Encoding: gzip",
    "Transfer-Encoding: chunked, chunked",
  ],
];

const png = (await pngPicture()).buffer;
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
    const { type, content } = makeBody(dice, ids);
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
  return { method, target, text, isBroken, signsOut: isAdmin && /logout/i.test(target) };
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

/** What a form or a call asks for: without it nearly nothing random would ever be stored. */
const WHOLE: Record<string, string>[] = [
  {
    ...{
      name: "Random sheet",
      type: "hotrolledsheet",
      thickness: "[1.6, 2]",
      width: "1250",
      deliveryDays: "3",
    },
    ...{ number: "2015550100" },
  },
  { fullName: "Random Rao", designation: "Buyer", rating: "4.5", description: "As measured." },
  {
    ...{ content: '[{"type":"Random","text":"<p>x</p>","items":["a"]}]', title: "Random", text: "<p>x</p>" },
    ...{ tags: "a", banerImage: "" },
  },
  { FullName: "Random Rao", email: "rao@gmail.com", userName: "rao1234", password: "Steel-Sheet-1" },
  { name: "Random Rao", phone: "98765 43210", email: "rao@example.com", message: "A wish" },
  { email: "rao@gmail.com", password: "Steel-Sheet-1" },
  { intent: "add", form: "sheet", thickness: "2", width: "1250", length: "2500", pieces: "40" },
  { intent: "delete", id: "" },
  { currentPassword: "Steel-Sheet-1", newPassword: "Steel-Sheet-2" },
];

function makeFields(dice: Dice, ids: readonly string[]): [string, string][] {
  if (dice.chance(0.5)) {
    const whole = Object.entries(dice.pick(WHOLE));
    if (dice.chance(0.4)) whole[dice.below(whole.length)] = [dice.pick(FIELDS), dice.pick(VALUES)];
    return whole.map(([name, value]) => [
      name,
      name === "id" ? dice.pick(ids) : value.replace("rao", `rao${dice.below(1_000)}`),
    ]);
  }
  return Array.from({ length: 1 + dice.below(12) }, (): [string, string] => [
    dice.pick(FIELDS),
    dice.chance(0.1) ? dice.pick(ids) : dice.pick(VALUES),
  ]);
}

function makeBody(dice: Dice, ids: readonly string[]): { type: string; content: Buffer } {
  const fields = makeFields(dice, ids);
  const kind = dice.below(10);
  if (kind < 4)
    return {
      type: "application/x-www-form-urlencoded",
      content: Buffer.from(String(new URLSearchParams(fields))),
    };
  if (kind < 7) return { type: "application/json", content: makeJson(dice, fields) };
  if (kind < 9) return makeMultipart(dice, fields);
  const types = [
    "text/plain",
    "application/xml",
    "",
    "multipart/form-data",
    "application/json; charset=x",
    "multipart/mixed; boundary=a",
  ];
  return { type: dice.pick(types), content: Buffer.from(dice.pick(VALUES)) };
}

function makeJson(dice: Dice, fields: [string, string][]): Buffer {
  const odd: unknown[] = [null, 7, true, [], {}, ["a", "b"], [1, 2.5], { $ne: null }, [[[]]], -0, 1e308];
  const value = Object.fromEntries(
    fields.map(([name, text]) => [name, dice.chance(0.3) ? dice.pick(odd) : text]),
  );
  const text = JSON.stringify(value);
  const broken = [
    text.slice(0, -1),
    `${text},`,
    "[".repeat(3_000),
    '"\\ud83d"',
    `[${text}]`,
    "null",
    '{"a":1e999}',
    "\ufeff{}",
    "",
  ];
  return Buffer.from(dice.chance(0.15) ? dice.pick(broken) : text);
}

function makeMultipart(dice: Dice, fields: [string, string][]) {
  const boundary = dice.chance(0.95) ? "steel" : dice.pick(["", '"', "a b", "x".repeat(80)]);
  const parts = fields.map(([name, value]) => {
    const isFile = ["file", "banerImage", "sideImage"].includes(name);
    const about = isFile
      ? `; filename="${dice.pick(["a.png", "", "../x", "\u00e9.jpg"])}"\r\nContent-Type: image/png`
      : "";
    const content = isFile && dice.chance(0.5) ? png : Buffer.from(value);
    return Buffer.concat([
      Buffer.from(`--steel\r\nContent-Disposition: form-data; name="${name}"${about}\r\n\r\n`),
      content,
      Buffer.from("\r\n"),
    ]);
  });
  const whole = Buffer.concat([...parts, Buffer.from("--steel--\r\n")]);
  const content = dice.chance(0.1) ? whole.subarray(0, dice.below(whole.length)) : whole;
  return { type: `multipart/form-data; boundary=${boundary}`, content };
}

function inChunks(dice: Dice, content: Buffer) {
  const pieces: Buffer[] = [];
  for (let at = 0; at < content.length; ) {
    const piece = content.subarray(at, at + 1 + dice.below(2_000));
    pieces.push(Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from("\r\n"));
    at += piece.length;
  }
  return Buffer.concat([...pieces, Buffer.from("0\r\n\r\n")]);
}
