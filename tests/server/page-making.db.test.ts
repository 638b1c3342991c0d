import { connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PageCache } from "~/server/page-cache.server";
import { type Door, openDoor } from "../support/door";
import { head } from "../support/raw-http";

let door: Door;
let revision: string | null = "first";
let made = 0;
/** What happens while a page is made. */
let meanwhile = async () => {};
let cookie: Record<string, string> = {};
let ending = "";

async function answer() {
  made += 1;
  const text = `Page ${made} of ${revision}${ending}`;
  await meanwhile();
  return new Response(text, {
    headers: { "Content-Type": "text/html", "Cache-Control": "public, no-cache", ...cookie },
  });
}

beforeEach(async () => {
  revision = "first";
  made = 0;
  meanwhile = async () => {};
  cookie = {};
  ending = "";
  const pages = new PageCache({
    origin: "https://steel.test",
    mostBytes: 1024 * 1024,
    revision: () => revision,
  });
  door = await openDoor(answer, { pages });
});
afterEach(() => door.close());

const ask = async () => (await door.get("/about")).body;

test("a page during whose making something was written is sent to who asked before, and to nobody else", async () => {
  meanwhile = async () => {
    revision = "second";
  };
  expect(await ask()).toBe("Page 1 of first");
  meanwhile = async () => {};
  expect(await ask()).toBe("Page 2 of second");
  expect(await ask()).toBe("Page 2 of second");
});

test("who asks after the write does not wait for a page from before it", async () => {
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  meanwhile = () => held;
  const before = ask();
  await expect.poll(() => made).toBe(1);
  revision = "second";
  meanwhile = async () => {};
  expect(await ask()).toBe("Page 2 of second");
  go();
  expect(await before).toBe("Page 1 of first");
  expect(await ask()).toBe("Page 2 of second");
});

test("many who ask at once have one page made", async () => {
  meanwhile = () => new Promise((resolve) => setTimeout(resolve, 50));
  const bodies = await Promise.all(Array.from({ length: 10 }, ask));
  expect(new Set(bodies)).toEqual(new Set(["Page 1 of first"]));
});

test("who asks for what is too long to be held does not wait until another has fetched it", async () => {
  ending = "x".repeat(12 * 1024 * 1024);
  const deaf = connect(door.port, "127.0.0.1", () => deaf.write(head("GET /about")));
  deaf.pause().on("error", () => {});
  await expect.poll(() => made).toBe(1);
  const other = ask();
  // Sooner than a client that fetches nothing is cut.
  await expect.poll(() => made).toBe(2);
  deaf.destroy();
  await other;
});

test("nothing is held while nobody can tell what was written", async () => {
  revision = null;
  expect(await ask()).toBe("Page 1 of null");
  expect(await ask()).toBe("Page 2 of null");
});

test("a page that leaves a cookie is not held", async () => {
  cookie = { "Set-Cookie": "flash=x" };
  expect(await ask()).toBe("Page 1 of first");
  expect(await ask()).toBe("Page 2 of first");
});
