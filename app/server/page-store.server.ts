import type { StoredResponse } from "./stored-response.server";

/** What was asked for once may fill this share; the rest is for what was asked for again. */
const YOUNG_SHARE = 0.25;

/** Of either age. What a page takes beside its bytes lies in V8's heap, which does not grow with the owner's setting. */
const MOST_PAGES = 10_000;

/** Pages up to a number of bytes; the longest unused go first, and of those first what was asked for only once. */
export class PageStore {
  #young = new Map<string, StoredResponse>();
  #old = new Map<string, StoredResponse>();
  #sizes = new Map<StoredResponse, number>();
  #bytes = { young: 0, old: 0 };
  #latest = "";

  constructor(private readonly mostBytes: number) {}

  get bytes(): number {
    return this.#bytes.young + this.#bytes.old;
  }

  find(key: string): StoredResponse | undefined {
    const old = this.#old.get(key);
    if (old) {
      if (key !== this.#latest) {
        this.#old.delete(key);
        this.#old.set(key, old);
        this.#latest = key;
      }
      return old;
    }
    const young = this.#young.get(key);
    if (!young) return undefined;
    this.#drop("young", key, young);
    this.#put("old", key, young);
    return young;
  }

  add(key: string, page: StoredResponse) {
    this.remove(key);
    this.#put("young", key, page);
  }

  measure(key: string, page: StoredResponse) {
    if (this.#old.get(key) !== page) return;
    this.#drop("old", key, page);
    this.#put("old", key, page);
  }

  remove(key: string) {
    const old = this.#old.get(key);
    const young = this.#young.get(key);
    if (old) this.#drop("old", key, old);
    if (young) this.#drop("young", key, young);
  }

  clear() {
    for (const map of [this.#young, this.#old, this.#sizes]) map.clear();
    this.#bytes = { young: 0, old: 0 };
  }

  #put(age: "young" | "old", key: string, page: StoredResponse) {
    const pages = age === "young" ? this.#young : this.#old;
    const most = this.mostBytes * (age === "young" ? YOUNG_SHARE : 1 - YOUNG_SHARE);
    const { bytes } = page;
    if (bytes > most) return;
    pages.set(key, page);
    this.#sizes.set(page, bytes);
    this.#bytes[age] += bytes;
    for (const [first, oldest] of pages) {
      if (this.#bytes[age] <= most && pages.size <= MOST_PAGES) return;
      this.#drop(age, first, oldest);
    }
  }

  #drop(age: "young" | "old", key: string, page: StoredResponse) {
    (age === "young" ? this.#young : this.#old).delete(key);
    this.#bytes[age] -= this.#sizes.get(page) ?? 0;
    this.#sizes.delete(page);
  }
}
