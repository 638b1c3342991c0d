import { pngPicture } from "./pictures";
import { FIELDS, VALUES, WHOLE } from "./random-words";
import type { Dice } from "./seeded";

const png = (await pngPicture()).buffer;

function makeFields(dice: Dice, ids: readonly string[]): [string, string][] {
  if (dice.chance(0.5)) {
    const whole = Object.entries(dice.pick(WHOLE));
    if (dice.chance(0.4)) whole[dice.below(whole.length)] = [dice.pick(FIELDS), dice.pick(VALUES)];
    return whole.map(([name, value]) => [
      name,
      name === "id" ? dice.pick(ids) : value.replace("rao", `rao${dice.below(1_000)}`),
    ]);
  }
  return Array.from({ length: 1 + dice.below(12) }, (): [string, string] => [
    dice.pick(FIELDS),
    dice.chance(0.1) ? dice.pick(ids) : dice.pick(VALUES),
  ]);
}

export function makeBody(dice: Dice, ids: readonly string[]): { type: string; content: Buffer } {
  const fields = makeFields(dice, ids);
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
  const parts = fields.map(([name, value]) => {
    const isFile = ["file", "banerImage", "sideImage"].includes(name);
    const about = isFile
      ? `; filename="${dice.pick(["a.png", "", "../x", "\u00e9.jpg"])}"\r\nContent-Type: image/png`
      : "";
    const content = isFile && dice.chance(0.5) ? png : Buffer.from(value);
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
