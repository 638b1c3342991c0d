import { writeFileSync } from "node:fs";
import { IncomingMessage } from "node:http";
import { isIP, Socket } from "node:net";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { findCall } from "~/api/paths";
import { env } from "~/env.server";
import { plainAddress, resolveClientAddress } from "~/http/client-address.server";
import { readEnquiryList } from "~/http/cookie/enquiry-list.server";
import { takeFlash } from "~/http/cookie/flash.server";
import { recallAdmin, recallWriter } from "~/http/cookie/known-admin.server";
import { findSignedIn } from "~/http/cookie/session.server";
import { etagOf, matchesEtag } from "~/http/etag.server";
import { replyWithFile } from "~/http/file/reply.server";
import { readFormToken } from "~/http/form/token.server";
import { readReturnPath } from "~/http/return-path.server";
import { networkOf } from "~/models/queue/throttle.server";
import { checkRequest } from "~/server/request-gate.server";
import { anyHeader, anyText } from "../support/any-text";
import { measureWork } from "../support/cpu-time";
import { longTexts } from "../support/long-texts";
import fc from "../support/property";

const RUNS = { numRuns: 150 };
const etag = etagOf("a row");

const requestWith = (headers: Record<string, string>) => new Request("http://steel.test/", { headers });

function incoming(url: string, headers: Record<string, string>) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, method: "GET", headers, rawHeaders: Object.entries(headers).flat() });
  return request;
}

/** A header is at most this long (MAX_HEADER_BYTES), an address 16 KB. */
const HEADER_BYTES = 32 * 1024;
/** How long it may hold the process, in milliseconds. */
const MOST_MS = 50;
const file = path.join(env.UPLOADS_DIR, "part.bin");
writeFileSync(file, Buffer.alloc(1_000, "steel"));

describe("whatever a header says", () => {
  it("a cookie is one of ours or none", async () => {
    await fc.assert(
      fc.asyncProperty(anyHeader, async (text) => {
        for (const name of ["session", "enquiry", "flash", "known", "left", ""]) {
          const request = requestWith({ Cookie: name ? `${name}=${text}` : text });
          expect(await findSignedIn(request)).toBeNull();
          expect(await readEnquiryList(request)).toEqual([]);
          expect(await takeFlash(request)).toBeNull();
          expect(await recallAdmin(request)).toBeNull();
          expect(await recallWriter(request)).toBeNull();
        }
        expect(await findSignedIn(requestWith({ Authorization: `Bearer ${text}` }))).toBeNull();
        expect(readFormToken(text)).toBeNull();
      }),
      { numRuns: 40 },
    );
  });

  it("a file is sent whole, or known already", async () => {
    await fc.assert(
      fc.asyncProperty(anyHeader, anyHeader, async (tag, moment) => {
        const headers = { "If-None-Match": tag, "If-Modified-Since": moment, Range: `bytes=${tag}` };
        const reply = await replyWithFile(requestWith(headers), file, {});
        expect([200, 304]).toContain(reply?.status);
        const body = Buffer.from((await reply?.arrayBuffer()) ?? new ArrayBuffer(0));
        expect(body.length).toBe(reply?.status === 200 ? 1_000 : 0);
      }),
      { numRuns: 60 },
    );
  });

  it("an address is an address, and its network a text", () => {
    fc.assert(
      fc.property(anyHeader, (text) => {
        const request = incoming("/", { "x-forwarded-for": text });
        Object.defineProperty(request.socket, "remoteAddress", { value: "192.0.2.1" });
        const address = resolveClientAddress(request, true);
        expect(isIP(address)).toBeGreaterThan(0);
        expect(resolveClientAddress(request, false)).toBe("192.0.2.1");
        expect(typeof networkOf(text)).toBe("string");
        expect(typeof plainAddress(text)).toBe("string");
      }),
      RUNS,
    );
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const otherwise = new URL(`http://[${address}]/`).hostname.slice(1, -1);
        expect(networkOf(otherwise)).toBe(networkOf(address));
        expect(networkOf(address)).toMatch(/::\/64$/);
      }),
      RUNS,
    );
  });

  it("the gate lets it in or names a status", () => {
    fc.assert(
      fc.property(anyText, anyHeader, anyHeader, (url, host, origin) => {
        const refusal = checkRequest(incoming(url, { host, origin }), {
          SITE_URL: undefined,
          API_ALLOWED_ORIGINS: [],
        });
        if (refusal) expect([400, 403, 405, 414, 431]).toContain(refusal.status);
        else expect(new URL(`http://${host}${url}`).pathname).toMatch(/^\//);
      }),
      RUNS,
    );
  });

  it.each(Object.entries(longTexts(1)).map(([name]) => name))(
    "a header full of %s is read quickly",
    (name) => {
      const text = (longTexts(HEADER_BYTES)[name] ?? "").replace(/[^\x20-\x7e\xa0-\xff]/g, "x");
      const works: Record<string, (text: string) => unknown> = {
        tags: (text) => matchesEtag(text, etag),
        addresses: (text) => resolveClientAddress(incoming("/", { "x-forwarded-for": text }), true),
        networks: networkOf,
        tokens: readFormToken,
        paths: readReturnPath,
        gate: (text) =>
          checkRequest(incoming(`/${text.slice(0, 16_000)}`, { host: "a" }), {
            SITE_URL: undefined,
            API_ALLOWED_ORIGINS: [],
          }),
      };
      for (const [what, work] of Object.entries(works))
        expect([what, measureWork(() => work(text), MOST_MS) < MOST_MS]).toEqual([what, true]);
    },
  );
});

describe("whatever an address says", () => {
  it("a call is one of the list, with its id, or none", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const found = findCall(`/backend/api/admin/product/getProduct/${text}`);
        if (found) expect(found.name).toBe("getProduct");
        const none = findCall(text);
        if (none) expect(typeof none.id).toBe("string");
      }),
      RUNS,
    );
  });

  it("the way back stays on this site", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const back = readReturnPath(text);
        if (back !== null) expect(new URL(back, "http://steel.test").origin).toBe("http://steel.test");
      }),
      RUNS,
    );
  });
});
