import { expect, it } from "vitest";
import { borrowOffice } from "../../support/office";
import { fetchPage, pick, postForm } from "../../support/page";

const { site, open, post, follow } = borrowOffice();

/** Answers the address of the sender's own page. */
async function ask(name: string, phone: string, email = "") {
  const sent = await postForm(`${site.url}/enquiry`, { name, phone, email, list: `Angles for ${name}` });
  return sent.headers.get("location") ?? "";
}

const idOf = async (name: string) =>
  pick((await open(`/adminenquiries?q=${name}`)).html, /id="delete-([0-9a-f]{24})"/);

it("an enquiry is deleted after a question, and taken back with one press", async () => {
  const own = await ask("Meera", "98200 11111");
  const id = await idOf("Meera");
  const question = await open(`/adminenquiries?q=Meera&delete=${id}`);
  expect(question.text).toMatch(/Are you sure\? Delete enquiry “E-[A-Z2-9]{6} of Meera”/);
  expect(question.html).toContain('action="/adminenquiries?q=Meera"');
  expect((await fetchPage(site.url + own)).status).toBe(200);

  const deleted = await follow(
    await post("/adminenquiries?q=Meera", { intent: "delete", noun: "enquiry", id }),
  );
  expect(deleted.text).toMatch(/Enquiry E-[A-Z2-9]{6} of Meera deleted\./);
  expect(deleted.text).toContain("Enquiries (0)");
  const gone = await fetchPage(site.url + own);
  expect([gone.status, gone.text.includes("Angles for Meera")]).toEqual([404, false]);
  expect((await open("/adminenquiries.csv")).html).not.toContain("Meera");
  expect(site.log()).toContain(`"event":"enquiry-deleted","admin":"`);
  expect(site.log()).toContain(`"subject":"${id}"`);

  const restored = await follow(await deleted.undo());
  expect(restored.text).toContain("Enquiry restored.");
  expect(restored.text).toContain("Angles for Meera");
  expect((await fetchPage(site.url + own)).status).toBe(200);
  expect(site.log()).toContain('"event":"enquiry-restored"');
});

it("what came between the question and its Yes is asked about before it is deleted", async () => {
  await ask("Ravi", "98200 22222");
  const id = await idOf("Ravi");
  const { html } = await open(`/adminenquiries?delete=${id}&noun=enquiries`);
  const name = pick(html, /name="name" value="([^"]+)"/);
  await ask("Ravi Iyer", "98200 22222");
  const yes = { intent: "delete", noun: "enquiries", id, name };
  const late = await post("/adminenquiries", yes);
  expect([late.status, late.text.includes("it is all of 98200 22222 (2) by now.")]).toEqual([409, true]);
  const again = await post("/adminenquiries", { ...yes, name: name.replace("(1)", "(2)") });
  expect((await follow(again)).text).toContain("Enquiries of 98200 22222 (2) deleted.");
});

it("what is not there is 404, and asks nothing", async () => {
  const id = "0123456789abcdef01234567";
  for (const noun of ["enquiry", "enquiries"]) {
    const unknown = await post("/adminenquiries", { intent: "delete", noun, id });
    expect([unknown.status, /no longer exists?\./.test(unknown.text)]).toEqual([404, true]);
    const late = await post(`/adminenquiries?noun=${noun}`, { intent: "undo", id });
    expect([late.status, late.text.includes("It is too late to undo this.")]).toEqual([404, true]);
    const question = await open(`/adminenquiries?delete=${id}&noun=${noun}`);
    expect([question.status, question.text.includes("Are you sure?")]).toEqual([200, false]);
  }
});
