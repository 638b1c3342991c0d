import { expect, it } from "vitest";
import { db } from "~/db.server";
import { answerQuotation } from "~/models/quotation/answer.server";
import { findQuotation } from "~/models/quotation/read.server";
import { reviseQuotation, unsendQuotation } from "~/models/quotation/step.server";
import { listWaitingQuotations } from "~/models/quotation/waiting.server";
import { addDays, dayOf } from "~/models/shop/day.server";
import { keepQuotation } from "./keep";

const change = { kind: "asked", by: null, text: "Please renew it" } as const;

it("names a change that is asked for after the last day or after a refusal, until the next revision", async () => {
  const expired = await keepQuotation();
  await db.quotation.update({
    where: { id: expired },
    data: { validUntil: addDays(dayOf(new Date()), -1) },
  });
  const declined = await keepQuotation();
  await answerQuotation(declined, 1, { kind: "declined", by: null, text: null });
  const waiting = async () => (await listWaitingQuotations()).map(({ id, because }) => [id, because]);
  expect(await waiting()).toEqual([]);

  for (const id of [expired, declined]) expect(await answerQuotation(id, 1, change)).toEqual({ ok: true });
  expect(await waiting()).toEqual([
    [expired, "asked"],
    [declined, "asked"],
  ]);
  await db.quotation.updateMany({ data: { drafting: true } });
  for (const id of [expired, declined]) await keepQuotation({}, true, { id });
  expect(await waiting()).toEqual([]);
});

it("names no change that was asked for before a refusal", async () => {
  const id = await keepQuotation();
  await answerQuotation(id, 1, change);
  await answerQuotation(id, 1, { kind: "declined", by: null, text: null });
  expect((await listWaitingQuotations()).filter((row) => row.id === id)).toEqual([]);
  // Nor does a sending that is taken back bring it up again.
  await reviseQuotation({ id, version: undefined, by: null });
  await keepQuotation({}, true, { id });
  await unsendQuotation({ id, version: undefined, by: null });
  expect(await findQuotation(id)).toMatchObject({ status: "declined", asked: null });
});
