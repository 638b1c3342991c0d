import { describe, expect, it } from "vitest";
import { readMessage } from "~/models/enquiry/message-sender";
import { readPastedList } from "~/models/line/pasted";

/** What was copied, and who is found in it: name, phone, email; and what is left as its text. */
const messages: [string, [string | null, string | null, string | null], string][] = [
  ["[22/11/26, 10:14] Ravi: HR 2mm 1250x2500 20 nos", ["Ravi", null, null], "HR 2mm 1250x2500 20 nos"],
  [
    "[10:14 am, 22/11/2026] +91 98200 12345: 2x1250x2500\n[10:15 am, 22/11/2026] +91 98200 12345: 20 nos",
    [null, "+91 98200 12345", null],
    "2x1250x2500\n20 nos",
  ],
  [
    "[28/11, 6:02\u202fpm] Ravi: HR 2mm 1250x2500 - 40 nos\n[18:03, 28/11] Ravi: urgent",
    ["Ravi", null, null],
    "HR 2mm 1250x2500 - 40 nos\nurgent",
  ],
  ["22/11/26, 10:14\u202fpm - ~\u202fRavi Kumar: rate please", ["Ravi Kumar", null, null], "rate please"],
  [
    "Need 3mm plates\nRegards,\nSunil Shah\nMob: 98200 12345\nsunil@shah.example",
    ["Sunil Shah", "98200 12345", "sunil@shah.example"],
    "Need 3mm plates\nRegards,",
  ],
  [
    "Name: Meera Steel\nPhone no. 022-2345 6789\nHR 2mm 1250x2500",
    ["Meera Steel", "022-2345 6789", null],
    "HR 2mm 1250x2500",
  ],
  [
    "This is Asha Rao, call me on 9820012345 for HR 2x1250x2500",
    ["Asha Rao", "9820012345", null],
    "This is Asha Rao, call me on 9820012345 for HR 2x1250x2500",
  ],
  [
    "2x1250x2500 - 20\n1.6 1250 2500 40 nos\n16 gauge 4x8",
    [null, null, null],
    "2x1250x2500 - 20\n1.6 1250 2500 40 nos\n16 gauge 4x8",
  ],
  ["Thanks", [null, null, null], "Thanks"],
];

describe("a message that was copied", () => {
  it.each(messages)("%j is of %j", (message, [name, phone, email], text) => {
    expect(readMessage(message)).toEqual({ name, phone, email, text });
  });

  it("is read without the time stamps of either kind, also on a visitor's list", () => {
    const [one, two] = readPastedList(
      "[22/11/26, 10:14] Ravi: HR 2mm 1250x2500 20 nos\n[10:14, 22/11/2026] Ravi: HR 3mm 1250x2500 10 nos",
    );
    expect([one?.ok, two?.ok]).toEqual([true, true]);
  });
});
