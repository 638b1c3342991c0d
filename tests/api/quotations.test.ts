import { beforeAll, expect, test } from "vitest";
import { type MadeQuotation, putQuotation, typeLine } from "../support/quotation";
import { type Json, openClient } from "./client";
import { borrowClient } from "./lent-client";

const { site, client } = borrowClient();
let made: MadeQuotation[];
beforeAll(async () => {
  made = [1, 2, 3].map((at) =>
    putQuotation(site.home, {
      typed: [
        ["customer", "Rao Fabricators"],
        ["phone", "9820012345"],
        ["taxes", "IGST"],
        ...typeLine(0, { text: "HR sheet 2 x 1250 x 2500", pieces: "10", rate: "54.20" }),
      ],
      number: `Q-2026-000${at}`,
      status: at === 3 ? "accepted" : "sent",
    }),
  );
});

const numbersOf = ({ json }: { json: Json }) => json.data.map((row: Json) => row.number);

test("a program of the books reads what was sent, to the smallest unit", async () => {
  const { json, headers } = await client.get(`/api/quotations/${made[0]?.id}`);
  expect(json.data).toMatchObject({
    ...{ number: "Q-2026-0001", revision: 1, status: "sent", currency: "INR", day: made[0]?.document.day },
    customer: { name: "Rao Fabricators", phone: "9820012345", email: null },
    lines: [{ form: "sheet", weight: 490.625, rate: { sum: 5420, unit: "kg" }, amount: 2_659_188 }],
    charges: [],
    taxes: [{ name: "IGST", percent: 18, amount: 478_654 }],
    totals: { lines: 2_659_188, net: 2_659_188, taxes: 478_654, total: 3_137_842, weight: 490.625 },
  });
  expect(headers.get("Cache-Control")).toBe("private, no-cache");
});

test("by page and by status, with the same status on the neighbouring pages", async () => {
  expect(numbersOf(await client.get("/api/quotations"))).toHaveLength(3);
  expect(numbersOf(await client.get("/api/quotations?status=accepted"))).toEqual(["Q-2026-0003"]);
  const page = await client.get("/api/quotations?status=sent&limit=1");
  expect([page.json.data.length, page.headers.get("X-Total-Count")]).toEqual([1, "2"]);
  expect(page.headers.get("Link")).toContain('quotations?status=sent&page=2&limit=1>; rel="next"');
  const beyond = await client.get("/api/quotations?status=sent&limit=1&page=9");
  expect([beyond.json.data, beyond.headers.get("X-Total-Count")]).toEqual([[], "2"]);
  const unknown = await client.get("/api/quotations?status=paid");
  expect([unknown.status, Object.keys(unknown.json.errors)]).toEqual([400, ["status"]]);
});

test("nobody else reads any of it, not even after an admin has", async () => {
  const stranger = openClient(site.url);
  for (const path of ["/api/quotations", `/api/quotations/${made[0]?.id}`]) {
    await client.get(path);
    const { status, text } = await stranger.get(path);
    expect([path, status]).toEqual([path, 401]);
    expect(text).not.toContain("Rao");
  }
});
