import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db.server";
import {
  deleteEnquirer,
  deleteEnquiry,
  deleteOldEnquiries,
  findEnquirerName,
  findEnquiryName,
  restoreEnquiries,
} from "~/models/enquiry/delete.server";
import { countEnquiries } from "~/models/enquiry/list.server";
import { findCorrectable, rewriteEnquiry } from "~/models/enquiry/office-correction.server";
import { findSentEnquiry } from "~/models/enquiry/sent.server";
import { createProduct, deleteProduct } from "~/models/product/write.server";
import { answerQuotation } from "~/models/quotation/answer.server";
import { deleteOldQuotations } from "~/models/quotation/delete.server";
import { takeStep } from "~/models/quotation/step.server";
import { newId } from "~/models/row/id.server";
import { writeSetting } from "~/models/row/setting.server";
import { findUndo } from "~/models/row/undo.server";
import { phoneKey } from "~/models/shop/phone";
import { sweepLeftovers } from "~/models/upkeep/sweep.server";
import { addAdmin } from "../account/admin-row";
import { sheet } from "../product/sheet";
import { keepQuotation } from "../quotation/keep";
import { addEnquiry } from "./row";

const line = { form: "sheet", thickness: 2, width: 1250, length: 2500, pieces: 4, weightKg: 196 };
const mail = { kind: "owner", recipient: "desk@example.com", subject: "s", text: "t" };

function add(reference: string, phone: string, email: string | null = null, createdAt = new Date()) {
  const sent = { id: newId(), messageId: "<1@x>", createdAt, dueAt: new Date("2099-01-01") };
  return addEnquiry({
    ...{ reference, phone, phoneKey: phoneKey(phone, "91"), email, createdAt },
    ...{ message: "Slit", unread: "2 angles", note: "called" },
    lines: { create: [{ ...line, position: 0 }] },
    mails: { create: [{ ...mail, ...sent }] },
  });
}

/** A notification that a phone has not taken yet. */
async function addPush(tag: string, createdAt = new Date()) {
  const adminId = (await db.admin.findFirst())?.id ?? (await addAdmin("a@x.example")).id;
  const keys = { endpoint: `https://push.example/${tag}`, p256dh: "x", auth: "x" };
  const told = { title: "New enquiry from Asha Rao", text: "x", path: "/", tag };
  const pushes = { create: [{ id: newId(), ...told, createdAt }] };
  await db.pushDevice.create({ data: { id: newId(), adminId, ...keys, name: "x", createdAt, pushes } });
}
const pushed = async () => (await db.push.findMany()).map(({ tag }) => tag);

const stored = async () => ({
  enquiries: await db.enquiry.findMany({ include: { lines: true, mails: true }, orderBy: { id: "asc" } }),
  counts: await countEnquiries(),
});
const references = async () =>
  (await db.enquiry.findMany({ orderBy: { reference: "asc" } })).map(({ reference }) => reference);

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.deletedRow.deleteMany();
  await db.pushDevice.deleteMany();
});

describe("a deleted enquiry", () => {
  it("goes with its lines, mails and notifications, and comes back as it was", async () => {
    const id = await add("E-AAAAAA", "98200 12345", "asha@example.com");
    await add("E-BBBBBB", "98200 12345");
    for (const tag of ["E-AAAAAA", "E-BBBBBB"]) await addPush(tag);
    const before = await stored();
    expect(await findEnquiryName(id)).toBe("E-AAAAAA of Asha Rao");
    const deleted = await deleteEnquiry(id);
    expect(deleted).toMatchObject({ ok: true, value: { name: "E-AAAAAA of Asha Rao" } });
    expect(await references()).toEqual(["E-BBBBBB"]);
    expect([await db.enquiryLine.count(), await db.mail.count()]).toEqual([1, 1]);
    expect(await pushed()).toEqual(["E-BBBBBB"]);
    expect(await findSentEnquiry("E-AAAAAA")).toBeNull();
    expect(await findEnquiryName(id)).toBeNull();
    const undoId = deleted.ok ? deleted.value.undoId : "";
    expect(await restoreEnquiries(undoId)).toEqual({ ok: true, value: id });
    expect(await restoreEnquiries(undoId)).toEqual({ ok: true, value: id });
    expect(await stored()).toEqual(before);
  });

  it("comes back without a product that has gone meanwhile", async () => {
    const id = await add("E-AAAAAA", "98200 12345");
    const productId = await createProduct(sheet);
    await db.enquiry.update({ where: { id }, data: { productId } });
    await db.enquiryLine.updateMany({ data: { productId } });
    const deleted = await deleteEnquiry(id);
    await db.product.delete({ where: { id: productId } });
    expect(await restoreEnquiries(deleted.ok ? deleted.value.undoId : "")).toMatchObject({ ok: true });
    expect((await stored()).enquiries).toMatchObject([{ productId: null, lines: [{ productId: null }] }]);
  });
});

it("a correction keeps the name of a product that went while its form was open", async () => {
  const id = await add("E-AAAAAA", "98200 12345");
  const productId = await createProduct(sheet);
  await db.enquiryLine.updateMany({ data: { productId, productName: "HR sheet" } });
  const shown = await findCorrectable(id);
  await deleteProduct(productId);
  const person = { name: "Asha", phone: "98200 12345", email: null };
  const saved = await rewriteEnquiry(id, { ...person, lines: shown?.lines ?? [] }, {});
  expect(saved).toMatchObject({ ok: true });
  expect(await db.enquiryLine.findMany()).toMatchObject([{ productId: null, productName: "HR sheet" }]);
});

it("a correction that is taken back is the next version, and nothing once the enquiry was deleted", async () => {
  const id = await add("E-AAAAAA", "98200 12345", "asha@example.com");
  await db.mail.updateMany({ data: { kind: "copy", recipient: "asha@example.com" } });
  const correct = async () => {
    const person = { name: "Asha", phone: "98200 54321", email: null };
    await rewriteEnquiry(id, { ...person, lines: [] }, {});
    return (await findUndo("enquiry", id)) ?? "";
  };
  const first = await correct();
  expect(await db.mail.count()).toBe(0);
  expect(await restoreEnquiries(first)).toEqual({ ok: true, value: id });
  const before = { name: "Asha Rao", version: 3, lines: [{}], mails: [{ recipient: "asha@example.com" }] };
  expect((await stored()).enquiries).toMatchObject([before]);
  const late = await correct();
  const deleted = await deleteEnquiry(id);
  expect(await restoreEnquiries(late)).toMatchObject({ reason: "not-found" });
  expect(await references()).toEqual([]);
  expect(await restoreEnquiries(deleted.ok ? deleted.value.undoId : "")).toEqual({ ok: true, value: id });
});

it("everything of a phone or mail address goes however it was written, and nothing of anybody else, and comes back", async () => {
  const id = await add("E-AAAAAA", "98200 12345", "asha@example.com");
  await add("E-BBBBBB", "+91 98200-12345");
  await add("E-CCCCCC", "098200 12345");
  await add("E-DDDDDD", "2015550101", "Asha@Example.com");
  await add("E-EEEEEE", "+44 98200 12345");
  await add("E-FFFFFF", "98200 123456", "rasha@example.com");
  await add("E-GGGGGG", "98200 12346");
  const before = await stored();
  expect(await findEnquirerName(id)).toBe("of 98200 12345 or asha@example.com (4)");
  const deleted = await deleteEnquirer(id, null);
  expect(await references()).toEqual(["E-EEEEEE", "E-FFFFFF", "E-GGGGGG"]);
  expect(await restoreEnquiries(deleted.ok ? deleted.value.undoId : "")).toMatchObject({ ok: true });
  expect(await stored()).toEqual(before);
});

describe("an old enquiry", () => {
  const now = new Date("2026-11-22T12:00:00Z");

  it("stays while no months are set, and goes when it is older than those", async () => {
    for (const [reference, at] of [
      ["E-AAAAAA", "2024-11-22T11:59:59Z"],
      ["E-BBBBBB", "2024-11-22T12:00:01Z"],
    ] as const) {
      await add(reference, "98200 12345", null, new Date(at));
      await addPush(reference, new Date(at));
    }
    expect(await deleteOldEnquiries(now)).toBe(0);
    await writeSetting("company.enquiryMonths", "0");
    expect(await deleteOldEnquiries(now)).toBe(0);
    await writeSetting("company.enquiryMonths", "24");
    // As at a start, and after the clock has leapt by some months.
    await sweepLeftovers(now);
    await sweepLeftovers(now, { lookedAt: new Date("2026-01-22T12:00:00Z") });
    expect(await references()).toEqual(["E-AAAAAA", "E-BBBBBB"]);
    await sweepLeftovers(now, { lookedAt: new Date("2026-11-22T11:50:00Z") });
    expect(await references()).toEqual(["E-BBBBBB"]);
    // No mail that is two years old waits on.
    expect([await db.enquiryLine.count(), await db.mail.count()]).toEqual([1, 0]);
    expect(await pushed()).toEqual(["E-BBBBBB"]);
    expect(await db.deletedRow.count()).toBe(0);
  });

  it("stays for a whole month at the end of one that is longer than the month before", async () => {
    await add("E-AAAAAA", "98200 12345", null, new Date("2026-02-28T11:59:59Z"));
    await add("E-BBBBBB", "98200 12345", null, new Date("2026-03-01T08:00:00Z"));
    await writeSetting("company.enquiryMonths", "1");
    expect(await deleteOldEnquiries(new Date("2026-03-31T12:00:00Z"))).toBe(1);
    expect(await references()).toEqual(["E-BBBBBB"]);
  });
});

describe("what was quoted to the same phone or mail address", () => {
  beforeEach(async () => {
    await db.quotation.deleteMany();
    await db.setting.deleteMany({ where: { key: "company.enquiryMonths" } });
  });

  const quoted = () =>
    db.quotation.findMany({
      include: { revisions: true, events: true, mails: true },
      orderBy: { id: "asc" },
    });
  const states = async () =>
    (await db.quotation.findMany({ orderBy: { customer: "asc" } })).map(({ customer }) => customer);

  async function quoteAll() {
    const id = await add("E-AAAAAA", "98200 12345", "asha@example.com");
    const to = (customer: string, more: Record<string, string>, sends = true) =>
      keepQuotation({ customer, ...more }, sends, { enquiryId: customer === "sent" ? id : null });
    await to("draft", { phone: "+91 98200-12345" }, false);
    await to("sent", { email: "Asha@Example.com" });
    await to("stranger", { phone: "98200 99999" });
    const agreed = await to("accepted", { phone: "9820012345" });
    await answerQuotation(agreed, 1, { intent: "accept", by: "Asha", text: "PO 7" });
    await db.quotation.update({ where: { id: agreed }, data: { enquiryId: id } });
    const refused = await to("declined", { phone: "98200 12345" });
    await answerQuotation(refused, 1, { intent: "decline", by: null, text: "Too dear" });
    const withdrawn = await to("withdrawn", { phone: "98200 12345" });
    await takeStep("withdraw", { id: withdrawn, version: undefined, by: "Ravi" });
    return id;
  }

  it("goes along unless it was accepted, is said in the question, and comes back", async () => {
    const id = await quoteAll();
    const before = { ...(await stored()), quoted: await quoted() };
    const name = "of 98200 12345 or asha@example.com (1, with 4 quotations; 1 quotation accepted stays)";
    expect(await findEnquirerName(id)).toBe(name);
    const fewer = name.replace("with 4", "with 3");
    const other = { reason: "conflict", errors: { form: [expect.stringContaining(name)] } };
    expect(await deleteEnquirer(id, fewer)).toMatchObject(other);
    expect({ ...(await stored()), quoted: await quoted() }).toEqual(before);
    const deleted = await deleteEnquirer(id, name);
    expect(deleted).toMatchObject({ ok: true, value: { name } });
    expect(await states()).toEqual(["accepted", "stranger"]);
    expect(await restoreEnquiries(deleted.ok ? deleted.value.undoId : "")).toMatchObject({ ok: true });
    expect({ ...(await stored()), quoted: await quoted() }).toEqual(before);
  });

  it("goes by itself when it is older than the months that are kept", async () => {
    await quoteAll();
    const old = new Date("2020-01-01");
    await db.quotation.updateMany({ data: { updatedAt: old, validUntil: "2020-01-08" } });
    const now = new Date("2026-11-22T12:00:00Z");
    expect(await deleteOldQuotations(now)).toBe(0);
    await writeSetting("company.quoteMonths", "96");
    expect(await deleteOldQuotations(now)).toBe(0);
    await writeSetting("company.quoteMonths", "60");
    expect(await deleteOldQuotations(now)).toBe(1);
    await writeSetting("company.enquiryMonths", "24");
    expect(await deleteOldQuotations(now)).toBe(5);
  });
});
