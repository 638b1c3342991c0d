import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db.server";
import { createEnquiry } from "~/models/enquiry/write.server";
import { weighLine } from "~/models/line/line";
import { clearDatabase } from "../../support/database";

beforeEach(clearDatabase);

let count = 0;
type Sent = {
  name?: string;
  phone?: string;
  email?: string;
  message: string;
  ageMs?: number;
  honeypot?: string;
};

/** Answers why it is held; null where it is not. */
async function send(
  { name = "Asha Rao", phone, email, message, ageMs = 60_000, honeypot = "" }: Sent,
  lines: Parameters<typeof createEnquiry>[1] = [],
) {
  count += 1;
  const input = {
    ...{ name, message, product: null, email: email ?? null },
    phone: phone ?? `98200 1${String(count).padStart(4, "0")}`,
  };
  const origin = { address: `192.0.2.${count}`, sourcePage: null, honeypot, ageMs, receiptId: null };
  const sent = await createEnquiry(input, lines, origin);
  if (!sent.ok) throw new Error("throttled");
  const row = await db.enquiry.findUniqueOrThrow({ where: { reference: sent.reference } });
  expect(row.status).toBe(row.suspicion === null ? "new" : "spam");
  return row.suspicion;
}

const lines = [weighLine({ form: "sheet", thickness: 2, width: 1250, pieces: 1 }, 2500)];

describe("suspected spam", () => {
  it("is not what came quickly and speaks of steel", async () => {
    expect(await send({ message: "Price of HR sheet 2 mm?", ageMs: 500 })).toBeNull();
    expect(await send({ message: "Call me please", ageMs: 500 })).toBe(
      "sent 0.5 s after opening the page; names no steel",
    );
    expect(await send({ message: "Call me please" })).toBeNull();
  });

  it("has links and a seller's words, and one of them alone is not enough", async () => {
    expect(await send({ message: "See https://narmada.example for our works" })).toBeNull();
    expect(await send({ message: "Do you do SEO for your shop?" })).toBeNull();
    expect(await send({ message: "SEO and backlinks: www.rank.example" })).toBe(
      "1 link; says “seo”, “backlinks”; names no steel",
    );
    expect(await send({ message: "https://a.example and https://b.example" })).toBe(
      "2 links; names no steel",
    );
  });

  it("never hides a size, whatever stands around it", async () => {
    const loud = "SEO backlinks casino https://a.example https://b.example";
    expect(await send({ message: loud, ageMs: 100 }, lines)).toBeNull();
    expect(await send({ message: `${loud}\nHR 2mm 1250x2500 20 nos`, ageMs: 100 })).toBeNull();
    expect(await send({ message: loud, honeypot: "x" })).toBe("filled the hidden field");
  });

  it("counts a sender whom somebody marked, and not one who was only suspected", async () => {
    const phone = "+91 98200 99999";
    await send({ phone, message: "trapped", honeypot: "x" });
    expect(await send({ phone, message: "Hello again" })).toBeNull();
    await db.enquiry.updateMany({ where: { message: "Hello again" }, data: { status: "spam" } });
    expect(await send({ phone: "9820099999", message: "And again" })).toBe(
      "an earlier enquiry of this sender was marked as spam; names no steel",
    );
    expect(await send({ phone, message: "CR sheet 1 mm" })).toBeNull();
  });
});
