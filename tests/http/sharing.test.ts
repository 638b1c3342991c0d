import { describe, expect, it } from "vitest";
import { decideSharing, SHARED } from "~/http/sharing.server";

const OWN = "private, no-cache";

/** What the cache is told of an answer whose parts said `said`. */
function decide({ cookie = "", method = "GET", status = 200, said = SHARED, sets = "" }) {
  const request = new Request("http://localhost/", { method, headers: { Cookie: cookie } });
  const headers = new Headers(said ? { "Cache-Control": said } : {});
  if (sets) headers.set("Set-Cookie", sets);
  return decideSharing(request, status, headers);
}

describe("an answer is shared", () => {
  it("when its parts say so and nothing in it can be one visitor's", () => {
    expect(decide({})).toBe(SHARED);
    expect(decide({ method: "HEAD" })).toBe(SHARED);
    expect(decide({ cookie: "theme=dark; my-session=1; asession=2; known=abc" })).toBe(SHARED);
  });

  it.each([
    ["session", "session=abc"],
    ["session of nobody", "a=b;session="],
    ["enquiry list", "a=b; enquiry=forged"],
    ["message", "flash=forged"],
  ])("but not with a cookie of a %s", (_, cookie) => {
    expect(decide({ cookie })).toBe(OWN);
  });

  it("but not when it fails, leads elsewhere, sets a cookie or answers a form", () => {
    for (const status of [201, 206, 302, 400, 404, 500, 503]) expect(decide({ status })).toBe(OWN);
    expect(decide({ sets: "flash=; Max-Age=0" })).toBe(OWN);
    expect(decide({ method: "POST" })).toBe(OWN);
  });

  it("and otherwise is what its parts say, or one visitor's", () => {
    expect(decide({ said: "no-store" })).toBe("no-store");
    expect(decide({ said: "private, no-store" })).toBe("private, no-store");
    expect(decide({ said: "" })).toBe(OWN);
  });
});
