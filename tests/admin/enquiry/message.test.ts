import { describe, expect, it } from "vitest";
import { borrowOffice } from "../../support/office";
import { pick } from "../../support/page";

const { open, post } = borrowOffice();

const buyer = { name: "Ravi Steel Works", phone: "98200 12345", email: "" };
const list = "Hello, rate please\nHR 2mm 1250x2500 - 20 nos";
const send = (fields: Record<string, string>) => post("/addenquiry", { ...buyer, ...fields });

describe("an enquiry from a message", () => {
  it("is made without a limit for the office", async () => {
    let address: string | null = "";
    for (let time = 0; time < 6; time += 1)
      address = (await send({ intent: "save", list })).headers.get("location");
    expect(address).toMatch(/^\/adminenquiries\?q=E-[A-Z2-9]{6}$/);
    expect((await open(address ?? "")).text).toMatch(
      /2 × 1250 × 2500 mm, 20 pieces 981\.25 kg .*49\.06 kg each/,
    );
  });

  it("is made once of a form, which says where to correct it when something else is typed", async () => {
    const once = pick((await open("/addenquiry")).html, /name="once" value="([^"]+)"/);
    const form = { intent: "save", list, once };
    const [first, second] = [await send(form), await send(form)];
    expect(second.headers.get("location")).toBe(first.headers.get("location"));
    const other = await send({ ...form, phone: "98200 54321" });
    const [reference] = /E-\w{6}/.exec(first.headers.get("location") ?? "") ?? [];
    expect([other.status, other.html.includes("98200 54321")]).toEqual([400, true]);
    expect(other.text).toContain(`This form has made enquiry ${reference} before`);
  });

  it("stays as it was typed when it is too long, also without a size", async () => {
    const long = "x".repeat(17 * 1024);
    const refused = await send({ intent: "save", list: long });
    expect([refused.status, refused.html.includes(long)]).toEqual([400, true]);
    const wordy = `${"words ".repeat(30)}\n`.repeat(13);
    const tooWordy = await send({ intent: "save", list: `${wordy}no more of it` });
    expect(tooWordy.status).toBe(400);
    expect(tooWordy.text).toContain("Message must be at most 2000 characters");
    expect(tooWordy.html).toContain("no more of it");
    expect((await send({ intent: "save", list: wordy + list })).status).toBe(302);
  });

  it("keeps what is no size as it was written, or as the message where there is none", async () => {
    const made = async (text: string) => {
      const { headers } = await send({ intent: "save", list: text });
      return (await open(headers.get("location") ?? "")).text;
    };
    expect(await made(list)).toContain("As written, not read as sizes Hello, rate please");
    const words = await made("Hello, rate please");
    expect([words.includes("Hello, rate please"), words.includes("As written")]).toEqual([true, false]);
  });

  it("takes name and phone out of it, and speaks of the buyer", async () => {
    const list =
      "[22/11/26, 10:14] Ravi Steel: HR 2mm 1250x2500 20 nos\n[22/11/26, 10:15] Ravi Steel: call 98200 77777";
    const fields = { name: "", phone: "", email: "", list };
    const read = await post("/addenquiry", { ...fields, intent: "read" });
    expect(read.html).toMatch(/name="name"[^>]*value="Ravi Steel"|value="Ravi Steel"[^>]*name="name"/);
    expect(read.html).toMatch(/value="98200 77777"/);
    expect(read.html).not.toContain("22/11/26");
    const made = await post("/addenquiry", { ...fields, intent: "save" });
    const inbox = await open(made.headers.get("location") ?? "");
    expect(inbox.text).toContain("Ravi Steel");
    expect(inbox.text).not.toContain("22/11/26");
  });
});
