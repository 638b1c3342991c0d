import { PIECES } from "../support/any-text";

export const FIELDS = [
  ...`
    name type brand thickness width purchaseNow deliveryDays number file version title text tags
    content banerImage sideImage fullName designation rating description FullName email userName
    password phone message product website currentPassword newPassword intent id once parked status
    note list pieces form length weight inner remove-file noun __proto__ constructor length
  `
    .trim()
    .split(/\s+/),
  "",
];
export const QUERY_FIELDS = `
    page limit q sort dir tmin tmax wmin wmax type tag ids back noun thickness width form pieces
    weight parked saved index _data _routes product
  `
  .trim()
  .split(/\s+/);
export const VALUES = [
  ...PIECES,
  ...["", "2, 2.5", "1,,2", "99999999999999999999", "true", "<p>Text</p>", "' OR 1=1 --", "../../etc/passwd"],
  ...["delete", "undo", "add", "answered", "👩‍🔧", '[{"type":"Ab","text":"<p>x</p>","items":["a"]}]'],
  ...["Ada Rolling", "ada@gmail.com", "admin@example.com", "Steel-Sheet-1", "2015550100", "+91 98765 43210"],
  ...["a".repeat(300), "@".repeat(3_000), "\u0301".repeat(2_000), " ".repeat(5_000), "9".repeat(400)],
];
export const COOKIES = [
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
export const HEADERS = `
  If-None-Match: *
  If-None-Match: "a", W/"b", c
  If-Match: *
  If-Match: W/"x"
  If-Range: x
  Range: bytes=0-1
  Range: bytes=5-2
  Range: bytes=-0
  Range: bytes=0-1,3-4
  Range: lines=1
  Range: bytes=999999999999999-
  If-Modified-Since: yesterday
  If-Modified-Since: Sun, 22 Nov 2026 00:00:00 GMT
  Accept: */*;q=x
  Accept-Encoding: br
  Accept-Encoding: gzip;q=0, identity;q=0
  Accept-Language: \u00ff\u00fe
  Authorization: Bearer x
  Authorization: Basic eA==
  Sec-Fetch-Site: cross-site
  Sec-Fetch-Site: same-origin
  Origin: http://evil.example
  Origin: null
  Origin: http://steel.test
  X-Forwarded-For: 1.2.3.4, ::1
  X-Forwarded-For: ,,,
  X-Forwarded-Host: evil.example
  X-Forwarded-Proto: ftp
  Expect: 100-continue
  Expect: 100-continue
  Connection: keep-alive, Upgrade
  Upgrade: websocket
  TE: trailers
  Via: 1.1 x
  X-Remix-Request: yes
  X-Remix-Response: yes
  Purpose: prefetch
  Access-Control-Request-Method: PUT
  Cache-Control: no-store
  Referer: http://evil.example/<x>
  User-Agent:
  X-Request-Id: mine
  X-Client-Address: 9.9.9.9
  Content-Encoding: gzip
`
  .trim()
  .split(/\n */);
export const BROKEN_HEADERS = [
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
