import type { ServerResponse } from "node:http";
import { etagOf, etagOfEncoding, matchesEtag } from "~/http/etag.server";
import {
  compressAtOnce,
  compressBest,
  type Encoding,
  isWorthCompressing,
  LEVELS,
  readEncoding,
} from "./compression.server";

/** A whole answer in one encoding, with its headers as Node writes them quickest: names and values in turn. */
type Form = { body: Buffer; etag: string; head: string[]; unchangedHead: string[] };

/** Compressed, a text has a third of its bytes at most; both encodings may be asked for. */
const COMPRESSED_SHARE = 2 / 3;
const OVERHEAD_BYTES = 4 * 1024;

/** Said anew for each encoding, or by Node for each answer. */
const OWN_HEADERS =
  /^(etag|vary|cache-control|content-length|content-encoding|connection|date|keep-alive|transfer-encoding|x-request-id|x-powered-by)$/;

/** The last header of each answer; its value is the answer's own. */
const ID = ["X-Request-Id", ""];

export class StoredResponse {
  #forms: { identity: Form; br?: Form; gzip?: Form };
  #headers: [name: string, value: string][];
  #etag: string;
  #vary: string;
  #isWorth: boolean;
  isBest = false;
  private readonly body: Buffer;

  constructor(
    body: Buffer,
    headers: Record<string, string>,
    private readonly cacheControl: string,
  ) {
    this.body = withoutPool(body);
    this.#headers = Object.entries(headers).filter(([name]) => !OWN_HEADERS.test(name));
    const { etag, vary } = headers;
    this.#etag = etag && !etag.startsWith("W/") ? etag : etagOf(body);
    this.#vary = ["Accept-Encoding", vary].filter(Boolean).join(", ");
    this.#isWorth = isWorthCompressing(headers["content-type"] ?? "", body.byteLength);
    this.#forms = { identity: this.#form(this.body, this.#etag, "identity") };
  }

  /** With all that may be made of it. */
  get bytes(): number {
    return this.body.byteLength * (this.#isWorth ? 1 + COMPRESSED_SHARE : 1) + OVERHEAD_BYTES;
  }

  /** What the client takes, the smallest first. */
  choose(acceptEncoding: string | undefined): Form {
    const encoding = this.#isWorth ? readEncoding(acceptEncoding) : "identity";
    if (encoding === "identity") return this.#forms.identity;
    const known = this.#forms[encoding];
    if (known) return known;
    const level = LEVELS.first[encoding];
    const body = withoutPool(compressAtOnce(encoding, this.body, level));
    const made = this.#form(body, etagOfEncoding(this.#etag, `${encoding}${level}`), encoding);
    this.#forms[encoding] = made;
    return made;
  }

  /** `body` is compressed as well as it can be. */
  add(encoding: "br" | "gzip", body: Buffer) {
    this.#forms[encoding] = this.#form(
      body,
      etagOfEncoding(this.#etag, `${encoding}${LEVELS.best[encoding]}`),
      encoding,
    );
  }

  /** For those who come later. */
  async improve() {
    this.isBest = true;
    if (!this.#isWorth) return;
    for (const encoding of ["gzip", "br"] as const) {
      this.add(encoding, withoutPool(await compressBest(encoding, this.body)));
    }
  }

  #form(body: Buffer, etag: string, encoding: Encoding): Form {
    const both = ["ETag", etag, "Cache-Control", this.cacheControl, "Vary", this.#vary];
    const encoded = encoding === "identity" ? [] : ["Content-Encoding", encoding];
    return {
      body,
      etag,
      head: [...this.#headers.flat(), ...both, ...encoded, "Content-Length", String(body.byteLength), ...ID],
      // A 304 renews the headers of the copy, whose own policy must survive.
      unchangedHead: [...this.#headers.filter(([name]) => !/^content-/i.test(name)).flat(), ...both, ...ID],
    };
  }
}

/** Node cuts small buffers from a pool of 64 KB, all of which would stay in memory with each of them. */
function withoutPool(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(own);
  return own;
}

/** In the form that its client takes. */
export function sendStored(response: ServerResponse, stored: StoredResponse, requestId: string) {
  const { method, headers } = response.req;
  const form = stored.choose(headers["accept-encoding"]);
  const known = headers["if-none-match"];
  const isKnown = known !== undefined && matchesEtag(known, form.etag);
  const head = isKnown ? form.unchangedHead : form.head;
  // Node reads the list at once, so all answers of one form share it.
  head[head.length - 1] = requestId;
  response.writeHead(isKnown ? 304 : 200, head);
  response.end(isKnown || method === "HEAD" ? undefined : form.body);
}
