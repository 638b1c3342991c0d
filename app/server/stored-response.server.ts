import type { ServerResponse } from "node:http";
import { etagOf, etagOfEncoding, matchesEtag } from "~/http/etag.server";
import { compress, type Encoding, isWorthCompressing, readEncoding } from "./compression.server";

/** A whole answer in one encoding, with its headers as Node writes them quickest: names and values in turn. */
type Form = { body: Buffer; etag: string; head: string[]; unchangedHead: string[] };

/** Quick for whoever waits; best, which takes a hundred times as long, for those who come later. */
const LEVELS = { quick: { br: 5, gzip: 5 }, best: { br: 11, gzip: 9 } } as const;

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
  #making: { br?: Promise<Form>; gzip?: Promise<Form> } = {};
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

  /** What the client takes, the smallest first; at once where that has been made before. */
  choose(acceptEncoding: string | undefined): Form | Promise<Form> {
    const encoding = this.#isWorth ? readEncoding(acceptEncoding) : "identity";
    if (encoding === "identity") return this.#forms.identity;
    return this.#forms[encoding] ?? this.#make(encoding);
  }

  add(encoding: "br" | "gzip", body: Buffer) {
    const etag = etagOfEncoding(this.#etag, `${encoding}${LEVELS.best[encoding]}`);
    this.#forms[encoding] = this.#form(body, etag, encoding);
  }

  async improve() {
    this.isBest = true;
    if (!this.#isWorth) return;
    for (const encoding of ["gzip", "br"] as const) {
      this.#forms[encoding] = await this.#compress(encoding, LEVELS.best[encoding]);
    }
  }

  #make(encoding: "br" | "gzip"): Promise<Form> {
    this.#making[encoding] ??= this.#compress(encoding, LEVELS.quick[encoding]).then(
      (form) => {
        this.#forms[encoding] ??= form;
        return form;
      },
      // Without memory for it, say.
      () => this.#forms.identity,
    );
    return this.#making[encoding];
  }

  async #compress(encoding: "br" | "gzip", level: number): Promise<Form> {
    const body = withoutPool(await compress(encoding, this.body, level));
    return this.#form(body, etagOfEncoding(this.#etag, `${encoding}${level}`), encoding);
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
  const form = stored.choose(response.req.headers["accept-encoding"]);
  if (!(form instanceof Promise)) return sendForm(response, form, requestId);
  void form.then((made) => {
    if (!response.destroyed) sendForm(response, made, requestId);
  });
}

export function sendForm(response: ServerResponse, form: Form, requestId: string) {
  const { method, headers } = response.req;
  const known = headers["if-none-match"];
  const isKnown = known !== undefined && matchesEtag(known, form.etag);
  const head = isKnown ? form.unchangedHead : form.head;
  // Node reads the list at once, so all answers of one form share it.
  head[head.length - 1] = requestId;
  response.writeHead(isKnown ? 304 : 200, head);
  response.end(isKnown || method === "HEAD" ? undefined : form.body);
}
