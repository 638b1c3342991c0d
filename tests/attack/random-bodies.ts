import { blog, product, testimonial, user, visitor } from "../faults/form-fields";
import { pngPicture } from "../support/pictures";
import type { Dice } from "../support/seeded";
import { FIELDS, VALUES } from "./random-words";

/** What a form or a call asks for, by its path: without it nearly nothing random would ever be stored. */
const WHOLE: [RegExp, Record<string, string>][] = [
  [/(create|update|add|edit)product/i, { ...product, thickness: "[1.6, 2]", version: "1" }],
  [/testimonial/i, { ...testimonial, version: "1" }],
  [
    /(create|update|add|edit)blog/i,
    {
      ...{ ...blog, content: '[{"type":"Random","text":"<p>x</p>","items":["a"]}]' },
      ...{ banerImage: "", version: "1" },
    },
  ],
  [/Register|createadmin|adminUpdate|editUser/, { ...user, password: "Steel-Sheet-1", version: "1" }],
  [/contact/, visitor],
  [/login/i, { email: user.email, password: "Steel-Sheet-1" }],
  [/enquiry/, { intent: "add", form: "sheet", thickness: "2", width: "1250", length: "2500", pieces: "40" }],
  [/enquiries/, { id: "", status: "answered", note: "A note", version: "1" }],
  [/adminall|card|details|dashboard|delete/i, { intent: "delete", id: "" }],
  [/password/, { currentPassword: "Steel-Sheet-1", newPassword: "Steel-Sheet-2" }],
];

const png = (await pngPicture()).buffer;
const large = Buffer.alloc(150_000, 0xa5);

function makeFields(dice: Dice, pattern: string, ids: readonly string[]): [string, string][] {
  const [, wanted] = WHOLE.find(([paths]) => paths.test(pattern)) ?? [];
  if (wanted && dice.chance(0.7)) {
    const whole = Object.entries(wanted);
    if (dice.chance(0.3)) whole[dice.below(whole.length)] = [dice.pick(FIELDS), dice.pick(VALUES)];
    return whole.map(([name, value]) => [
      name,
      name === "id" ? dice.pick(ids) : value.replace(/^patient/, `patient${dice.below(300)}`),
    ]);
  }
  return Array.from({ length: 1 + dice.below(12) }, (): [string, string] => [
    dice.pick(FIELDS),
    dice.chance(0.1) ? dice.pick(ids) : dice.pick(VALUES),
  ]);
}

export function makeBody(
  dice: Dice,
  pattern: string,
  ids: readonly string[],
): { type: string; content: Buffer } {
  const fields = makeFields(dice, pattern, ids);
  const kind = dice.below(10);
  if (kind < 4)
    return {
      type: "application/x-www-form-urlencoded",
      content: Buffer.from(String(new URLSearchParams(fields))),
    };
  if (kind < 7) return { type: "application/json", content: makeJson(dice, fields) };
  if (kind < 9) return makeMultipart(dice, fields);
  const types = [
    "text/plain",
    "application/xml",
    "",
    "multipart/form-data",
    "application/json; charset=x",
    "multipart/mixed; boundary=a",
  ];
  return { type: dice.pick(types), content: Buffer.from(dice.pick(VALUES)) };
}

function makeJson(dice: Dice, fields: [string, string][]): Buffer {
  const odd: unknown[] = [null, 7, true, [], {}, ["a", "b"], [1, 2.5], { $ne: null }, [[[]]], -0, 1e308];
  const value = Object.fromEntries(
    fields.map(([name, text]) => [name, dice.chance(0.3) ? dice.pick(odd) : text]),
  );
  const text = JSON.stringify(value);
  const broken = [
    text.slice(0, -1),
    `${text},`,
    "[".repeat(3_000),
    '"\\ud83d"',
    `[${text}]`,
    "null",
    '{"a":1e999}',
    "\ufeff{}",
    "",
  ];
  return Buffer.from(dice.chance(0.15) ? dice.pick(broken) : text);
}

function makeMultipart(dice: Dice, fields: [string, string][]) {
  const boundary = dice.chance(0.95) ? "steel" : dice.pick(["", '"', "a b", "x".repeat(80)]);
  // One in a form: a body over the limit is cut, also behind an answer that came early, and the next request with it.
  const bodies = [png, large];
  const parts = fields.map(([name, value]) => {
    const isFile = ["file", "banerImage", "sideImage"].includes(name) || dice.chance(0.1);
    const about = isFile
      ? `; filename="${dice.pick(["a.png", "", "../x", "\u00e9.jpg"])}"\r\nContent-Type: image/png`
      : "";
    const content = isFile ? dice.pick([bodies.pop() ?? png, Buffer.from(value)]) : Buffer.from(value);
    return Buffer.concat([
      Buffer.from(`--steel\r\nContent-Disposition: form-data; name="${name}"${about}\r\n\r\n`),
      content,
      Buffer.from("\r\n"),
    ]);
  });
  const whole = Buffer.concat([...parts, Buffer.from("--steel--\r\n")]);
  const content = dice.chance(0.1) ? whole.subarray(0, dice.below(whole.length)) : whole;
  return { type: `multipart/form-data; boundary=${boundary}`, content };
}

export function inChunks(dice: Dice, content: Buffer) {
  const pieces: Buffer[] = [];
  for (let at = 0; at < content.length; ) {
    const piece = content.subarray(at, at + 1 + dice.below(2_000));
    pieces.push(Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from("\r\n"));
    at += piece.length;
  }
  return Buffer.concat([...pieces, Buffer.from("0\r\n\r\n")]);
}
