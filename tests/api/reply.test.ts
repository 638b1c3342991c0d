import { describe, expect, test, vi } from "vitest";
import { pageHeaders, readPage } from "~/api/paging.server";
import { rejectFault, rejectResult } from "~/api/reply.server";
import { invalid } from "~/models/row/result";

describe("paging", () => {
  const read = (query: string) => readPage(new URLSearchParams(query));

  test.each([
    ["", null],
    ["page=2", { page: 2, limit: 25, range: { skip: 25, take: 25 } }],
    ["limit=100", { page: 1, limit: 100, range: { skip: 0, take: 100 } }],
    ["page=3&limit=1", { page: 3, limit: 1, range: { skip: 2, take: 1 } }],
  ])("?%s is %j", (query, page) => {
    expect(read(query)).toEqual({ ok: true, value: page });
  });

  test.each(["page=0", "page=", "page=x", "page=1e3", "page=-1", "page=1.5", "limit=101", "limit=0"])(
    "?%s is refused",
    (query) => {
      const field = query.split("=")[0] ?? "";
      expect(read(query)).toMatchObject({ ok: false, errors: { [field]: [expect.any(String)] } });
    },
  );

  test("names the neighbours that exist", () => {
    const link = (page: number) => {
      const range = { skip: 0, take: 10 };
      return pageHeaders(new URL("http://x/list?page=1"), { page, limit: 10, range }, 25).Link;
    };
    expect(link(1)).toBe(
      '</list?page=1&limit=10>; rel="first", </list?page=2&limit=10>; rel="next", </list?page=3&limit=10>; rel="last"',
    );
    expect(link(3)).not.toContain("next");
    expect(link(9)).toContain('</list?page=3&limit=10>; rel="prev"');
  });
});

describe("failures", () => {
  test("fields have one message each, what belongs to none stands alone", () => {
    const errors = { name: ["Name is required", "another"], width: ["Width is required"] };
    expect(rejectResult(invalid(errors), "Product").body).toEqual({
      message: "Name is required",
      error: "Name is required; another; Width is required",
      errors: { name: "Name is required", width: "Width is required" },
    });
    expect(
      rejectResult({ ok: false, reason: "conflict", errors: { form: ["You cannot."] } }, "User").body,
    ).toEqual({
      message: "You cannot.",
      error: "You cannot.",
    });
  });

  test.each([
    [{ ok: false, reason: "not-found" } as const, 404],
    [{ ok: false, reason: "stale" } as const, 412],
    [{ ok: false, reason: "conflict", errors: {} } as const, 409],
    [{ ok: false, reason: "invalid", errors: {} } as const, 400],
  ])("%j is %i", (failure, status) => {
    expect(rejectResult(failure, "Product").status).toBe(status);
  });

  const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

  test.each([
    [withCode("database is locked", "SQLITE_BUSY"), 503, "2"],
    [new Error("query failed", { cause: { originalCode: "SQLITE_BUSY" } }), 503, "2"],
    [withCode("no space left on device", "ENOSPC"), 507, "60"],
    [new Error("query failed", { cause: withCode("database or disk is full", "SQLITE_FULL") }), 507, "60"],
  ])("%s is %i", (error, status, seconds) => {
    const reply = rejectFault(error, new Request("http://x/"));
    expect([reply.status, reply.headers?.["Retry-After"]]).toEqual([status, seconds]);
  });

  test("a bug is logged once and told without its internals", () => {
    const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const reply = rejectFault(new Error("secret place /srv/x.ts"), new Request("http://x/backend/api/y?z=1"));
    expect(reply).toEqual({
      status: 500,
      body: { message: "Something went wrong", error: "Something went wrong" },
    });
    expect(write).toHaveBeenCalledTimes(1);
    expect(String(write.mock.calls[0]?.[0])).toMatch(/"path":"\/backend\/api\/y".*secret place/);
    write.mockRestore();
  });
});
