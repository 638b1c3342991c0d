import { beforeEach, expect, it } from "vitest";
import { db } from "~/db.server";
import { mailEnquiry, readdressMails } from "~/models/enquiry/mail.server";
import { settleMail, takeDueMail } from "~/models/mail/outbox.server";
import { recallCompany } from "~/models/shop/company.server";
import { addEnquiry } from "./row";

const desk = { address: "desk@example.com", company: recallCompany() };
const input = {
  name: "Asha Rao",
  phone: "9876543210",
  email: "asha@example.com",
  message: "",
  product: null,
};

async function mail(email: string) {
  const id = await addEnquiry();
  await db.$transaction((tx) =>
    mailEnquiry(tx, desk, { id, reference: "E-ABCDEF", input: { ...input, email }, lines: [] }, new Date()),
  );
}
const countMails = (recipient: string) => db.mail.count({ where: { recipient } });

beforeEach(async () => {
  await db.mail.deleteMany();
  await db.throttle.deleteMany();
});

it("one address gets five copies a day, however it is written, and the owner every enquiry", async () => {
  for (let time = 0; time < 7; time += 1) await mail(time % 2 ? "asha@example.com" : "Asha@Example.com");
  expect((await countMails("asha@example.com")) + (await countMails("Asha@Example.com"))).toBe(5);
  expect(await countMails("desk@example.com")).toBe(7);
  await mail("other@example.com");
  expect(await countMails("other@example.com")).toBe(1);
});

it("a copy that was refused for good is tried at the address that was corrected, and goes to none that was taken out", async () => {
  await mail("wrong@example.com");
  await db.mail.updateMany({ where: { kind: "copy" }, data: { dueAt: null, attempts: 1 } });
  const [copy] = await db.mail.findMany({ where: { kind: "copy" } });
  const moveTo = async (email: string | null) => {
    await db.$transaction((tx) => readdressMails(tx, copy?.enquiryId ?? "", email));
    return db.mail.findFirst({ where: { kind: "copy" } });
  };
  const due = { recipient: "right@example.com", dueAt: expect.any(Date), attempts: 0 };
  expect(await moveTo("right@example.com")).toMatchObject(due);
  expect(await moveTo(null)).toBeNull();
});

it.each([
  ["taken", { ok: true, answer: "" }],
  ["refused", { ok: false, isPermanent: true, isReached: true, reason: "No such mailbox here" }],
] as const)(
  "a copy that is %s at an address that was corrected meanwhile is tried at the new one",
  async (_, delivery) => {
    await mail("wrong@example.com");
    await db.mail.deleteMany({ where: { kind: "owner" } });
    const due = await takeDueMail(new Date());
    await db.mail.updateMany({ data: { recipient: "right@example.com" } });
    if (due) await settleMail(due, delivery);
    expect(await db.mail.findMany()).toMatchObject([{ attempts: 1, error: null, dueAt: expect.any(Date) }]);
  },
);
