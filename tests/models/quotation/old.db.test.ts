import { expect, it } from "vitest";
import { db } from "~/db.server";
import { answerQuotation } from "~/models/quotation/answer.server";
import { writeSetting } from "~/models/row/setting.server";
import { sweepLeftovers } from "~/models/upkeep/sweep.server";
import { addEnquiry } from "../enquiry/row";
import { keepQuotation } from "./keep";

it("stays until the last day on which it can be accepted has passed, though its enquiry goes", async () => {
  const old = new Date("2026-01-01");
  const enquiryId = await addEnquiry({ status: "closed", createdAt: old });
  const id = await keepQuotation({ phone: "98200 12345" }, true, { enquiryId });
  const written = { status: "seen", updatedAt: old, validUntil: "2026-03-31" };
  await db.quotation.update({ where: { id }, data: written });
  await writeSetting("company.enquiryMonths", "1");
  // Half past six in the evening of UTC is midnight in Kolkata.
  const lastMinute = new Date("2026-03-31T18:29:00Z");
  await sweepLeftovers(lastMinute);
  expect(await db.enquiry.count()).toBe(0);
  expect(await db.quotation.findMany()).toMatchObject([{ id, status: "seen", enquiryId: null }]);
  const answer = { kind: "accepted", by: "Asha", text: null } as const;
  expect(await answerQuotation(id, 1, answer, lastMinute)).toEqual({ ok: true });
  await db.quotation.update({ where: { id }, data: written });
  await sweepLeftovers(new Date("2026-03-31T18:31:00Z"));
  expect(await db.quotation.count()).toBe(0);
});
