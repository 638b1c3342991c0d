import { describe, expect, it } from "vitest";
import { type Answerable, prepareAnswer } from "~/models/enquiry/answer";
import { weighLine } from "~/models/line/line";
import type { AnswerText } from "~/models/shop/company";
import { readFigures } from "~/steel/figures";
import { quietCompany as company } from "../../support/company";

const figures = readFigures("en-IN");

const line = weighLine(
  {
    ...{ form: "sheet", type: "hotrolledsheet", thickness: 2, width: 1250, pieces: 40 },
    ...{ grade: "IS 2062 E250", productName: "HR Sheet IS 2062 E250" },
  },
  2500,
);
const asked: Answerable = {
  reference: "E-ABC234",
  name: "Asha Rao",
  phone: "+91 98765 43210",
  email: "asha@example.com",
  lines: [line, { ...line, thickness: 3, pieces: 10, weightKg: 735.94 }],
  unread: null,
  product: null,
};

/** Of an owner who has written no words of his own. */
const own: AnswerText = { language: null, greeting: null, closing: null };

const textOf = (address: string | null) => new URL(address ?? "").searchParams.get("text") ?? "";
const bodyOf = (address: string | null) => new URL(address ?? "").searchParams.get("body") ?? "";
const prepare = (changes: Partial<Answerable> = {}) =>
  prepareAnswer({ ...asked, ...changes }, company, own, figures);

describe("a prepared answer", () => {
  it("greets by name, and has sizes with their steel, pieces, weights, total and reference", () => {
    const bare = { ...line, productName: null };
    const coil = {
      ...bare,
      form: "coil",
      type: "coldrolledcoil",
      length: 764.3,
      pieces: 2,
      weightKg: 24_000,
    } as const;
    const lines = [line, { ...bare, thickness: 3 }, { ...bare, type: null, grade: null }, coil];
    expect(textOf(prepare({ lines }).whatsapp)).toBe(
      [
        "Hello Asha Rao,",
        "",
        "Thank you for your enquiry.",
        "Reference: E-ABC234",
        "",
        "1. 2 × 1250 × 2500 mm, 40 pieces: 1.963 t (Hot Rolled Sheet, HR Sheet IS 2062 E250)",
        "2. 3 × 1250 × 2500 mm, 40 pieces: 1.963 t (Hot Rolled Sheet, IS 2062 E250)",
        "3. 2 × 1250 × 2500 mm, 40 pieces: 1.963 t (Sheet)",
        "4. 2 × 1250 mm, 2 coils of 764.3 m: 24 t (Cold Rolled Coil, IS 2062 E250)",
        "Total: 120 pieces, 2 coils, 29,887.5 kg (29.888 t)",
        "",
        "Sheet & Coil",
      ].join("\n"),
    );
  });

  it("has what was pasted and not read as it was written, where an address has room for it", () => {
    const unread = "GI 1.2mm 10 nos\n2 angles 50x50";
    expect(textOf(prepare({ unread }).whatsapp)).toContain(`(2.698 t)\n\nAs written:\n${unread}\n`);
    const long = prepare({ unread: "angle 50x50\n".repeat(300) });
    expect(textOf(long.whatsapp)).toBe(textOf(prepare().whatsapp));
  });

  it("begins and ends with the owner's own words, in each of his languages", () => {
    const hindi = { language: "Hindi", greeting: "नमस्ते {name} जी,", closing: "धन्यवाद\nनर्मदा स्टील" };
    const { whatsapp } = prepareAnswer(asked, company, hindi, figures);
    expect(textOf(whatsapp)).toMatch(/^नमस्ते Asha Rao जी,\nReference: E-ABC234\n/);
    expect(textOf(whatsapp)).toMatch(/\n\nधन्यवाद\nनर्मदा स्टील$/);
  });

  it("goes by mail with the reference as its subject and lines that end as a mail's do", () => {
    const { mail } = prepare();
    expect(mail).toMatch(/^mailto:asha%40example\.com\?subject=Your%20enquiry%20E-ABC234&body=/);
    expect(bodyOf(mail).replaceAll("\r\n", "\n")).toBe(textOf(prepare().whatsapp));
    expect(bodyOf(mail)).not.toMatch(/[^\r]\n/);
    expect(prepare({ email: null }).mail).toBeNull();
  });

  it("names the product of a question without sizes", () => {
    const product = { id: "1", name: "CR Coil", type: "coldrolledcoil" } as const;
    expect(textOf(prepare({ lines: [], product }).whatsapp)).toContain("About: CR Coil");
  });

  it("keeps an address of sixty sizes short, and counts the sizes that it leaves out", () => {
    const lines = Array.from({ length: 60 }, (_, index) => ({ ...line, thickness: index + 1 }));
    const { whatsapp, mail } = prepare({ lines });
    for (const address of [whatsapp, mail]) expect(address?.length).toBeLessThanOrEqual(2000);
    for (const text of [textOf(whatsapp), bodyOf(mail)]) {
      const named = text.match(/^\d+\. /gm)?.length ?? 0;
      expect(named).toBeGreaterThan(4);
      expect(text).toContain(`and ${60 - named} more`);
      expect(text).toContain("Total: 2,400 pieces, ");
      expect(text).toContain("E-ABC234");
    }
  });

  it("stays short with the longest names there are", () => {
    const name = "😀".repeat(100);
    const lines = Array.from({ length: 60 }, () => line);
    const { whatsapp, mail } = prepareAnswer(
      { ...asked, name, lines, email: `${"a".repeat(240)}@example.com` },
      { ...company, name: "स".repeat(60) },
      { language: "Hindi", greeting: "न".repeat(400), closing: "स".repeat(400) },
      figures,
    );
    for (const address of [whatsapp, mail]) expect(address?.length).toBeLessThanOrEqual(2000);
    expect(textOf(whatsapp)).toContain("60 sizes\nTotal: ");
  });

  it("offers no WhatsApp to a number that is only known in its own town", () => {
    expect(prepare({ phone: "555 0100" }).whatsapp).toBeNull();
  });
});
