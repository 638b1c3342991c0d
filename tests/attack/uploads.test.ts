import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { head, pour, talk } from "../support/raw-http";
import { signInAt } from "../support/sign-in";
import { type Site, startSite } from "../support/site";
import { askOn } from "./asking";
import { type Felt, feel } from "./measure";

const LARGE_BYTES = 25 * 1024 * 1024;
/** In milliseconds, of the slowest of some eighty pages: sixteen forms that are refused at once are made one after the other. */
const LONGEST_MS = 1_000;
const PIECE = Buffer.alloc(64 * 1024, "a");

/** Answers the status. */
async function upload(site: Site, path: string, headers: string[]): Promise<number> {
  const file =
    'Content-Disposition: form-data; name="banerImage"; filename="a.jpg"\r\nContent-Type: image/jpeg';
  const [before, after] = [`--x\r\n${file}\r\n\r\n`, "\r\n--x--\r\n"];
  const length = `Content-Length: ${before.length + LARGE_BYTES + after.length}`;
  const type = "Content-Type: multipart/form-data; boundary=x";
  const { status } = await talk(Number(new URL(site.url).port), async (socket) => {
    socket.write(head(`POST ${path}`, length, type, "Connection: close", ...headers) + before);
    await pour(socket, PIECE, LARGE_BYTES / PIECE.length);
    socket.write(after);
  });
  return status;
}

test("34 large uploads at once, half of them without rights, in a site that was under other attacks", async () => {
  const site = await startSite();
  onTestFinished(site.stop);
  const cookie = await signInAt(site);
  const felt: Felt[] = [];
  felt.push(await feel(site, () => askOn(site, { clients: 64, ms: 8_000, path: () => "/ALLPRODUCT" })));
  felt.push(
    await feel(site, () => askOn(site, { clients: 64, ms: 8_000, path: (at) => `/search?q=steel+${at}` })),
  );
  const port = Number(new URL(site.url).port);
  const sockets = Array.from({ length: 20 }, () => connect(port, "127.0.0.1"));
  for (const socket of sockets) {
    socket.on("error", () => {});
    socket.resume();
    socket.write(head("GET /ALLPRODUCT").repeat(1_500));
  }
  await new Promise((resolve) => setTimeout(resolve, 8_000));
  for (const socket of sockets) socket.destroy();
  for (const [path, denied] of [
    ["/backend/api/admin/createBlog", 401],
    ["/addBlog", 302],
    ["/backend/api/admin/createBlog", 401],
    ["/addBlog", 302],
  ] as const) {
    const uploads = async () => {
      const [without, within] = await Promise.all([
        Promise.all(Array.from({ length: 17 }, () => upload(site, path, []))),
        Promise.all(Array.from({ length: 17 }, () => upload(site, path, [`Cookie: ${cookie}`]))),
      ]);
      expect(without).toEqual(without.map(() => denied));
      // No picture; or, of a form, no room for so many pictures at once.
      for (const status of within) expect([400, 503]).toContain(status);
    };
    felt.push(await feel(site, uploads));
  }
  for (const { refused, p99, mostMb } of felt) {
    expect(refused).toBe(0);
    expect(p99).toBeLessThan(LONGEST_MS);
    expect(mostMb).toBeLessThan(350);
  }
});
