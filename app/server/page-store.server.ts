import type { StoredResponse } from "./stored-response.server";

/** What a page takes beside its bytes lies in V8's heap, which does not grow with the owner's setting. */
const MOST_PAGES = 20_000;

/** Pages up to a number of bytes; the longest unused go first. */
export class PageStore {
  #pages = new Map<string, StoredResponse>();
  #bytes = 0;

  constructor(private readonly mostBytes: number) {}

  get bytes(): number {
    return this.#bytes;
  }

  find(key: string): StoredResponse | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  add(key: string, page: StoredResponse) {
    this.#drop(key);
    if (page.bytes > this.mostBytes) return;
    this.#pages.set(key, page);
    this.#bytes += page.bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.mostBytes && this.#pages.size <= MOST_PAGES) return;
      this.#drop(oldest);
    }
  }

  clear() {
    this.#pages.clear();
    this.#bytes = 0;
  }

  #drop(key: string) {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0;
    this.#pages.delete(key);
  }
}
