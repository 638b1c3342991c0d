import { carriesEnquiryList, countEnquiryLines } from "~/http/cookie/enquiry-list.server";
import { OWN, SHARED } from "~/http/sharing.server";
import { type RevisionWatch, watchRevisions } from "~/models/row/revision-watch.server";
import type { Exchange } from "./exchange.server";
import { type PageAddress, readPageAddress } from "./page-address.server";
import { PageStore } from "./page-store.server";
import { StoredResponse, sendStored } from "./stored-response.server";

/** Takes an answer into memory when it is for everybody; else null. `body` is null of one that is too long. */
export type Keep = (body: Buffer | null, status: number, headers: Headers) => StoredResponse | null;

/** Has the answer made; without `keep`, for this visitor alone. */
type Make = (keep?: Keep) => void;

export type PageCacheOptions = {
  mostBytes: number;
  revision?: RevisionWatch;
  /** The one origin pages name; else they name the host of each request. */
  origin: string | undefined;
};

/** Each good while the revision of the rows lasts from before it was made, whoever writes. */
export class PageCache {
  #store: PageStore;
  #revision: RevisionWatch;
  #origin: string | undefined;
  #current: string | null = null;
  #making = new Map<string, Promise<StoredResponse | null>>();
  #improving: Promise<unknown> = Promise.resolve();

  constructor({ mostBytes, revision = watchRevisions(), origin }: PageCacheOptions) {
    this.#store = new PageStore(mostBytes);
    this.#revision = revision;
    this.#origin = origin;
  }

  get bytes(): number {
    return this.#store.bytes;
  }

  /** Sends the answer from memory, or has it made. */
  respond(exchange: Exchange, make: Make) {
    const address = readPageAddress(exchange.request);
    if (!address) return make();
    const { cookie = null } = exchange.request.headers;
    if (!cookie || !carriesEnquiryList(cookie)) return this.#look(exchange, address, 0, make);
    void countEnquiryLines(cookie).then(
      (count) => this.#look(exchange, address, count, make),
      () => make(),
    );
  }

  #look(exchange: Exchange, address: PageAddress, enquiryCount: number, make: Make) {
    const revision = this.#readRevision();
    if (revision === null) return make();
    const host = this.#origin ? "" : exchange.request.headers.host;
    const key = `${host} ${enquiryCount} ${address.path}?${address.query}`;
    const found = this.#store.find(key);
    if (found) {
      send(exchange, found);
      if (!found.isBest) this.#improve(found);
      return;
    }
    const making = this.#making.get(key);
    if (!making) return make(this.#expect(key, exchange, address, enquiryCount));
    void making.then((page) => {
      if (!page || this.#readRevision() !== revision) make();
      else send(exchange, page);
    });
  }

  /** Who asks for the same page meanwhile waits for this answer; when it is not kept, each has his own made. */
  #expect(key: string, exchange: Exchange, address: PageAddress, enquiryCount: number): Keep {
    const { request, response } = exchange;
    const revision = this.#current;
    request.url = address.query ? `${address.path}?${address.query}` : address.path;
    const { promise, resolve } = Promise.withResolvers<StoredResponse | null>();
    this.#making.set(key, promise);
    const end = (page: StoredResponse | null) => {
      if (this.#making.get(key) === promise) this.#making.delete(key);
      resolve(page);
    };
    response.once("close", () => end(null));
    return (body, status, headers) => {
      if (body === null || !isForEverybody(status, headers, enquiryCount)) {
        end(null);
        return null;
      }
      const page = new StoredResponse(body, Object.fromEntries(headers), enquiryCount === 0 ? SHARED : OWN);
      if (this.#readRevision() === revision) this.#store.add(key, page);
      end(page);
      return page;
    };
  }

  /** One page at a time: whoever asks for the page meanwhile gets it as it is. */
  #improve(page: StoredResponse) {
    page.isBest = true;
    this.#improving = this.#improving
      .then(() => page.improve())
      // It goes on being sent as it is.
      .catch(() => {});
  }

  /** All pages of an older revision are of no use any more. */
  #readRevision(): string | null {
    const revision = this.#revision();
    if (revision !== this.#current) {
      this.#current = revision;
      this.#store.clear();
      this.#making.clear();
    }
    return revision;
  }
}

function send(exchange: Exchange, page: StoredResponse) {
  exchange.isFromMemory = true;
  sendStored(exchange.response, page, exchange.id);
}

/** With lines in the visitor's list an answer is his own for caches on the way; here it is that of all with as many. */
function isForEverybody(status: number, headers: Headers, enquiryCount: number): boolean {
  const said = headers.get("cache-control");
  return (
    status === 200 && !headers.has("set-cookie") && (said === SHARED || (said === OWN && enquiryCount > 0))
  );
}
