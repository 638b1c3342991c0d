import { expect, test } from "vitest";
import { PageStore } from "~/server/page-store.server";
import { StoredResponse } from "~/server/stored-response.server";

const KB = 1024;
const page = (bytes: number) =>
  new StoredResponse(Buffer.alloc(bytes, "a"), { "content-type": "text/html" }, "public, no-cache");

test("the bound holds whatever comes, and what was asked for lately outlives what came later and was not asked for again", () => {
  const store = new PageStore(1_000 * KB);
  const dear = page(50 * KB);
  store.add("dear", dear);
  for (let at = 0; at < 500; at += 1) {
    store.add(`once ${at}`, page(((at * 7) % 30) * KB + 1));
    store.add("again", page(((at * 7) % 30) * KB + 1));
    store.find("dear");
    expect(store.bytes).toBeLessThanOrEqual(1_000 * KB);
  }
  expect(store.find("dear")).toBe(dear);
  expect(store.find("once 0")).toBeUndefined();
  expect(store.find("once 499")).toBeDefined();
  store.clear();
  expect(store.bytes).toBe(0);
});

test.each([100, 0])("a page that is larger than its share, of %d KB, is not held", (share) => {
  const store = new PageStore(share * KB);
  store.add("large", page(200 * KB));
  expect(store.find("large")).toBeUndefined();
  expect(store.bytes).toBe(0);
});

test("of small pages no more are held than their heads have room for", () => {
  const store = new PageStore(9_999 * 1024 * KB);
  const small = page(1);
  for (let at = 0; at < 25_000; at += 1) store.add(`page ${at}`, at < 24_999 ? small : page(2));
  expect(store.find("page 4999")).toBeUndefined();
  expect(store.find("page 5000")).toBeDefined();
  expect(store.find("page 24999")).toBeDefined();
});

test.each([undefined, "gzip", "br"])(
  "a page keeps no memory but its own, asked for in %s",
  async (accepts) => {
    const held = new StoredResponse(
      Buffer.concat([Buffer.from("<p>cold rolled</p>".repeat(100))]),
      { "content-type": "text/html" },
      "public, no-cache",
    );
    const { body } = held.choose(accepts);
    expect(body.buffer.byteLength).toBe(body.byteLength);
    await held.improve();
    const better = held.choose(accepts);
    expect(better.body.buffer.byteLength).toBe(better.body.byteLength);
  },
);
