import { product, testimonial } from "../api/client";
import { listForms } from "../faults/form-list";
import { findIds } from "../faults/row-ids";
import { pick, postForm } from "../support/page";
import { signInAt } from "../support/sign-in";
import type { ServedSite } from "../support/site";
import { listQueries } from "./long-queries";

/** One sending: what it is, and how. */
export type Sending = { name: string; at: string; init: (sender: string) => RequestInit };

/** Of one sending, in milliseconds, as its sender felt it. */
export type Felt = { name: string; status: number; ms: number };

/** The reader of a body takes this much (256 KB), with the other fields and what stands around them. */
const ROOM_BYTES = 250 * 1024;
/** A quicker second answer tells what was the text's doing and what the machine's. */
const TRIES = 6;
/** In milliseconds: what takes longer is sent again. */
const QUICK_MS = 250;

const api = "/backend/api/admin";

/** Other fields that a form reads when they are there. */
const HIDDEN = "once version parked brand purchaseNow list website note product id".split(" ");

/** Every field of every form, hidden ones too, and of every call, each filled with one long text. */
export async function listSendings(site: ServedSite, texts: Record<string, string>): Promise<Sending[]> {
  const cookie = await signInAt(site);
  const contact = { name: "Ada", phone: "2015550100", message: "Please" };
  await postForm(`${site.url}/contact`, contact);
  const sheet = { intent: "add", form: "sheet", thickness: "2", width: "1250", length: "2500", pieces: "40" };
  const added = await postForm(`${site.url}/enquiry`, sheet);
  const collected = pick(added.headers.getSetCookie().join("\n"), /(enquiry=[^;]+)/);
  const ids = findIds(site);
  const sendings = listQueries(cookie, texts);
  const forms = [
    ...listForms(ids, collected),
    { path: "/enquiry", at: "/enquiry", fields: sheet, multipart: false, cookie: collected },
  ];
  for (const [kind, text] of Object.entries(texts)) {
    for (const { at, fields, multipart, cookie: own } of forms) {
      // Every try of these costs the time of a password.
      const more = /login|createadmin|password/.test(at) ? [] : HIDDEN;
      for (const field of new Set([...Object.keys(fields), ...more])) {
        const whole = { ...fields, [field]: text };
        sendings.push({
          name: `${kind} as ${field} of ${at}`,
          at,
          init: (sender) =>
            sendForm(whole, multipart ?? false, { Cookie: own ?? cookie, "X-Forwarded-For": sender }),
        });
      }
    }
    for (const call of calls(ids)) {
      for (const field of Object.keys(call.fields)) {
        for (const multipart of call.multipart ? [false, true] : [false]) {
          const headers = { Cookie: cookie };
          sendings.push({
            name: `${kind} as ${field} of ${call.method} ${call.at}${multipart ? " (multipart)" : ""}`,
            at: call.at,
            init: (sender) => {
              const fields: Record<string, string> = { ...call.fields, [field]: text };
              if (!multipart)
                return {
                  ...sendJson(fields, field, { ...headers, "X-Forwarded-For": sender }),
                  method: call.method,
                };
              return {
                ...sendForm(fields, true, { ...headers, "X-Forwarded-For": sender }),
                method: call.method,
              };
            },
          });
        }
      }
    }
  }
  return sendings;
}

type Writing = { method: string; at: string; fields: Record<string, string>; multipart: boolean };

function calls(ids: Record<string, string>): Writing[] {
  const content = { content: '[{"type":"Ab","text":"<p>x</p>","items":["a"]}]' };
  const user = { FullName: "Ada", email: "ada@gmail.com", userName: "" };
  const write = (method: string, call: string, fields: Record<string, string>, multipart = true) => ({
    ...{ method, at: `${api}/${call}`, fields, multipart },
  });
  return [
    write("POST", "product/createProduct", product),
    write("PUT", `product/updateProduct/${ids.product}`, product),
    write("POST", "createBlog", content),
    write("PUT", `updateBlog/${ids.blog}`, content),
    write("POST", "createTestimonial", testimonial),
    write("PUT", `updateTestimonial/${ids.testimonial}`, testimonial),
    write("POST", "auth/adminRegister", { ...user, userName: "ada1234", password: "" }, false),
    write("PUT", `auth/adminUpdate/${ids.admin}`, user, false),
    write("POST", "auth/adminLogin", { email: "", password: "" }, false),
  ];
}

/** What a form does not have to escape stays as it is: as much text as can be reaches the field. */
function sendForm(
  fields: Record<string, string>,
  multipart: boolean,
  headers: Record<string, string>,
): RequestInit {
  const parts = Object.entries(fields).map(([name, text]) => {
    if (multipart)
      return `--steel\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${cut(text, text)}\r\n`;
    return `${name}=${cut(text, text.replace(/[%&+=\r\n]/g, encodeURIComponent))}`;
  });
  const type = multipart ? "multipart/form-data; boundary=steel" : "application/x-www-form-urlencoded";
  const body = multipart ? `${parts.join("")}--steel--\r\n` : parts.join("&");
  return { method: "POST", redirect: "manual", body, headers: { ...headers, "Content-Type": type } };
}

/** The text itself, and as the element of a list. */
function sendJson(
  fields: Record<string, string>,
  field: string,
  headers: Record<string, string>,
): RequestInit {
  const text = fields[field] ?? "";
  const said = JSON.stringify(text);
  const short = text.slice(
    0,
    Math.floor((text.length * ROOM_BYTES) / Math.max(ROOM_BYTES, Buffer.byteLength(said))),
  );
  const value = field === "content" ? [{ type: short.slice(0, 9), text: short, items: [] }] : short;
  return {
    body: JSON.stringify({ ...fields, [field]: value }),
    headers: { ...headers, "Content-Type": "application/json" },
  };
}

function cut(text: string, escaped: string) {
  const bytes = Buffer.byteLength(escaped);
  return bytes <= ROOM_BYTES
    ? escaped
    : Buffer.from(text === escaped ? text : escaped)
        .subarray(0, ROOM_BYTES)
        .toString();
}

/** Whether a password was compared or hashed, which is slow on purpose and done beside everything else. */
export function needsPassword({ name, status }: Felt) {
  return status === 401 || /adminpassword|createadmin|adminRegister/.test(name);
}

/** Those that took longer than `most` milliseconds, and as long as a password takes to compare where one is. */
export async function findSlow(site: ServedSite, felt: Felt[], most: number): Promise<Felt[]> {
  const begun = performance.now();
  await postForm(`${site.url}/adminlogin`, { email: "nobody@example.com", password: "Wrong-1-word" });
  // On a machine with other work one comparison may take several times as long as another.
  const comparing = 4 * (performance.now() - begun);
  return felt.filter((one) => one.ms > most + (needsPassword(one) ? comparing : 0));
}

/** One after the other, each from an address of its own. */
export async function sendAll(site: ServedSite, sendings: Sending[]): Promise<Felt[]> {
  const felt: Felt[] = [];
  let sender = 0;
  for (const { name, at, init } of sendings) {
    let best: Felt = { name, status: 0, ms: Number.POSITIVE_INFINITY };
    for (let tries = 0; tries < TRIES && best.ms > QUICK_MS; tries += 1) {
      sender += 1;
      const begun = performance.now();
      const answer = await fetch(
        site.url + at,
        init(`10.${sender >> 16}.${(sender >> 8) & 255}.${sender & 255}`),
      );
      await answer.arrayBuffer();
      const ms = Math.round((performance.now() - begun) * 10) / 10;
      if (ms < best.ms) best = { name, status: answer.status, ms };
    }
    felt.push(best);
  }
  return felt.sort((a, b) => b.ms - a.ms);
}
